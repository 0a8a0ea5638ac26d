import { Banknote, Briefcase, MapPin } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { IconText } from '#client/ui/figures/IconText.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { CompareButton } from '#client/components/compare/CompareButton.tsx';
import { CompanyAnswers } from '#client/components/company/CompanyAnswers.tsx';
import { VerifiedBadge } from '#client/components/company/VerifiedBadge.tsx';
import { SeekerMarks, useIsSeeker } from './marks/lazySeekerMarks.ts';
import { JobPay } from './JobPay.tsx';
import { JobSkill } from './JobSkill.tsx';
import { SaveJobButton } from '#client/components/savedJobs/SaveJobButton.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { useTextLanguage } from './useTextLanguage.ts';

export const JobCard_job = graphql(`
  fragment JobCard_job on Job {
    id
    title
    company {
      id
      slug
      name
      ...CompanyLogo_company
      ...CompanyAnswers_company
      ...VerifiedBadge_company
    }
    place
    type
    experienceYears
    skills
    summary
    isRemote
    isFeatured
    isHot
    postedAt
    ...JobPay_job
  }
`);

export interface JobCardProps {
  job: FragmentType<typeof JobCard_job>;
  headingLevel?: 2 | 3;
  /** A list-specific note, for example that applications are closed. */
  mark?: ReactNode;
  /** The distance from the place of the search, in kilometres. */
  distance?: number | null;
  /**
   * The page that the list is on, as a view of the job records it; without it, a search or another list of jobs. The
   * company's page says once what is the same for all its jobs.
   */
  from?: 'company' | 'home' | 'saved';
}

/** As many skills as fit on a line; the first ones matter most. */
const SKILLS = 4;

/** The parts of a job in a list, shared by cards and rows. */
export function useJobParts(
  { headingLevel = 3, mark, distance, from, ...props }: JobCardProps,
  heading: string,
) {
  const job = readFragment(JobCard_job, props.job);
  const t = useTranslations('jobFacts');
  const time = useTimeWords();
  const languageOf = useTextLanguage();
  const isSeeker = useIsSeeker();
  const Heading = `h${headingLevel}` as const;

  const title = (
    <div className="min-w-0">
      <Heading lang={languageOf(job.title)} className={`leading-snug text-text ${heading}`}>
        <Link
          to={`/job-details/${job.id}`}
          state={{ from }}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none"
        >
          {job.title}
        </Link>
      </Heading>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        <Link
          to={`/companies/${job.company.slug}`}
          className="relative z-1 line-clamp-2 min-h-6 rounded-tag hover:text-text hover:underline"
        >
          {job.company.name}
        </Link>
        <VerifiedBadge company={job.company} className="relative z-1" />
      </p>
    </div>
  );
  const marks = (
    <>
      {mark}
      {isSeeker && <SeekerMarks jobId={job.id} />}
      {job.isFeatured && <Tag tone="accent">{t('mark.featured')}</Tag>}
      {job.isHot && <Tag tone="accent">{t('mark.hot')}</Tag>}
      <Tag>{t(`type.${job.type}`)}</Tag>
      {job.isRemote && <Tag>{t('mark.remote')}</Tag>}
    </>
  );
  const place = job.place && (
    <IconText icon={MapPin}>
      {job.place}
      {distance ? <span className="text-text"> · {t('distance', { km: distance })}</span> : null}
    </IconText>
  );
  const experience = job.experienceYears !== null && (
    <IconText icon={Briefcase}>{t('experience', { years: job.experienceYears })}</IconText>
  );
  const shownSkills = job.skills.slice(0, SKILLS);
  const skills = shownSkills.length > 0 && (
    <span className="line-clamp-1 text-xs">
      {shownSkills.map((skill, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <JobSkill name={skill} />
        </Fragment>
      ))}
    </span>
  );
  const answers = from !== 'company' && (
    <CompanyAnswers company={job.company} className="text-xs empty:hidden" />
  );
  const age = (
    <time dateTime={job.postedAt} title={time.full(job.postedAt)} className="whitespace-nowrap">
      {time.jobAge(job.postedAt)}
    </time>
  );
  const save = (
    <SaveJobButton jobId={job.id} title={job.title} className="relative z-1 -mt-2 -mr-3 -ml-3" />
  );

  const compare = (
    <CompareButton jobId={job.id} title={job.title} className="relative z-1 -my-1.5 -mr-2" />
  );
  const pay = (
    <IconText icon={Banknote}>
      <JobPay job={job} />
    </IconText>
  );
  const summary = <span lang={languageOf(job.summary)}>{job.summary}</span>;
  return {
    job,
    title,
    marks,
    pay,
    place,
    experience,
    summary,
    skills,
    answers,
    age,
    save,
    compare,
  };
}

/** A job at a glance: title and company; pay, place and experience; what the work is. All of it is a link. */
export function JobCard(props: JobCardProps) {
  const parts = useJobParts(props, 'text-[1.125rem]');
  return (
    <Card
      as="article"
      lifts
      className="@container relative flex h-full flex-col gap-2.5 has-[a:focus-visible]:ring-here"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5">
        <CompanyLogo company={parts.job.company} />
        {parts.title}
        {parts.save}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        {parts.pay}
        {parts.experience}
        <span className="w-full @md:w-auto">{parts.place}</span>
      </p>
      <p className="line-clamp-2 text-sm md:line-clamp-1">{parts.summary}</p>
      <div className="flex grow flex-col gap-2 text-sm text-soft">
        {parts.skills}
        {parts.answers}
        <p className="mt-auto flex flex-wrap items-center gap-2">
          {parts.marks}
          <span className="ml-auto flex items-center gap-1">
            {parts.age}
            {parts.compare}
          </span>
        </p>
      </div>
    </Card>
  );
}
