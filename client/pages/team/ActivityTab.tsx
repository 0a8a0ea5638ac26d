import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { LoadMore } from '#client/ui/ShowMore.tsx';
import { useActivityWords } from '#client/components/admin/activity/useActivityWords.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const ActivityTabQuery = graphql(`
  query ActivityTab($before: String) {
    viewer {
      id
      teamActivity(before: $before) {
        id
        at
        action
        actorName
        isKey
        subjectName
      }
    }
  }
`);

/** The server sends this many entries at a time. */
const AT_ONCE = 50;

/** Who did what for the company, the latest first. */
export function ActivityTab() {
  const t = useTranslations('team');
  const words = useActivityWords();
  const time = useTimeWords();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, loading, refetch, fetchMore } = useQuery(ActivityTabQuery, {
    fetchPolicy: 'network-only',
  });
  const [hasEnded, setEnded] = useState(false);
  const entries = data?.viewer?.teamActivity;
  if (!entries) {
    if (!error) return <Skeleton className="h-64 w-full" />;
    return <LoadFailed message={t('failed')} error={error} retrying={loading} onRetry={refetch} />;
  }
  if (entries.length === 0)
    return (
      <EmptyState drawing="folder" title={t('activity.none')} message={t('activity.noneMessage')} />
    );
  const more = async () => {
    const { data: next } = await fetchMore({
      variables: { before: entries.at(-1)!.id },
      updateQuery: (before, { fetchMoreResult: { viewer } }) => {
        if (!before.viewer || !viewer) return before;
        const teamActivity = [...before.viewer.teamActivity, ...viewer.teamActivity];
        return { viewer: { ...before.viewer, teamActivity } };
      },
    });
    setEnded(next?.viewer?.teamActivity.length === 0);
  };
  return (
    <>
      <ul ref={list} className="rounded-card border border-line bg-card">
        {entries.map(({ id, at, action, actorName, isKey, subjectName }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-3 last:border-b-0"
          >
            <p className="min-w-0">
              <span className="font-semibold">{words.action(action)}</span>
              {subjectName && <span className="break-words">: {subjectName}</span>}
              <span className="block text-sm text-soft">
                {actorName
                  ? t(isKey ? 'activity.byKey' : 'activity.by', { name: actorName })
                  : t('activity.byNobody')}
              </span>
            </p>
            <time dateTime={at} title={time.full(at)} className="text-sm text-soft">
              {time.ago(at)}
            </time>
          </li>
        ))}
      </ul>
      {entries.length % AT_ONCE === 0 && !hasEnded && (
        <p className="mt-4 text-center">
          <LoadMore list={list} load={more}>
            {t('activity.more')}
          </LoadMore>
        </p>
      )}
    </>
  );
}
