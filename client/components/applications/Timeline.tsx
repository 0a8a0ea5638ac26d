import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { EventText } from './EventText.tsx';

export const Timeline_application = graphql(`
  fragment Timeline_application on Application {
    id
    events {
      id
      at
      actorName
      ...EventText_event
    }
  }
`);

/** Newest first: what happened and when; the company also sees which colleague did it. */
export function Timeline(props: { application: FragmentType<typeof Timeline_application> }) {
  const application = readFragment(Timeline_application, props.application);
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
          className="relative grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3 pb-3 last:pb-0 not-last:before:absolute not-last:before:top-5 not-last:before:-bottom-1 not-last:before:left-[0.31rem] not-last:before:w-0.5 not-last:before:bg-line"
        >
          <span
            aria-hidden="true"
            className={`mt-1.5 size-3 rounded-full ${index === 0 ? 'bg-ink' : 'bg-edge'}`}
          />
          <p>
            <span className={index === 0 ? 'font-semibold' : ''}>
              <EventText event={event} />
            </span>
            {event.actorName && ` ${t('card.by', { name: event.actorName })}`}
            <time dateTime={event.at} className="tabular block text-xs text-soft">
              {/* For an event long ago, `ago` is already the date. */}
              {!full.startsWith(ago) && `${ago} · `}
              {full}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
