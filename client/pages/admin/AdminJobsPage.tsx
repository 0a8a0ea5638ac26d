import { FileUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { CompanyFilter } from './jobs/CompanyFilter.tsx';
import { IndustryFilter } from './jobs/IndustryFilter.tsx';
import { Jobs } from './jobs/Jobs.tsx';
import { ListEmpty } from './lists/ListEmpty.tsx';
import { ListTools } from './lists/ListTools.tsx';
import { QueueFilter } from './lists/QueueFilter.tsx';
import { PagedList } from './lists/PagedList.tsx';
import { useListAddress } from './lists/useListAddress.ts';

const AdminJobsPageQuery = graphql(`
  query AdminJobsPage(
    $search: String
    $companyId: ID
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
        companyId: $companyId
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
          job {
            company {
              name
            }
          }
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
  const { search, company, status, industry, reported, changed, page } = place.asked;
  const { data, previousData, failure } = useFreshQuery(AdminJobsPageQuery, {
    variables: {
      search: search.trim() || null,
      companyId: company,
      status,
      industry,
      reported: reported || null,
      changed: changed || null,
      page,
    },
  });
  const found = (data ?? previousData)?.admin?.jobs;
  const count = found && t('jobs.count', { count: found.totalCount });

  return (
    <AdminFrame
      section="jobs"
      lead={count ?? (!failure && <SkeletonLine className="w-28" />)}
      actions={
        <Link to="/admin/bulk-upload" className={buttonClass()}>
          <FileUp className="size-5" />
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
            <QueueFilter place={place} queue="reported" />
            <QueueFilter place={place} queue="changed" />
          </>
        }
      >
        <IndustryFilter place={place} />
      </ListTools>
      <CompanyFilter place={place} name={found?.nodes[0]?.job.company.name} />
      <PagedList
        failed={t('failed.jobs')}
        failure={failure}
        isSettled={Boolean(data)}
        found={found}
        count={count}
        place={place}
        selects
        empty={<ListEmpty title={t('jobs.none')} place={place} />}
      >
        {found && <Jobs nodes={found.nodes} place={place} />}
      </PagedList>
    </AdminFrame>
  );
}
