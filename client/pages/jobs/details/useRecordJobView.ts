import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { JobViewSource } from '#client/gql/graphql.ts';
import { placeInLastSearch } from '#client/lib/lastSearch.ts';
import { useLocation } from '#client/lib/routing.ts';
import { settledSession } from '#client/lib/session.ts';
import { languageOfPath, withoutLanguage } from '#schema/options/localePaths.ts';

const RecordJobViewMutation = graphql(`
  mutation RecordJobView($input: RecordJobViewInput!) {
    recordJobView(input: $input) {
      counted
    }
  }
`);

type Location = ReturnType<typeof useLocation>;

const SOURCES: Readonly<Record<string, JobViewSource>> = {
  similar: 'SIMILAR',
  company: 'COMPANY',
  saved: 'SAVED',
  home: 'HOME',
  application: 'DIRECT',
};

/** Records a view once, when the page is really seen, without waiting. The server decides whether it counts. */
export function useRecordJobView(jobId: string, isOpen: boolean): void {
  const client = useApolloClient();
  const location = useLocation();
  const [arrival] = useState(location);
  useEffect(() => {
    if (!isOpen) return undefined;
    const record = () => {
      const source = sourceOf(arrival);
      if (document.visibilityState !== 'visible' || isPrerendered()) return;
      stop();
      void settledSession()
        .then(() =>
          client.mutate({
            mutation: RecordJobViewMutation,
            variables: {
              input: { jobId, source, ...(source === 'SEARCH' && placeInLastSearch(jobId)) },
            },
            fetchPolicy: 'no-cache',
          }),
        )
        .then(() => markSeen(client.cache, jobId))
        .catch(() => undefined);
    };
    const stop = () => {
      document.removeEventListener('visibilitychange', record);
      document.removeEventListener('prerenderingchange', record);
    };
    document.addEventListener('visibilitychange', record);
    document.addEventListener('prerenderingchange', record);
    record();
    return stop;
  }, [client, jobId, isOpen, arrival]);
}

/** Lists mark the job from now on, if they have asked for the marks. */
function markSeen(cache: ApolloCache, jobId: string): void {
  cache.modify({
    id: 'Viewer:{}',
    fields: {
      jobMarks: (stored) => {
        const { viewedJobIds, ...others } = stored as { viewedJobIds: readonly string[] };
        const rest = viewedJobIds.filter((id) => id !== jobId);
        return { ...others, viewedJobIds: [jobId, ...rest] };
      },
    },
  });
}

function isPrerendered(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}

const PLACES: readonly [RegExp, JobViewSource][] = [
  [/^\/(home)?$/, 'HOME'],
  [/^\/companies\//, 'COMPANY'],
  [/^\/job-details\//, 'SIMILAR'],
  [/^\/saved-jobs$/, 'SAVED'],
];

/**
 * Links name the place they are in. Links without a name are in the lists of search results. A link that was followed
 * before its page was hydrated has no name, but the browser knows the page it came from.
 */
function sourceOf({ state, search, key }: Location): JobViewSource {
  if (new URLSearchParams(search).get('from') === 'alert') return 'ALERT';
  const named = SOURCES[(state as { from?: string } | null)?.from ?? ''];
  if (named) return named;
  return key === 'default' ? sourceOfDocument(document.referrer) : 'SEARCH';
}

function sourceOfDocument(referrer: string): JobViewSource {
  if (!referrer.startsWith(`${location.origin}/`)) return 'DIRECT';
  const { pathname } = new URL(referrer);
  const path = languageOfPath(pathname) ? withoutLanguage(pathname) : pathname;
  return PLACES.find(([place]) => place.test(path))?.[1] ?? 'SEARCH';
}
