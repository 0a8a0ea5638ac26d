import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { AnalyticsFigureInput, FigureRowsQuery as RowsData } from '#client/gql/graphql.ts';
import type { AnalyticsFigureQuestion } from '#schema/analytics/figureRows.ts';
import { inputOfFigure } from '#schema/analytics/graphqlForm.ts';

const FigureRowsQuery = graphql(`
  query FigureRows($figure: AnalyticsFigureInput!, $first: Int!, $after: String) {
    admin {
      analytics {
        rows(figure: $figure, first: $first, after: $after) {
          nodes {
            ...FigureRowItem_row
          }
          question
          measure
          part
          parts
          timeZone
          address
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        model {
          measures {
            key
            name
            unit
            dimensions
          }
          dimensions {
            key
            name
          }
        }
      }
    }
  }
`);

type Analytics = NonNullable<RowsData['admin']>['analytics'];
export type RowList = Analytics['rows'];

interface State {
  /** The figure the state belongs to. */
  of: string;
  list: RowList | null;
  /** The list that was shown for another figure. Its controls stay while this one is loaded. */
  last: RowList | null;
  model: Analytics['model'] | null;
  error: unknown;
  isLoading: boolean;
}

const PAGE = 25;

/** The rows behind a figure, page after page. Not cached: nobody else reads them. */
export function useFigureRows(figure: AnalyticsFigureQuestion) {
  const client = useApolloClient();
  const of = JSON.stringify(figure);
  const [state, setState] = useState<State>(() => emptyState(of));
  const [tries, setTries] = useState(0);
  const ask = useCallback(
    async (before: RowList | null, signal: AbortSignal) => {
      const set = (part: Partial<State>) => {
        if (signal.aborted) return;
        setState((now) => ({ ...stateOf(of, now), ...part }));
      };
      set({ isLoading: true, error: undefined });
      try {
        const { data } = await client.query({
          query: FigureRowsQuery,
          variables: {
            figure: inputOfFigure<AnalyticsFigureInput>(JSON.parse(of) as AnalyticsFigureQuestion),
            first: PAGE,
            after: before?.pageInfo.endCursor ?? null,
          },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal } },
        });
        if (!data?.admin) throw new Error();
        const { rows, model } = data.admin.analytics;
        const nodes = [...(before?.nodes ?? []), ...rows.nodes];
        set({ list: { ...rows, nodes }, model, isLoading: false });
      } catch (error) {
        set({ error: error ?? new Error(), isLoading: false });
      }
    },
    [client, of],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void ask(null, leaving.signal);
    return () => leaving.abort();
  }, [ask, tries]);
  const shown = stateOf(of, state);
  return {
    ...shown,
    retry: () => setTries((count) => count + 1),
    more: () => void ask(shown.list, new AbortController().signal),
  };
}

const stateOf = (of: string, now: State): State =>
  now.of === of ? now : { ...emptyState(of), last: now.list ?? now.last, model: now.model };

const emptyState = (of: string): State => ({
  of,
  list: null,
  last: null,
  model: null,
  error: undefined,
  isLoading: true,
});
