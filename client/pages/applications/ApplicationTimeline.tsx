import { useTranslations } from 'use-intl';
import { EventText } from '#client/components/applications/EventText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const ApplicationTimeline_application = graphql(`
  fragment ApplicationTimeline_application on Application {
    id
    events {
      id
      at
      ...EventText_event
    }
  }
`);

interface ApplicationTimelineProps {
  application: FragmentType<typeof ApplicationTimeline_application>;
}

/** The events, newest first, with relative and exact times. */
export function ApplicationTimeline(props: ApplicationTimelineProps) {
  const application = readFragment(ApplicationTimeline_application, props.application);
  const t = useTranslations('applications');
  const time = useTimeWords();
  const events = application.events.map((event) => ({
    ...event,
    ago: time.ago(event.at),
    full: time.full(event.at),
  }));
  return (
    <ol aria-label={t('card.timeline')} className="text-sm">
      {events.toReversed().map(({ ago, full, ...event }, index) => (
        <li
          key={event.id}
          className="relative grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3 pb-2 last:pb-0 not-last:before:absolute not-last:before:top-4 not-last:before:bottom-[-0.3rem] not-last:before:left-[0.31rem] not-last:before:w-0.5 not-last:before:bg-line"
        >
          <span
            aria-hidden="true"
            className={`mt-1.5 size-3 rounded-full ${index === 0 ? 'bg-ink' : 'bg-edge'}`}
          />
          <p>
            <span className={index === 0 ? 'font-semibold' : ''}>
              <EventText event={event} />
            </span>{' '}
            <time dateTime={event.at} className="text-soft">
              {/* What is long ago is a date already. */}
              {!full.startsWith(ago) && <span>{ago} </span>}
              <span className="tabular text-xs max-lg:block">{full}</span>
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
