import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { AnalyticsDimension } from '#client/gql/graphql.ts';

const ValueSuggestionsQuery = graphql(`
  query ValueSuggestions($key: AnalyticsDimension!, $search: String) {
    admin {
      analytics {
        model {
          dimension(key: $key) {
            suggestions(search: $search, first: 12)
          }
        }
      }
    }
  }
`);

const PAUSE = 150;

/** Values of the dimension that match the typed text; none while loading, because any text can be typed. */
export function useValueSuggestions(dimension: string, typed: string): readonly string[] {
  const client = useApolloClient();
  const [found, setFound] = useState<{ key: string; values: readonly string[] } | null>(null);
  const search = typed.trim();
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const { data } = await client.query({
        query: ValueSuggestionsQuery,
        variables: {
          key: dimension.toUpperCase() as AnalyticsDimension,
          search: search || null,
        },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal: stop.signal } },
      });
      const values = data?.admin?.analytics.model.dimension?.suggestions ?? [];
      if (!stop.signal.aborted) setFound({ key: dimension, values });
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, dimension, search]);
  return found?.key === dimension ? found.values : [];
}
