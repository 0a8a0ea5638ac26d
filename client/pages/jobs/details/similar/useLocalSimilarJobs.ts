import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { mostSimilar } from '#schema/similarJobs.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { SimilarJob_job } from './SimilarJob.tsx';
import { seenJobs } from './seenJobs.ts';

export const LocalSimilarJobs_job = graphql(`
  fragment LocalSimilarJobs_job on Job {
    id
    title
    location
    type
    industry
    experienceLevel
    category {
      id
    }
  }
`);

const LocalSimilarJobsQuery = graphql(`
  query LocalSimilarJobs {
    jobs(first: 100) {
      nodes {
        id
        ...LocalSimilarJobs_job
        ...SimilarJob_job
      }
    }
  }
`);

type Similar = FragmentType<typeof SimilarJob_job> & { id: string };

/** Undefined until loaded. Only queried if the server could not choose. */
export function useLocalSimilarJobs(
  job: FragmentType<typeof LocalSimilarJobs_job>,
  isWanted: boolean,
): readonly Similar[] | undefined {
  const client = useApolloClient();
  const [found, setFound] = useState<readonly Similar[]>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const choose = (others: readonly Candidate[]) => {
      const compared = others.map((other) => ({ ...comparable(other), other }));
      if (isHere) setFound(mostSimilar(comparable(job), compared).map(({ other }) => other));
    };
    client.query({ query: LocalSimilarJobsQuery }).then(
      ({ data }) => choose(data?.jobs.nodes ?? []),
      // Not even a list is available: use the jobs seen on this visit.
      () => choose(seenJobs(client)),
    );
    return () => {
      isHere = false;
    };
  }, [client, job, isWanted]);
  return found;
}

export type Candidate = Similar & FragmentType<typeof LocalSimilarJobs_job>;

function comparable(of: FragmentType<typeof LocalSimilarJobs_job>) {
  const { category, ...job } = readFragment(LocalSimilarJobs_job, of);
  return { ...job, categoryId: category?.id ?? null };
}
