import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const Timeline_application = graphql(`
  fragment Timeline_application on Application {
    id
    events {
      id
      kind
      at
      actorName
    }
  }
`);

/** Newest first: what happened, when, and who at the company did it. */
export function Timeline(props: { application: FragmentType<typeof Timeline_application> }) {
  const { events } = readFragment(Timeline_application, props.application);
  const t = useTranslations('manageApplications');
  const words = useTranslations('applications');
  const time = useTimeWords();
  return (
    <ol aria-label={t('details.timeline')} className="text-sm">
      {events.toReversed().map(({ id, kind, at, actorName }, index) => (
        <li
          key={id}
          className="relative grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3 pb-3 last:pb-0 not-last:before:absolute not-last:before:top-4 not-last:before:bottom-[-0.3rem] not-last:before:left-[0.31rem] not-last:before:w-0.5 not-last:before:bg-line"
        >
          <span
            aria-hidden="true"
            className={`mt-1.5 size-3 rounded-full ${index === 0 ? 'bg-ink' : 'bg-edge'}`}
          />
          <p>
            <span className={index === 0 ? 'font-semibold' : ''}>{words(`event.${kind}`)}</span>
            {actorName && ` ${t('details.by', { name: actorName })}`}
            <time dateTime={at} className="tabular block text-xs text-soft">
              {time.ago(at)} · {time.full(at)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
