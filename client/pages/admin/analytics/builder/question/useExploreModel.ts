import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { modelOf } from './model.ts';

const ExploreModelQuery = graphql(`
  query ExploreModel {
    admin {
      analytics {
        model {
          subjects {
            key
            name
          }
          measures {
            key
            name
            description
            unit
            source
            subject
            isAdditive
            betterWhen
            isStock
            isPersonal
            stepOf
            dimensions
            segmentNouns
          }
          dimensions {
            key
            name
            description
            kind
            isPersonal
            values {
              key
              label
            }
          }
          timeZones
        }
        segments {
          id
          name
          noun
          conditions
        }
      }
    }
  }
`);

/** The model of available fields, in the reader's language. Not cached, because nothing in it has an id. */
export function useExploreModel() {
  const t = useTranslations('analytics');
  const { data, error, loading, refetch } = useQuery(ExploreModelQuery, {
    fetchPolicy: 'no-cache',
  });
  const raw = data?.admin?.analytics;
  const model = useMemo(
    () =>
      raw &&
      modelOf(
        raw.model,
        { yes: t('builder.filter.yes'), no: t('builder.filter.no') },
        raw.segments,
      ),
    [raw, t],
  );
  return { model, error, loading, retry: () => void refetch().catch(() => undefined) };
}
