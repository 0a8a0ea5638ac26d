import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { PageMeta } from '#client/lib/page.ts';
import type { Translators } from '#client/lib/words.ts';
import { jobPosting } from './posting/jobPosting.ts';

export const JobMeta_job = graphql(`
  fragment JobMeta_job on Job {
    id
    title
    place
    isRemote
    standing
    description
    company {
      id
      name
      logoUrl
    }
    ...JobPosting_job
  }
`);

export interface JobMetaData {
  /** Null if the job could not be queried. */
  origin: string | null;
  job: FragmentType<typeof JobMeta_job> | null;
  /** Set if the employer has removed the job. */
  isGone?: boolean;
}

const DESCRIPTION_LENGTH = 155;

export function jobMeta(words: Translators, data: JobMetaData | undefined): PageMeta {
  const t = words('jobs');
  if (!data?.job) {
    if (data?.isGone) return { title: t('gone.title'), noindex: true };
    return { title: t(data?.origin ? 'missing.title' : 'failed.title'), noindex: true };
  }
  const job = readFragment(JobMeta_job, data.job);
  const place = job.place || (job.isRemote ? words('jobFacts')('mark.remote') : '');
  const title = t(place ? 'meta.titleInPlace' : 'meta.title', {
    title: job.title,
    company: job.company.name,
    place,
  });
  const about: PageMeta = { title, description: shorten(job.description), type: 'article' };
  if (job.standing !== 'LIVE') return { ...about, noindex: true };
  const posting = jobPosting(job, { origin: data.origin ?? '', remoteSentence: t('text.remote') });
  return {
    ...about,
    canonical: `/job-details/${job.id}`,
    ...(job.company.logoUrl && { image: job.company.logoUrl }),
    jsonLd: [posting],
  };
}

/** Cuts at the end of a word. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
