import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ListPages } from '#client/components/PageLinks.tsx';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { useDownload } from '#client/components/useDownload.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, Navigate, useLocation } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { useChangeJobs } from './changes/useChangeJobs.ts';
import { JobFigures } from './JobFigures.tsx';
import { JobTools } from './JobTools.tsx';
import { OwnJobs, OwnJobs_jobs } from './list/OwnJobs.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { ListSkeleton, ManageJobsSkeleton } from './ManageJobsSkeleton.tsx';
import { exportPath, filterOf, PAGE_SIZE, variablesOf } from './ownJobsAddress.ts';
import { useOwnJobsAddress } from './useOwnJobsAddress.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const EditOwnJob = loadOnUse(async () => (await import('./edit/EditOwnJob.tsx')).EditOwnJob, {
  soon: true,
});

const ManageJobsPageQuery = graphql(`
  query ManageJobsPage($search: String, $show: OwnJobsShown!, $sort: OwnJobsSort!, $page: Int) {
    viewer {
      jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {
        ...OwnJobs_jobs
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('manageJobs')('title') });

export const Waiting = ManageJobsSkeleton;

export function Page() {
  // The former address of Post New Job (product decision 36).
  const { hash } = useLocation();
  return hash === '#add-job' ? <Navigate to="/add-job" replace /> : <ManageJobs />;
}

function ManageJobs() {
  const t = useTranslations('manageJobs');
  const place = useOwnJobsAddress();
  const mayPost = useTeamRight('post');
  const variables = variablesOf(place.address);
  const { data, previousData, failure, loading, refetch } = useFreshQuery(ManageJobsPageQuery, {
    variables,
  });
  useArrivals(refetch);
  const { change, isChanging } = useChangeJobs(variables);
  const { busy: exporting, download } = useDownload(t('tools.exportFailed'));
  const connection = (data ?? previousData)?.viewer?.jobs;
  const jobs = readFragment(OwnJobs_jobs, connection);
  const isFiltered = Boolean(variables.search) || variables.show !== 'ALL';
  // Counts, sorting and export appear with the first job.
  const isNew = jobs?.totalCount === 0 && !isFiltered;

  return (
    <Container width="wide" className="py-3 md:py-7">
      <PageHeading
        size="work"
        className="max-md:gap-x-3 max-md:*:first:flex-[1_1_6rem]"
        lead={
          jobs
            ? t('lead', { count: jobs.totalCount })
            : !failure && <SkeletonLine className="w-24" />
        }
        actions={
          mayPost &&
          !isNew && (
            <Link to="/add-job" className={buttonClass({ variant: 'main' })}>
              {/* On a phone without it, so that the heading fits in one line in Hindi. */}
              <Plus className="size-5 max-sm:hidden" />
              {t('post')}
            </Link>
          )
        }
      >
        {t('title')}
      </PageHeading>
      {!isNew && (jobs || !failure) && <JobFigures figures={jobs?.figures} />}
      {!isNew && (
        <JobTools
          place={place}
          exporting={exporting}
          onExport={() => download(exportPath(filterOf(place.address)), 'jobs.csv')}
        />
      )}
      {failure && <LoadFailed {...failure} />}
      <div className="md:mt-6" aria-busy={loading && !data}>
        {connection && jobs ? (
          jobs.totalCount === 0 ? (
            <JobsEmpty isFiltered={isFiltered} />
          ) : (
            <OwnJobs
              jobs={connection}
              variables={variables}
              onChange={change}
              onEdit={place.edit}
            />
          )
        ) : (
          !failure && <ListSkeleton />
        )}
        {jobs && (
          <ListPages
            page={place.address.page}
            pages={Math.ceil(jobs.totalCount / PAGE_SIZE)}
            toPage={place.pathOfPage}
            isSettled={Boolean(data) && !loading && !isChanging && !place.address.edit}
          />
        )}
      </div>
      {place.address.edit && (
        <EditOwnJob
          key={place.address.edit}
          id={place.address.edit}
          variables={variables}
          onClose={place.closeEdit}
        />
      )}
    </Container>
  );
}

/** Why the list is empty and what to do next. */
function JobsEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('manageJobs');
  const mayPost = useTeamRight('post');
  return (
    <EmptyState
      drawing={isFiltered ? 'search' : 'folder'}
      title={t('empty.title')}
      message={t(isFiltered ? 'empty.search' : mayPost ? 'empty.first' : 'empty.notYours')}
    >
      {isFiltered ? (
        <Link to="/manage-jobs" className={buttonClass()}>
          {t('empty.reset')}
        </Link>
      ) : mayPost ? (
        <Link to="/add-job" className={buttonClass({ variant: 'main' })}>
          {t('post')}
        </Link>
      ) : null}
    </EmptyState>
  );
}
