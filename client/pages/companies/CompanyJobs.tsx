import { useTranslations } from 'use-intl';
import { ListPages } from '#client/components/PageLinks.tsx';
import { JobCard } from '#client/components/jobs/JobCard.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PAGE_SIZE } from '#schema/options/limits.ts';

export const CompanyJobs_company = graphql(`
  fragment CompanyJobs_company on Company {
    id
    name
    slug
    jobs(first: $first, page: $page) {
      totalCount
      nodes {
        id
        ...JobCard_job
      }
    }
  }
`);

interface CompanyJobsProps {
  company: FragmentType<typeof CompanyJobs_company>;
  page: number;
}

export function CompanyJobs({ page, ...props }: CompanyJobsProps) {
  const { name, slug, jobs } = readFragment(CompanyJobs_company, props.company);
  const t = useTranslations('company');
  const path = `/companies/${slug}`;
  return (
    <section aria-labelledby="open-jobs" className="mt-8">
      <h2 id="open-jobs" className="text-lg">
        {t('jobs.heading', { jobs: jobs.totalCount })}
      </h2>
      {jobs.totalCount === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t('jobs.empty')}
          message={t('jobs.emptyAdvice', { name })}
          className="py-6 md:py-8"
        >
          <Link to="/browse-jobs" className={buttonClass()}>
            {t('jobs.browse')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="mt-4 grid gap-3 md:gap-4 lg:grid-cols-2">
          {jobs.nodes.map((job) => (
            <li key={job.id}>
              <JobCard job={job} from="company" />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        page={page}
        pages={Math.ceil(jobs.totalCount / PAGE_SIZE)}
        toPage={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        isSettled={jobs.nodes.length === 0}
      />
    </section>
  );
}
