import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { ListVariables } from '#client/pages/manageJobs/ownJobsAddress.ts';
import { CHANGED_JOBS_MAX } from '#schema/options/screens/ownJobs.ts';
import type { OwnJob } from './jobActions.ts';

const EveryJobQuery = graphql(`
  query EveryJob($search: String, $show: OwnJobsShown!, $sort: OwnJobsSort!, $first: Int!) {
    viewer {
      jobs(first: $first, search: $search, show: $show, sort: $sort) {
        nodes {
          id
          title
          status
          standing
          isFeatured
          isHot
          applicationDeadline
          renewableFrom
          views
          applicationsCount
        }
      }
    }
  }
`);

/** As many jobs of the list as can be changed at once, including pages that were not opened. */
export function useEveryJob({ search, show, sort }: ListVariables) {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const ask = async (): Promise<OwnJob[]> => {
    setAsking(true);
    const variables = { search, show, sort, first: CHANGED_JOBS_MAX };
    const answer = await client
      .query({ query: EveryJobQuery, variables, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    setAsking(false);
    return answer?.data?.viewer?.jobs.nodes ?? [];
  };
  return { asking, ask };
}
