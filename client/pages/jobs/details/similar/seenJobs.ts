import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';
import type { Candidate } from './useLocalSimilarJobs.ts';

const SeenJobs_job = graphql(`
  fragment SeenJobs_job on Job {
    id
    ...LocalSimilarJobs_job
    ...SimilarJob_job
  }
`);

/** The cached jobs with enough data to be compared and shown. */
export function seenJobs({ cache }: ApolloClient): Candidate[] {
  const stored = Object.keys(cache.extract() as object).filter((id) => id.startsWith('Job:'));
  return stored.flatMap((id) => {
    const job = cache.readFragment({ id, fragment: SeenJobs_job, fragmentName: 'SeenJobs_job' });
    return job ? [job] : [];
  });
}
