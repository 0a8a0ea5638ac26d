import type { ErrorLike } from '@apollo/client';
import { Fragment, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PageLinks } from '#client/components/PageLinks.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { JobCard } from '#client/components/jobs/JobCard.tsx';
import { JobCardSkeleton } from '#client/components/jobs/JobCardSkeleton.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { rememberSearch } from '#client/lib/lastSearch.ts';
import { useSession } from '#client/lib/session.ts';
import { Link } from '#client/lib/routing.ts';
import type { BrowseTitle } from '#client/pages/browse/browseTitle.ts';
import type { Browse } from '#client/pages/browse/useBrowse.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PAGE_SIZE } from '#schema/options/limits.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { EmptyResults } from './EmptyResults.tsx';
import { JobRow, JobRowSkeleton } from './JobRow.tsx';
import { LeftOut } from './LeftOut.tsx';
import { RepeatedJobs } from './RepeatedJobs.tsx';
import { withRepeats } from './withRepeats.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

export const Results_jobs = graphql(`
  fragment Results_jobs on JobConnection {
    nodes {
      id
      distanceKm(from: $near)
      company {
        id
        name
      }
      title
      ...JobCard_job
    }
    repeats
    totalCount
    totalPages
    advice {
      ...EmptyResults_advice
      ...LeftOut_advice
    }
  }
`);

interface ResultsProps {
  /** Null while there is nothing to show yet. */
  jobs: FragmentType<typeof Results_jobs> | null;
  /** The visible results belong to the previous address; the new ones are loading. */
  stale: boolean;
  error: ErrorLike | undefined;
  retry: () => Promise<unknown>;
  loading: boolean;
  browse: Browse;
  /** The same, together with the filters that the server read in the search words. */
  chosen: Browse;
  shown: BrowseTitle;
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const UnlessDismissed = loadOnUse(
  async () => (await import('./UnlessDismissed.tsx')).UnlessDismissed,
);

/** The list in each of its states. */
export function Results(props: ResultsProps) {
  const { error, loading, retry, browse, chosen, shown, stale } = props;
  const t = useTranslations('browse');
  const shell = useTranslations('shell');
  const jobs = readFragment(Results_jobs, props.jobs);
  const { status, user } = useSession();
  const isSeeker = status === 'member' && user?.role === 'JOB_SEEKER';
  const isList = browse.state.view === 'list';
  const Shape = isList ? JobRow : JobCard;
  const Empty = isList ? JobRowSkeleton : JobCardSkeleton;
  const grid = isList
    ? 'divide-y divide-line rounded-card border border-line bg-card'
    : joinClasses(
        'grid gap-3 md:grid-cols-2 md:gap-4',
        browse.state.filters === 'closed' && 'lg:grid-cols-3',
      );

  const { page, search } = browse.state;
  const ids = jobs?.nodes.map(({ id }) => id).join();
  useEffect(() => {
    if (ids && !stale) {
      rememberSearch({ words: search, ids: ids.split(','), before: (page - 1) * PAGE_SIZE });
    }
  }, [ids, stale, page, search]);

  if (error && !loading) {
    const connect = isNetworkFailure(error) ? t('failed.connect') : undefined;
    return (
      <LoadFailed
        message={connect ?? (serverMessage(error) || t('failed.other'))}
        error={error}
        onRetry={retry}
      />
    );
  }
  if (!jobs)
    return (
      <div aria-busy="true" className={grid}>
        <p className="sr-only">{shell('frame.loading')}</p>
        {PLACES.map((place) => (
          <Empty key={place} />
        ))}
      </div>
    );
  if (jobs.totalCount === 0)
    return <EmptyResults advice={jobs.advice} browse={chosen} shown={shown} />;
  if (jobs.nodes.length === 0)
    return (
      <EmptyState
        title={t('empty.past')}
        message={t('empty.pastAdvice', { page: browse.state.page })}
      >
        <Link to={browse.to({ page: 1 })} className={buttonClass({ variant: 'main' })}>
          {t('empty.first')}
        </Link>
      </EmptyState>
    );
  type Job = (typeof jobs.nodes)[number];
  const shaped = (job: Job) => <Shape job={job} headingLevel={2} distance={job.distanceKm} />;
  const item = (job: Job) => (
    <li key={job.id} className={isList ? 'first:rounded-t-card last:rounded-b-card' : undefined}>
      {isSeeker ? (
        <UnlessDismissed id={job.id} title={job.title} waiting={shaped(job)}>
          {shaped(job)}
        </UnlessDismissed>
      ) : (
        shaped(job)
      )}
    </li>
  );
  return (
    <>
      {jobs.advice && <LeftOut advice={jobs.advice} />}
      <ul
        data-jobs
        aria-busy={stale || undefined}
        className={joinClasses(
          grid,
          'transition-opacity',
          stale && 'opacity-50 delay-150 duration-150',
        )}
      >
        {withRepeats(jobs.nodes, jobs.repeats).map(({ job, repeats }) => (
          <Fragment key={job.id}>
            {item(job)}
            {repeats.length > 0 && (
              <RepeatedJobs count={repeats.length} company={job.company.name}>
                {repeats.map(item)}
              </RepeatedJobs>
            )}
          </Fragment>
        ))}
      </ul>
      <PageLinks
        page={browse.state.page}
        pages={jobs.totalPages}
        toPage={(page) => browse.to({ page })}
      />
    </>
  );
}
