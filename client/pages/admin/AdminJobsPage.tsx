import { useQuery } from '@apollo/client/react';
import { FileUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { ChangedFilter } from './changes/ChangedFilter.tsx';
import { IndustryFilter } from './jobs/IndustryFilter.tsx';
import { ReportedFilter } from './jobs/ReportedFilter.tsx';
import { Jobs } from './jobs/Jobs.tsx';
import { KeyHint } from './lists/KeyHint.tsx';
import { ListEmpty } from './lists/ListEmpty.tsx';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListPages } from './lists/ListPages.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';
import { ListTools } from './lists/ListTools.tsx';
import { useAnnounced } from './lists/useAnnounced.ts';
import { useListAddress } from './lists/useListAddress.ts';
import { useListKeys } from './lists/useListKeys.ts';

const AdminJobsPageQuery = graphql(`
  query AdminJobsPage(
    $search: String
    $status: AdminStatus
    $industry: String
    $reported: Boolean
    $changed: Boolean
    $page: Int
  ) {
    admin {
      jobs(
        first: 10
        search: $search
        status: $status
        industry: $industry
        reported: $reported
        changed: $changed
        page: $page
      ) {
        totalCount
        totalPages
        nodes {
          id
          ...JobRow_job
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.jobs') });

export function Page() {
  const t = useTranslations('admin');
  const place = useListAddress('/admin/jobs');
  const { search, status, industry, reported, changed, page } = place.asked;
  const { data, previousData, error, loading, refetch } = useQuery(AdminJobsPageQuery, {
    variables: {
      search: search.trim() || null,
      status,
      industry,
      reported: reported || null,
      changed: changed || null,
      page,
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useListKeys();
  const found = (data ?? previousData)?.admin?.jobs;
  const count = found && t('jobs.count', { count: found.totalCount });
  useAnnounced(data && count);

  return (
    <AdminFrame
      section="jobs"
      lead={count ?? (!error && <SkeletonLine className="w-28" />)}
      actions={
        <Link to="/admin/bulk-upload" className={buttonClass()}>
          <FileUp aria-hidden="true" className="size-5" />
          {t('section.bulkUpload')}
        </Link>
      }
    >
      <ListTools
        place={place}
        searchLabel={t('jobs.search')}
        searchHint={t('jobs.searchHint')}
        choice={
          <>
            <ReportedFilter place={place} />
            <ChangedFilter place={place} />
          </>
        }
      >
        <IndustryFilter place={place} />
      </ListTools>
      {error && (
        <ListFailed
          title={t('failed.jobs')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <div className="mt-5" aria-busy={loading && !data}>
        {!found && !error && <ListSkeleton />}
        {found && found.nodes.length === 0 && found.totalCount === 0 && (
          <ListEmpty title={t('jobs.none')} place={place} />
        )}
        {found && <Jobs nodes={found.nodes} place={place} />}
        {found && (
          <ListPages
            place={place}
            pages={found.totalPages}
            isSettled={Boolean(data) && place.isAsked}
          />
        )}
        {found && found.nodes.length > 0 && <KeyHint selects />}
      </div>
    </AdminFrame>
  );
}
