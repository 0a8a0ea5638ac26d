import type { ErrorLike } from '@apollo/client';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { JobCard, type JobCard_job } from '#client/components/jobs/JobCard.tsx';
import { JobCardSkeleton } from '#client/components/jobs/JobCardSkeleton.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Section } from './Section.tsx';

const GRID = 'grid gap-3 md:grid-cols-2 md:gap-4';
const PLACES = [1, 2, 3, 4, 5, 6];

interface FeaturedJobsProps {
  /** Null while loading. */
  jobs: readonly (FragmentType<typeof JobCard_job> & { id: string })[] | null;
  error: ErrorLike | undefined;
  retry: () => Promise<unknown>;
}

export function FeaturedJobs(props: FeaturedJobsProps) {
  const t = useTranslations('home');
  return (
    <Section
      heading={t('featured.heading')}
      more={props.jobs?.length === 0 ? undefined : { to: '/browse-jobs', label: t('featured.all') }}
    >
      <Content {...props} />
    </Section>
  );
}

function Content({ jobs, error, retry }: FeaturedJobsProps) {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  if (!jobs && error)
    return <LoadFailed message={t('featured.failed')} error={error} onRetry={retry} />;
  if (!jobs)
    return (
      <div aria-busy="true" className={GRID}>
        <p className="sr-only">{shell('frame.loading')}</p>
        {PLACES.map((place) => (
          <JobCardSkeleton key={place} />
        ))}
      </div>
    );
  if (jobs.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title={t('featured.empty')}
        message={t('featured.emptyAdvice')}
        className="py-4 md:py-6"
      >
        <Link to="/browse-jobs" className={buttonClass()}>
          {t('featured.emptyAction')}
        </Link>
      </EmptyState>
    );
  return (
    <ul className={GRID}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} from="home" />
        </li>
      ))}
    </ul>
  );
}
