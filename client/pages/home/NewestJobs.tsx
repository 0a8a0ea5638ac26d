import { useTranslations } from 'use-intl';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { JobPay } from '#client/components/jobs/JobPay.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const NewestJobs_job = graphql(`
  fragment NewestJobs_job on Job {
    id
    title
    location
    company {
      id
      name
      ...CompanyLogo_company
    }
    ...JobPay_job
  }
`);

const PLACES = [
  'top-0 left-0 -rotate-[2.5deg]',
  'top-[142px] left-[13%] rotate-[1.5deg]',
  'top-[284px] left-[2%] -rotate-1',
];

/** The newest jobs as a stack of cards on the sun, only where there is room beside the search. */
export function NewestJobs({ jobs }: { jobs: readonly FragmentType<typeof NewestJobs_job>[] }) {
  const t = useTranslations('home');
  return (
    <div className="relative h-[420px] max-lg:hidden">
      <span className="absolute top-10 right-1 size-[230px] rounded-full bg-genda" />
      <span className="absolute top-[104px] right-14 size-[230px] rounded-full border-[1.5px] border-ink/35" />
      {jobs.length > 0 && (
        <ul aria-label={t('newest')}>
          {jobs.map((job, index) => (
            <NewestJob key={index} job={job} place={PLACES[index] ?? ''} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NewestJob(props: { job: FragmentType<typeof NewestJobs_job>; place: string }) {
  const job = readFragment(NewestJobs_job, props.job);
  return (
    <li
      className={joinClasses(
        'absolute w-[280px] xl:w-[310px] rounded-card border border-line bg-card p-5 shadow-float transition-transform duration-150 hover:z-10 hover:rotate-0 has-[a:focus-visible]:z-10 has-[a:focus-visible]:ring-here',
        props.place,
      )}
    >
      <div className="flex gap-3.5">
        <CompanyLogo company={job.company} />
        <div className="min-w-0">
          <Link
            to={`/job-details/${job.id}`}
            className="line-clamp-1 text-[1.125rem] leading-snug font-semibold after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
          >
            {job.title}
          </Link>
          <p className="truncate text-sm text-soft">{job.company.name}</p>
          <p className="mt-2 truncate text-sm text-soft">{job.location}</p>
          <p className="truncate text-sm text-soft">
            <JobPay job={job} />
          </p>
        </div>
      </div>
    </li>
  );
}
