import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { NothingHere } from '#client/components/NothingHere.tsx';
import { graphql } from '#client/gql/gql.ts';
import { SimilarJob } from '#client/pages/jobs/details/similar/SimilarJob.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Container } from '#client/ui/Container.tsx';
import { JobSkeleton } from './JobSkeleton.tsx';

export const JobGoneQuery = graphql(`
  query JobGone($id: ID!) {
    goneJob(id: $id) {
      id
      similar {
        id
        ...SimilarJob_job
      }
    }
  }
`);

/** Shows nothing of a removed job. Visitors from an old link are offered similar ones. */
export function JobGone({ id }: { id: string }) {
  const t = useTranslations('jobs');
  const { data, loading } = useQuery(JobGoneQuery, { variables: { id } });
  if (loading && !data) return <JobSkeleton />;
  if (!data?.goneJob) return <JobMissing />;
  const { similar } = data.goneJob;
  return (
    <>
      <NothingHere title={t('gone.title')} message={t('gone.message')} label={t('missing.back')} />
      {similar.length > 0 && (
        <Container width="message" className="pb-14">
          <Card as="section" aria-labelledby="similar-jobs">
            <h2 id="similar-jobs" className="mb-1 text-lg">
              {t('similar.heading')}
            </h2>
            <ul className="divide-y divide-line">
              {similar.map((job) => (
                <li key={job.id}>
                  <SimilarJob job={job} />
                </li>
              ))}
            </ul>
          </Card>
        </Container>
      )}
    </>
  );
}

function JobMissing() {
  const t = useTranslations('jobs');
  return (
    <NothingHere
      title={t('missing.title')}
      message={t('missing.message')}
      label={t('missing.back')}
    />
  );
}
