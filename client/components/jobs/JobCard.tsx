import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { VerifiedBadge } from '#client/components/company/VerifiedBadge.tsx';
import { JobPay } from './JobPay.tsx';
import { SaveJobButton } from '#client/components/savedJobs/SaveJobButton.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';

export const JobCard_job = graphql(`
  fragment JobCard_job on Job {
    id
    title
    company {
      id
      slug
      name
      ...CompanyLogo_company
      ...VerifiedBadge_company
    }
    location
    type
    isRemote
    isFeatured
    isHot
    postedAt
    ...JobPay_job
  }
`);

interface JobCardProps {
  job: FragmentType<typeof JobCard_job>;
  headingLevel?: 2 | 3;
  /** A list-specific note, for example that applications are closed. */
  mark?: ReactNode;
}

/** A job at a glance: title, company, place, pay, type, age and saved state. The whole card is a link. */
export function JobCard({ headingLevel = 3, mark, ...props }: JobCardProps) {
  const job = readFragment(JobCard_job, props.job);
  const t = useTranslations('jobFacts');
  const time = useTimeWords();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card
      as="article"
      lifts
      className="relative grid h-full grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-3.5 has-[a:focus-visible]:ring-here"
    >
      <CompanyLogo company={job.company} />
      <div>
        <Heading className="text-[1.125rem] leading-snug">
          <Link
            to={`/job-details/${job.id}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none"
          >
            {job.title}
          </Link>
        </Heading>
        <p className="flex text-sm text-soft">
          <Link
            to={`/companies/${job.company.slug}`}
            className="relative z-1 line-clamp-2 min-h-6 rounded-tag hover:text-text hover:underline"
          >
            {job.company.name}
          </Link>
        </p>
        <VerifiedBadge company={job.company} className="relative z-1" />
      </div>
      <SaveJobButton jobId={job.id} title={job.title} className="relative z-1 -mt-2 -mr-2 -ml-3" />
      <div className="col-span-3 mt-3 flex flex-col gap-3 text-sm text-soft xs:col-span-2 xs:col-start-2">
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {job.location && <span>{job.location}</span>}
          <JobPay job={job} />
        </p>
        <p className="flex flex-wrap items-center gap-2">
          {mark}
          {job.isFeatured && <Tag tone="accent">{t('mark.featured')}</Tag>}
          {job.isHot && <Tag tone="accent">{t('mark.hot')}</Tag>}
          <Tag>{t(`type.${job.type}`)}</Tag>
          {job.isRemote && <Tag>{t('mark.remote')}</Tag>}
          <time dateTime={job.postedAt} title={time.full(job.postedAt)} className="md:ml-auto">
            {time.jobAge(job.postedAt)}
          </time>
        </p>
      </div>
    </Card>
  );
}
