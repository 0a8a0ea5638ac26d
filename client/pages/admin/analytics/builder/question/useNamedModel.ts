import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { AnalyticsDimension } from '#client/gql/graphql.ts';
import { namedKeysIn } from '#schema/analytics/namedKeys.ts';
import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import type { Model } from './model.ts';

const NamedModelQuery = graphql(`
  query NamedModel($keys: [AnalyticsGroupKeyInput!]!) {
    admin {
      analytics {
        keyNames(keys: $keys)
      }
    }
  }
`);

/** The model with the names of the companies, jobs, categories and API keys in the filter. */
export function useNamedModel(model: Model, filter: AnalyticsFilter | null | undefined): Model {
  const keys = useMemo(() => (filter ? namedKeysIn(filter) : []), [filter]);
  const variables = {
    keys: keys.map(({ dimension, key }) => ({
      dimension: dimension.toUpperCase() as AnalyticsDimension,
      key,
    })),
  };
  const { data } = useQuery(
    NamedModelQuery,
    keys.length > 0 ? { variables, fetchPolicy: 'no-cache' } : skipToken,
  );
  const names = data?.admin?.analytics.keyNames;
  return useMemo(() => {
    const nameOf = (dimension: string, key: string) =>
      names?.[keys.findIndex((one) => one.dimension === dimension && one.key === key)];
    const labelOf: Model['labelOf'] = (dimension, key) =>
      nameOf(dimension, key) ?? model.labelOf(dimension, key);
    return { ...model, labelOf };
  }, [model, keys, names]);
}
