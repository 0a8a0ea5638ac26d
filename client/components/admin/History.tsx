import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { ActivityItem } from './activity/ActivityItem.tsx';

export const History_activity = graphql(`
  fragment History_activity on ActivityConnection {
    totalCount
    nodes {
      id
      ...ActivityItem_entry
    }
  }
`);

interface HistoryProps {
  /** `activity(subjectKind: …, subjectId: …)` for the subject of the page. */
  activity: FragmentType<typeof History_activity>;
  subject: { kind: string; id: string };
}

/** The activity of one subject, newest first. The full log has the rest. */
export function History({ subject, ...props }: HistoryProps) {
  const t = useTranslations('activity');
  const { nodes, totalCount } = readFragment(History_activity, props.activity);
  const query = new URLSearchParams({ kind: subject.kind, subject: subject.id });
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-lg">
        {t('history.title')}
      </h2>
      {nodes.length === 0 && <p className="mt-2 text-soft">{t('history.none')}</p>}
      {nodes.length > 0 && (
        <ol className="mt-2 divide-y divide-line">
          {nodes.map((entry) => (
            <ActivityItem key={entry.id} entry={entry} withSubject={false} />
          ))}
        </ol>
      )}
      {totalCount > nodes.length && (
        <Link
          to={`/admin/activity?${query.toString()}`}
          className="hit-44 text-link mt-3 inline-block"
        >
          {t('history.all', { count: totalCount })}
        </Link>
      )}
    </section>
  );
}
