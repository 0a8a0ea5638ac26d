import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';

const MyApplicationQuery = graphql(`
  query MyApplication($jobId: ID!) {
    job(id: $jobId) {
      id
      myApplication {
        id
        ...AppliedMark_application
      }
    }
  }
`);

/** One's own application for a job, for seekers who are logged in; one question however many buttons stand on the page. */
export function useMyApplication(jobId: string) {
  const { status, user } = useSession();
  const isSeeker = status === 'member' && user?.role === 'JOB_SEEKER';
  const { data } = useQuery(MyApplicationQuery, isSeeker ? { variables: { jobId } } : skipToken);
  return data?.job?.myApplication ?? null;
}
