import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, Navigate, useLocation } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { Pagination } from '#client/ui/layout/Pagination.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { useExportJobs } from './changes/useExportJobs.ts';
import { EditOwnJob } from './edit/EditOwnJob.tsx';
import { JobFigures } from './JobFigures.tsx';
import { JobsEmpty } from './JobsEmpty.tsx';
import { JobTools } from './JobTools.tsx';
import { OwnJobs, OwnJobs_jobs } from './list/OwnJobs.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { ListSkeleton, ManageJobsSkeleton } from './ManageJobsSkeleton.tsx';
import { PAGE_SIZE, queryOf, variablesOf } from './ownJobsAddress.ts';
import { useOwnJobsAddress } from './useOwnJobsAddress.ts';

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
  const { data, previousData, error, loading, refetch } = useQuery(ManageJobsPageQuery, {
    variables,
    // Always fetch: views and applications change in the meantime.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { exporting, exportList } = useExportJobs();
  const connection = (data ?? previousData)?.viewer?.jobs;
  const jobs = readFragment(OwnJobs_jobs, connection);
  const isFiltered = Boolean(variables.search) || variables.show !== 'ALL';

  return (
    <Container width="wide" className="py-5 md:py-7">
      <PageHeading
        size="work"
        lead={
          jobs ? t('lead', { count: jobs.totalCount }) : !error && <SkeletonLine className="w-24" />
        }
        actions={
          mayPost && (
            <Link to="/add-job" className={buttonClass({ variant: 'main' })}>
              <Plus aria-hidden="true" className="size-5" />
              {t('post')}
            </Link>
          )
        }
      >
        {t('title')}
      </PageHeading>
      {(jobs || !error) && <JobFigures figures={jobs?.figures} />}
      <JobTools
        place={place}
        exporting={exporting}
        onExport={() => exportList(queryOf(place.address))}
      />
      {error && (
        <LoadFailed
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <div className="mt-6" aria-busy={loading && !data}>
        {connection && jobs ? (
          jobs.nodes.length === 0 ? (
            <JobsEmpty isFiltered={isFiltered} />
          ) : (
            <OwnJobs jobs={connection} variables={variables} onEdit={place.edit} />
          )
        ) : (
          !error && <ListSkeleton />
        )}
        <Pagination
          className="mt-8"
          page={place.address.page}
          pages={Math.ceil((jobs?.totalCount ?? 0) / PAGE_SIZE)}
          toPage={place.pathOfPage}
          as={Link}
          labels={{
            nav: t('pages.nav'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page }),
          }}
        />
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
