import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CompanyAnswers } from '#client/components/company/CompanyAnswers.tsx';
import { useCompanySize } from '#client/components/company/useCompanySize.ts';
import { VerifiedBadge } from '#client/components/company/VerifiedBadge.tsx';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { JobFacts_job } from '#client/components/jobFacts/jobFacts.ts';
import { useFactWords } from '#client/components/jobFacts/useFactWords.ts';
import { JobPay } from '#client/components/jobs/JobPay.tsx';
import { JobSkill } from '#client/components/jobs/JobSkill.tsx';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import type { CompareTable_JobFragment } from '#client/gql/graphql.ts';
import { TimeLeft } from '#client/components/jobs/TimeLeft.tsx';
import { JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';

export interface CompareRow {
  key: string;
  label: string;
  cells: ReactNode[];
  /** Whether the jobs differ in it. */
  differs: boolean;
}

type Job = CompareTable_JobFragment;

const isUnknown = (value: string) => value === 'null' || value === '[]';

/** The rows of the comparison, in order of importance. A fact that no job states has no row. */
export function useCompareRows(jobs: readonly Job[]): CompareRow[] {
  const t = useTranslations('compare');
  const facts = useTranslations('jobFacts');
  const details = useTranslations('jobs');
  const company = useTranslations('company');
  const time = useTimeWords();
  const { labelOf, valueOf } = useFactWords();
  const sizeOf = useCompanySize();
  const industryName = useIndustryName();
  const languageOf = useTextLanguage();

  const rows: CompareRow[] = [];
  const add = (
    key: string,
    label: string,
    valueIn: (job: Job) => unknown,
    cell: (job: Job) => ReactNode,
  ) => {
    const values = jobs.map((job) => JSON.stringify(valueIn(job) || null));
    if (values.every((value) => isUnknown(value))) return;
    const unknown = <span className="text-soft">{t('unknown')}</span>;
    const cells = jobs.map((job, index) => (isUnknown(values[index]!) ? unknown : cell(job)));
    rows.push({ key, label, cells, differs: new Set(values).size > 1 });
  };
  const written = (text: string) => <span lang={languageOf(text)}>{text}</span>;

  add(
    'pay',
    details('facts.salary'),
    ({ salary, salaryMin, salaryMax }) =>
      salaryMin === null && salaryMax === null ? salary.trim() : [salaryMin, salaryMax],
    (job) => <JobPay job={job} />,
  );
  add(
    'place',
    company('facts.place'),
    ({ place }) => place,
    ({ place }) => place,
  );
  add(
    'experience',
    details('facts.experience'),
    ({ experienceYears }) => experienceYears?.toString(),
    ({ experienceYears }) => facts('experience', { years: experienceYears! }),
  );
  add(
    'type',
    details('facts.type'),
    ({ type }) => type,
    ({ type }) => facts(`type.${type}`),
  );
  add(
    'remote',
    facts('mark.remote'),
    ({ isRemote }) => jobs.some((job) => job.isRemote) && (isRemote ? 'yes' : 'no'),
    ({ isRemote }) => facts(isRemote ? 'yes' : 'no'),
  );
  for (const name of JOB_FACT_NAMES) {
    const valueIn = (job: Job) => readFragment(JobFacts_job, job)[name];
    add(name, labelOf(name), valueIn, (job) => valueOf(name, valueIn(job)!));
  }
  add(
    'education',
    t('education'),
    ({ educationLevel }) => educationLevel,
    ({ educationLevel }) => details('facts.education', { level: educationLevel! }),
  );
  add(
    'skills',
    details('text.skills'),
    ({ skills }) => skills.toSorted(),
    ({ skills }) => (
      <ul className="grid gap-0.5">
        {skills.map((skill) => (
          <li key={skill}>
            <JobSkill name={skill} />
          </li>
        ))}
      </ul>
    ),
  );
  add(
    'work',
    t('work'),
    ({ summary }) => summary,
    ({ summary }) => written(summary),
  );
  add(
    'benefits',
    details('text.benefits'),
    ({ benefits }) => benefits,
    ({ benefits }) => (
      <ul className="grid list-disc gap-0.5 pl-4">
        {benefits.map((line, index) => (
          <li key={index}>{written(line)}</li>
        ))}
      </ul>
    ),
  );
  add(
    'deadline',
    details('facts.deadline'),
    ({ applicationDeadline }) => applicationDeadline?.slice(0, 10),
    ({ applicationDeadline }) => <TimeLeft deadline={applicationDeadline!} />,
  );
  add(
    'posted',
    t('posted'),
    ({ postedAt }) => postedAt.slice(0, 10),
    ({ postedAt }) => (
      <time dateTime={postedAt} title={time.full(postedAt)}>
        {time.jobAge(postedAt)}
      </time>
    ),
  );
  add(
    'industry',
    company('facts.industry'),
    (job) => job.company.industry,
    (job) => industryName(job.company.industry),
  );
  add(
    'size',
    company('facts.size'),
    (job) => job.company.size,
    (job) => sizeOf(job.company.size),
  );
  add(
    'verified',
    facts('verified.badge'),
    (job) =>
      jobs.some(({ company: one }) => one.verification) &&
      (job.company.verification ? 'yes' : 'no'),
    (job) => (job.company.verification ? <VerifiedBadge company={job.company} /> : facts('no')),
  );
  add(
    'answers',
    t('answers'),
    (job) => job.company.responses,
    (job) => <CompanyAnswers company={job.company} />,
  );
  return rows;
}
