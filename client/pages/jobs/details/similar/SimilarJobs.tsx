import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { SimilarJob } from './SimilarJob.tsx';
import { useLocalSimilarJobs } from './useLocalSimilarJobs.ts';

export const SimilarJobs_job = graphql(`
  fragment SimilarJobs_job on Job {
    id
    ...LocalSimilarJobs_job
  }
`);

export const SimilarJobsQuery = graphql(`
  query SimilarJobs($id: ID!) {
    job(id: $id) {
      id
      similar {
        id
        ...SimilarJob_job
      }
    }
  }
`);

/** Chosen by the server. If it does not respond, the same weights are applied to the jobs that are available. */
export function SimilarJobs(props: { job: FragmentType<typeof SimilarJobs_job> }) {
  const job = readFragment(SimilarJobs_job, props.job);
  const t = useTranslations('jobs');
  const { data, error } = useQuery(SimilarJobsQuery, { variables: { id: job.id } });
  const local = useLocalSimilarJobs(job, Boolean(error));
  const jobs = data ? (data.job?.similar ?? []) : local;

  return (
    <Card as="section" aria-labelledby="similar-jobs" aria-busy={!jobs}>
      <h2 id="similar-jobs" className="mb-1 text-lg">
        {t('similar.heading')}
      </h2>
      {error && <p className="text-xs text-soft">{t('similar.local')}</p>}
      {!jobs && (
        <p role="status" className="py-3 text-sm text-soft">
          {t('similar.loading')}
        </p>
      )}
      {jobs?.length === 0 && <p className="py-3 text-sm text-soft">{t('similar.none')}</p>}
      {jobs && jobs.length > 0 && (
        <ul className="divide-y divide-line">
          {jobs.map((similar) => (
            <li key={similar.id}>
              <SimilarJob job={similar} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
