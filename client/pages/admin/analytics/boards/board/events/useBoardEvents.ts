import { useQuery } from '@apollo/client/react';
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

/** What happened, for the time axes of the tiles. Without it, the tiles are complete all the same. */
export function useBoardEvents() {
  const { data } = useQuery(BoardEventsQuery, { fetchPolicy: 'cache-and-network' });
  return data?.admin?.analytics.chartEvents ?? NOTHING;
}

export type BoardEvent = ReturnType<typeof useBoardEvents>[number];
