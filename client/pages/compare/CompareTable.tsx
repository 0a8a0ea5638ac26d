import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ApplyButton } from '#client/components/apply/ApplyButton.tsx';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { SeekerMarks, useIsSeeker } from '#client/components/jobs/marks/lazySeekerMarks.ts';
import { SaveJobButton } from '#client/components/savedJobs/SaveJobButton.tsx';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { CompareTable_JobFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { useCompareRows } from './useCompareRows.tsx';

export const CompareTable_job = graphql(`
  fragment CompareTable_job on Job {
    id
    title
    standing
    place
    type
    isRemote
    salary
    salaryMin
    salaryMax
    experienceYears
    educationLevel
    skills
    summary
    benefits
    applicationDeadline
    postedAt
    company {
      id
      slug
      name
      size
      industry
      verification {
        domain
      }
      responses {
        applicants
        answered
        typicalDays
      }
      ...CompanyLogo_company
      ...VerifiedBadge_company
      ...CompanyAnswers_company
    }
    ...JobPay_job
    ...JobFacts_job
  }
`);

interface CompareTableProps {
  jobs: readonly FragmentType<typeof CompareTable_job>[];
  onlyDifferences: boolean;
  /** The address without one of the jobs. */
  pathWithout: (id: string) => string;
}

/** On phones each fact is a heading with one line per job below it. */
export function CompareTable({ onlyDifferences, pathWithout, ...props }: CompareTableProps) {
  const t = useTranslations('compare');
  const jobs = props.jobs.map((job) => readFragment(CompareTable_job, job));
  const all = useCompareRows(jobs);
  const rows = onlyDifferences ? all.filter(({ differs }) => differs) : all;
  return (
    <table role="table" className="mt-4 w-full table-fixed text-left max-md:block">
      <caption className="sr-only">{t('title')}</caption>
      <colgroup className="max-md:hidden">
        <col className="w-40" />
      </colgroup>
      <thead role="rowgroup" className="max-md:block">
        <tr role="row" className="max-md:grid max-md:gap-3">
          <th role="columnheader" className="max-md:hidden">
            <span className="sr-only">{t('fact')}</span>
          </th>
          {jobs.map((job) => (
            <th
              key={job.id}
              role="columnheader"
              scope="col"
              className="p-3 align-top font-normal md:h-px max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:p-4"
            >
              <JobHead job={job} pathWithout={pathWithout} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:mt-6 max-md:block">
        {rows.map(({ key, label, cells, differs }) => (
          <tr
            key={key}
            role="row"
            className={joinClasses(
              'border-t border-line max-md:block max-md:py-3',
              jobs.length > 1 && (differs ? 'bg-ink-wash/60' : 'text-soft'),
            )}
          >
            <th
              role="rowheader"
              scope="row"
              className="p-3 align-top text-sm font-semibold max-md:block max-md:px-3 max-md:py-1"
            >
              {label}
              {differs && jobs.length > 1 && <span className="sr-only"> ({t('differs')})</span>}
            </th>
            {cells.map((cell, index) => (
              <td
                key={jobs[index]!.id}
                role="cell"
                className="p-3 align-top text-sm break-words max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-3 max-md:py-1"
              >
                <span className="line-clamp-2 text-xs text-soft md:hidden">
                  {jobs[index]!.title}
                </span>
                <div className="min-w-0">{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface JobHeadProps {
  job: CompareTable_JobFragment;
  pathWithout: (id: string) => string;
}

function JobHead({ job, pathWithout }: JobHeadProps) {
  const t = useTranslations('compare');
  const languageOf = useTextLanguage();
  const isSeeker = useIsSeeker();
  const { id, title, company } = job;
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3">
        <CompanyLogo company={company} />
        <div className="min-w-0">
          <Link
            to={`/job-details/${id}`}
            lang={languageOf(title)}
            className="font-semibold break-words hover:underline"
          >
            {title}
          </Link>
          <p className="text-sm text-soft">
            <Link to={`/companies/${company.slug}`} className="hover:underline">
              {company.name}
            </Link>
          </p>
        </div>
        <Link
          to={pathWithout(id)}
          preventScrollReset
          aria-label={t('remove', { title })}
          title={t('remove', { title })}
          className={buttonClass({ variant: 'quiet', size: 's', iconOnly: true })}
        >
          <X className="size-4" />
        </Link>
      </div>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {isSeeker && <SeekerMarks jobId={id} />}
        {job.standing !== 'LIVE' && <Tag>{t('ended')}</Tag>}
      </p>
      {job.standing === 'LIVE' && (
        <div className="mt-auto flex flex-wrap gap-2">
          <div className="min-w-36 flex-1 empty:hidden">
            <ApplyButton jobId={id} title={title} />
          </div>
          <SaveJobButton jobId={id} title={title} />
        </div>
      )}
    </div>
  );
}
