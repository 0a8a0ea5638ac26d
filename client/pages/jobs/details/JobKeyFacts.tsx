import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { JobFacts_job } from '#client/components/jobFacts/jobFacts.ts';
import { useFactWords } from '#client/components/jobFacts/useFactWords.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { TimeLeft } from '#client/components/jobs/TimeLeft.tsx';
import { JobSalary } from './JobSalary.tsx';

export const JobKeyFacts_job = graphql(`
  fragment JobKeyFacts_job on Job {
    type
    experienceLevel
    experienceYears
    educationLevel
    applicationDeadline
    postedAt
    ...JobFacts_job
    ...JobSalary_job
  }
`);

/** The facts that decide whether to read on, visible without scrolling. */
export function JobKeyFacts(props: { job: FragmentType<typeof JobKeyFacts_job> }) {
  const job = readFragment(JobKeyFacts_job, props.job);
  const t = useTranslations('jobs');
  const facts = useTranslations('jobFacts');
  const { experienceLevel: level, experienceYears: years, applicationDeadline: deadline } = job;
  const time = useTimeWords();
  const { known } = useFactWords();
  const inYears = years !== null && t('facts.years', { years });
  return (
    <dl className="my-5 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 md:my-6 md:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))] md:py-5">
      <Fact name={t('facts.salary')} isWide>
        <JobSalary job={job} />
      </Fact>
      <Fact name={t('facts.experience')} more={level && inYears}>
        {level ? t(`level.${level}`) : inYears || t('notSpecified')}
      </Fact>
      <Fact name={t('facts.type')}>{facts(`type.${job.type}`)}</Fact>
      <Fact name={t('facts.deadline')}>
        {deadline ? <TimeLeft deadline={deadline} /> : t('facts.noDeadline')}
      </Fact>
      <Fact name={t('stats.posted')}>
        <time dateTime={job.postedAt} title={time.full(job.postedAt)}>
          {time.jobAge(job.postedAt)}
        </time>
      </Fact>
      {job.educationLevel && (
        <Fact name={t('facts.educationName')}>
          {t('facts.education', { level: job.educationLevel })}
        </Fact>
      )}
      {known(readFragment(JobFacts_job, job)).map(({ name, label, value }) => (
        <Fact key={name} name={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

interface FactProps {
  name: string;
  more?: ReactNode;
  /** On its own line on phones, because pay texts are long. */
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, more, isWide, children }: FactProps) {
  return (
    <div className={joinClasses('min-w-0', isWide && 'max-md:col-span-2')}>
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="tabular font-semibold">{children}</dd>
      {more && <dd className="text-xs text-soft">{more}</dd>}
    </div>
  );
}
