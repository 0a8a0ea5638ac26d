import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';

export const SavedJobsQuery = graphql(`
  query SavedJobs {
    viewer {
      savedJobIds
    }
  }
`);

/** One query for every save button and badge; undefined for guests, and until the server has answered. */
export function useSavedJobs(): readonly string[] | undefined {
  const { status } = useSession();
  const { data } = useQuery(SavedJobsQuery, status === 'member' ? {} : skipToken);
  return data?.viewer?.savedJobIds;
}
