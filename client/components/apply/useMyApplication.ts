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

/** The user's own application for a job, for logged-in seekers. One query however many buttons the page has. */
export function useMyApplication(jobId: string) {
  const { status, user } = useSession();
  const isSeeker = status === 'member' && user?.role === 'JOB_SEEKER';
  const { data } = useQuery(MyApplicationQuery, isSeeker ? { variables: { jobId } } : skipToken);
  return data?.job?.myApplication ?? null;
}
