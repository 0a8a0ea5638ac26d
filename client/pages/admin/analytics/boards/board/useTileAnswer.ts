import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from '#client/gql/gql.ts';
import { backgroundRequest } from '#client/lib/apollo/useFreshQuery.ts';
import type {
  AnalyticsQueryInput,
  TileAnswerQuery as TileAnswerData,
} from '#client/gql/graphql.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';
import type { QueryQueue } from './queryQueue.ts';

const TileAnswerQuery = graphql(`
  query TileAnswer($query: AnalyticsQueryInput!) {
    admin {
      analytics {
        answer(query: $query) {
          from
          to
          timeZone
          grain
          readAt
          ...AnalyticsChart_answer
        }
      }
    }
  }
`);

type TileAnswer = NonNullable<TileAnswerData['admin']>['analytics']['answer'];

interface TileRequest {
  /** Null: it cannot be queried. */
  query: AnalyticsQuery | null;
  /** Wait until it is near the viewport. */
  isWanted: boolean;
  queue: QueryQueue;
  /** Counts the refreshes of the whole dashboard. */
  round: number;
  /** The dashboard refreshes by itself. */
  isWatched: boolean;
}

interface State {
  answer: TileAnswer | null;
  error: unknown;
  isLoading: boolean;
  isSlow: boolean;
}

const SLOW_MS = 4_000;
const NOTHING: State = { answer: null, error: undefined, isLoading: false, isSlow: false };

/** The result of one tile. An earlier result stays during a refresh and after a failure. */
export function useTileAnswer({ query, isWanted, queue, round, isWatched }: TileRequest) {
  const client = useApolloClient();
  const [state, setState] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  const text = query && JSON.stringify(query);
  const contextOf = useEffectEvent((signal: AbortSignal) => ({
    ...(isWatched && backgroundRequest),
    fetchOptions: { signal },
  }));
  useEffect(() => {
    if (!isWanted || !text) return undefined;
    const leaving = new AbortController();
    const set = (part: Partial<State>) => {
      if (!leaving.signal.aborted) setState((state) => ({ ...state, ...part }));
    };
    set({ isLoading: true, isSlow: false });
    const ask = async () => {
      const slow = setTimeout(() => set({ isSlow: true }), SLOW_MS);
      try {
        const { data } = await client.query({
          query: TileAnswerQuery,
          variables: {
            query: inputOfQuery<AnalyticsQueryInput>(JSON.parse(text) as AnalyticsQuery),
          },
          // Not cached: thousands of rows that nothing else reads.
          fetchPolicy: 'no-cache',
          context: contextOf(leaving.signal),
        });
        set({ answer: data?.admin?.analytics.answer ?? null, error: undefined });
      } catch (error) {
        set({ error: error ?? new Error() });
      } finally {
        clearTimeout(slow);
        set({ isLoading: false, isSlow: false });
      }
    };
    const leaveLine = queue.take(ask);
    return () => {
      leaveLine();
      leaving.abort();
    };
  }, [client, isWanted, text, queue, round, tries]);
  return { ...state, retry: () => setTries((count) => count + 1) };
}
