import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';

export const BoardEventsQuery = graphql(`
  query BoardEvents {
    admin {
      analytics {
        chartEvents {
          id
          kind
          at
          day
          name
        }
      }
    }
  }
`);

const NOTHING = [] as const;

/** The events on the time axes of charts. If they cannot be loaded, the charts are shown without them. */
export function useBoardEvents({ isNeeded = true } = {}) {
  const fresh = { fetchPolicy: 'cache-and-network' } as const;
  const { data } = useQuery(BoardEventsQuery, isNeeded ? fresh : skipToken);
  return data?.admin?.analytics.chartEvents ?? NOTHING;
}

export type BoardEvent = ReturnType<typeof useBoardEvents>[number];
