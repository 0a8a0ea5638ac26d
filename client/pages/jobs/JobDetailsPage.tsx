import { useQuery } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import {
  answerWithStatus,
  type AskAndKeep,
  type MetaArgs,
  type PageLoaderArgs,
} from '#client/lib/page.ts';
import { useParams } from '#client/lib/routing.ts';
import { jobMeta, type JobMetaData } from './jobMeta.ts';
import { JobDetails } from './details/JobDetails.tsx';
import { JobFailed } from './details/states/JobFailed.tsx';
import { JobGone, JobGoneQuery } from './details/states/JobGone.tsx';
import { JobSkeleton } from './details/states/JobSkeleton.tsx';
import { JobStatisticsQuery } from './details/JobStatistics.tsx';
import { SimilarJobsQuery } from './details/similar/SimilarJobs.tsx';

const JobDetailsPageQuery = graphql(`
  query JobDetailsPage($id: ID!) {
    job(id: $id) {
      id
      standing
      ...JobDetails_job
      ...JobMeta_job
    }
  }
`);

/** Data that may fail separately is queried separately. Only the server waits for it. */
export async function loader({ client, params, request }: PageLoaderArgs) {
  const variables = { id: params.jobId ?? '' };
  const parts = Promise.allSettled([
    client.query({ query: JobStatisticsQuery, variables }),
    client.query({ query: SimilarJobsQuery, variables }),
  ]);
  const asked = client.query({ query: JobDetailsPageQuery, variables });
  // Without a response, a browser shows the failure with a retry button; the server must throw.
  const { data } = import.meta.env.SSR ? await asked : await asked.catch(() => ({ data: null }));
  if (import.meta.env.SSR) await parts;
  if (!data) return { origin: null, job: null };
  const { origin } = new URL(request.url);
  if (data.job) {
    const found: JobMetaData = { origin, job: data.job };
    return answerWithStatus(found, data.job.standing === 'LIVE' ? 200 : 410);
  }
  const rest = client.query({ query: JobGoneQuery, variables });
  const isGone = Boolean(
    (import.meta.env.SSR ? await rest : await rest.catch(() => null))?.data?.goneJob,
  );
  const none: JobMetaData = { origin, job: null, isGone };
  return answerWithStatus(none, isGone ? 410 : 404);
}

export async function keep(ask: AskAndKeep, { jobId = '' }: PageLoaderArgs['params']) {
  await ask(JobDetailsPageQuery, { id: jobId });
  // The employer's questions, to apply without a network.
  const { ApplyDialogQuery } = await import('#client/components/apply/ApplyDialog.tsx');
  await ask(ApplyDialogQuery, { jobId });
  return [];
}

export const meta = ({ words, data }: MetaArgs) => jobMeta(words, data as JobMetaData | undefined);

export function Page() {
  const { jobId: id = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(JobDetailsPageQuery, { variables: { id } });
  if (data?.job) return <JobDetails key={id} job={data.job} />;
  if (data) return <JobGone id={id} />;
  if (error) return <JobFailed error={error} retrying={loading} onRetry={() => void refetch()} />;
  return <JobSkeleton />;
}
