import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { AnalyticsDimension } from '#client/gql/graphql.ts';

const FilterChoicesQuery = graphql(`
  query FilterChoices(
    $key: AnalyticsDimension!
    $other: AnalyticsDimension!
    $hasOther: Boolean!
    $search: String
  ) {
    admin {
      analytics {
        model {
          dimension(key: $key) {
            suggestions(search: $search, first: 8)
          }
          other: dimension(key: $other) @include(if: $hasOther) {
            suggestions(search: $search, first: 8)
          }
        }
      }
    }
  }
`);

const PAUSE = 150;

/** Values of one or two dimensions that match the typed text, once the field is used. */
export function useFilterChoices(
  dimensions: readonly [string, string?],
  typed: string,
  isUsed: boolean,
): readonly string[] {
  const client = useApolloClient();
  const [found, setFound] = useState<readonly string[]>([]);
  const [first, second] = dimensions;
  const search = typed.trim();
  useEffect(() => {
    if (!isUsed) return undefined;
    const stop = new AbortController();
    const key = (dimension: string) => dimension.toUpperCase() as AnalyticsDimension;
    const ask = async () => {
      const { data } = await client.query({
        query: FilterChoicesQuery,
        variables: {
          key: key(first),
          other: key(second ?? first),
          hasOther: second !== undefined,
          search: search || null,
        },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal: stop.signal } },
      });
      const { dimension, other } = data?.admin?.analytics.model ?? {};
      // Chandigarh is a state and a district.
      const all = new Set([...(dimension?.suggestions ?? []), ...(other?.suggestions ?? [])]);
      if (!stop.signal.aborted) setFound([...all]);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, first, second, search, isUsed]);
  return found;
}
