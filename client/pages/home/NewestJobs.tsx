import { Banknote, MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { JobPay } from '#client/components/jobs/JobPay.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { NewestJobs_JobFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { IconText } from '#client/ui/figures/IconText.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';

export const NewestJobs_job = graphql(`
  fragment NewestJobs_job on Job {
    id
    title
    place
    company {
      id
      name
      ...CompanyLogo_company
    }
    salaryMax
    ...JobPay_job
  }
`);

const PLACES = [
  'mr-[13%] -rotate-[2.5deg]',
  'ml-[13%] rotate-[1.5deg]',
  'mr-[11%] ml-[2%] -rotate-1',
];

/**
 * The best paid of the newest jobs as a stack of cards on the sun, only where there is room beside the search.
 */
export function NewestJobs(props: { jobs: readonly FragmentType<typeof NewestJobs_job>[] }) {
  const t = useTranslations('home');
  const jobs = props.jobs
    .map((job) => readFragment(NewestJobs_job, job))
    .toSorted((one, other) => (other.salaryMax ?? 0) - (one.salaryMax ?? 0))
    .slice(0, PLACES.length);
  return (
    <div className="relative min-h-[420px] max-lg:hidden">
      <span className="absolute top-10 right-1 size-[230px] rounded-full bg-genda" />
      <span className="absolute top-[104px] right-14 size-[230px] rounded-full border-[1.5px] border-ink/35" />
      {jobs.length > 0 && (
        <ul aria-label={t('newest')} className="relative grid gap-3">
          {jobs.map((job, index) => (
            <NewestJob key={job.id} job={job} place={PLACES[index] ?? ''} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NewestJob({ job, place }: { job: NewestJobs_JobFragment; place: string }) {
  const languageOf = useTextLanguage();
  return (
    <li
      className={joinClasses(
        'relative rounded-card border border-line bg-card p-5 shadow-float transition-transform duration-150 hover:z-10 hover:rotate-0 has-[a:focus-visible]:z-10 has-[a:focus-visible]:ring-here',
        place,
      )}
    >
      <div className="flex gap-3.5">
        <CompanyLogo company={job.company} />
        <div className="min-w-0">
          <Link
            to={`/job-details/${job.id}`}
            state={{ from: 'home' }}
            lang={languageOf(job.title)}
            className="text-[1.125rem] leading-snug font-semibold after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
          >
            {job.title}
          </Link>
          <p className="truncate text-sm text-soft">{job.company.name}</p>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
            <IconText icon={Banknote}>
              <JobPay job={job} />
            </IconText>
            {job.place && <IconText icon={MapPin}>{job.place}</IconText>}
          </p>
        </div>
      </div>
    </li>
  );
}
