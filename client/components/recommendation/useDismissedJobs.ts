import type { WatchQueryFetchPolicy } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';

export const DismissedJobs_viewer = graphql(`
  fragment DismissedJobs_viewer on Viewer {
    dismissedJobs {
      jobId
      reason
    }
  }
`);

const DismissedJobsQuery = graphql(`
  query DismissedJobs {
    viewer {
      ...DismissedJobs_viewer
    }
  }
`);

/** The jobs a signed-in seeker does not want to see; undefined for others, and until the server has answered. */
export function useDismissedJobs(fetchPolicy: WatchQueryFetchPolicy = 'cache-first') {
  const { status, user } = useSession();
  const isSeeker = status === 'member' && user?.role === 'JOB_SEEKER';
  const { data } = useQuery(DismissedJobsQuery, isSeeker ? { fetchPolicy } : skipToken);
  return readFragment(DismissedJobs_viewer, data?.viewer)?.dismissedJobs;
}
