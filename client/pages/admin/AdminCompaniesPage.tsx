import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { Companies } from './companies/Companies.tsx';
import { ListEmpty } from './lists/ListEmpty.tsx';
import { ListTools } from './lists/ListTools.tsx';
import { QueueFilter } from './lists/QueueFilter.tsx';
import { PagedList } from './lists/PagedList.tsx';
import { useListAddress } from './lists/useListAddress.ts';

const AdminCompaniesPageQuery = graphql(`
  query AdminCompaniesPage(
    $search: String
    $status: AdminStatus
    $changed: Boolean
    $verification: Boolean
    $page: Int
  ) {
    admin {
      companies(
        first: 10
        search: $search
        status: $status
        changed: $changed
        verificationWaiting: $verification
        page: $page
      ) {
        totalCount
        totalPages
        nodes {
          id
          ...CompanyRow_company
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.companies') });

export function Page() {
  const t = useTranslations('admin');
  const place = useListAddress('/admin/companies');
  const { search, status, changed, verification, page } = place.asked;
  const { data, previousData, failure } = useFreshQuery(AdminCompaniesPageQuery, {
    variables: {
      search: search.trim() || null,
      status,
      changed: changed || null,
      verification: verification || null,
      page,
    },
  });
  const found = (data ?? previousData)?.admin?.companies;
  const count = found && t('companies.count', { count: found.totalCount });

  return (
    <AdminFrame section="companies" lead={count ?? (!failure && <SkeletonLine className="w-28" />)}>
      <ListTools
        place={place}
        searchLabel={t('companies.search')}
        searchHint={t('companies.searchHint')}
        choice={
          <>
            <QueueFilter place={place} queue="changed" />
            <QueueFilter place={place} queue="verification" />
          </>
        }
      />
      <PagedList
        failed={t('failed.companies')}
        failure={failure}
        isSettled={Boolean(data)}
        found={found}
        count={count}
        place={place}
        empty={<ListEmpty title={t('companies.none')} place={place} />}
      >
        {found && <Companies nodes={found.nodes} place={place} />}
      </PagedList>
    </AdminFrame>
  );
}
