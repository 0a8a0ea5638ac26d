import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';

const SegmentChoicesQuery = graphql(`
  query SegmentChoices {
    admin {
      analytics {
        segments {
          id
          name
          noun
        }
      }
    }
  }
`);

const NOTHING = [] as const;

/** The segments that the reader may use, loaded once they are needed. */
export function useSegmentChoices(isNeeded: boolean) {
  const fresh = { fetchPolicy: 'cache-and-network' } as const;
  const { data } = useQuery(SegmentChoicesQuery, isNeeded ? fresh : skipToken);
  return data?.admin?.analytics.segments ?? NOTHING;
}
