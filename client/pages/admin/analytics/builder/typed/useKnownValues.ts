import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { KnownValue } from '#schema/analytics/typed/segments.ts';

const KnownValuesQuery = graphql(`
  query KnownValues($names: [String!]!) {
    admin {
      analytics {
        model {
          namedValues(names: $names) {
            name
            dimension
            value
            isExact
          }
        }
      }
    }
  }
`);

type Values = ReadonlyMap<string, readonly KnownValue[]>;

interface LookedUp {
  asked: ReadonlySet<string>;
  exact: Values;
  /** Values that have a word beginning with the name. */
  near: Values;
}

const NOTHING: LookedUp = { asked: new Set(), exact: new Map(), near: new Map() };
const PAUSE = 200;

const withValue = (values: Values, name: string, value: KnownValue): Values =>
  new Map([...values, [name, [...(values.get(name) ?? []), value]]]);

/** Companies, places, categories and titles by name, as the server knows them. */
export function useKnownValues() {
  const client = useApolloClient();
  const [looked, setLooked] = useState(NOTHING);
  const [names, lookUp] = useState<readonly string[]>([]);
  const open = names.filter((name) => !looked.asked.has(name));
  const wanted = open.join('\n');
  useEffect(() => {
    if (wanted === '') return undefined;
    const stop = new AbortController();
    const asked = wanted.split('\n');
    const ask = async () => {
      const { data } = await client.query({
        query: KnownValuesQuery,
        variables: { names: asked },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal: stop.signal } },
      });
      if (stop.signal.aborted) return;
      const found = data?.admin?.analytics.model.namedValues ?? [];
      setLooked((before) => {
        let { exact, near } = before;
        for (const { name, dimension, value, isExact } of found) {
          const known = { dimension: dimension.toLowerCase(), value };
          if (isExact) exact = withValue(exact, name, known);
          else near = withValue(near, name, known);
        }
        return { asked: new Set([...before.asked, ...asked]), exact, near };
      });
    };
    // If the server does not answer, the words stay marked, and the next change of the sentence asks again.
    const timer = setTimeout(() => void ask().catch(() => lookUp([])), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, wanted]);
  return { known: looked.exact, near: looked.near, isLooking: open.length > 0, lookUp };
}
