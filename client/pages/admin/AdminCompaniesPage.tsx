import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { ChangedFilter } from './changes/ChangedFilter.tsx';
import { Companies } from './companies/Companies.tsx';
import { KeyHint } from './lists/KeyHint.tsx';
import { ListEmpty } from './lists/ListEmpty.tsx';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListPages } from './lists/ListPages.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';
import { ListTools } from './lists/ListTools.tsx';
import { useAnnounced } from './lists/useAnnounced.ts';
import { useListAddress } from './lists/useListAddress.ts';
import { VerificationFilter } from './verification/VerificationFilter.tsx';
import { useListKeys } from './lists/useListKeys.ts';

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
  const { data, previousData, error, loading, refetch } = useQuery(AdminCompaniesPageQuery, {
    variables: {
      search: search.trim() || null,
      status,
      changed: changed || null,
      verification: verification || null,
      page,
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useListKeys();
  const found = (data ?? previousData)?.admin?.companies;
  const count = found && t('companies.count', { count: found.totalCount });
  useAnnounced(data && count);

  return (
    <AdminFrame section="companies" lead={count ?? (!error && <SkeletonLine className="w-28" />)}>
      <ListTools
        place={place}
        searchLabel={t('companies.search')}
        searchHint={t('companies.searchHint')}
        choice={
          <>
            <ChangedFilter place={place} />
            <VerificationFilter place={place} />
          </>
        }
      />
      {error && (
        <ListFailed
          title={t('failed.companies')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <div className="mt-5" aria-busy={loading && !data}>
        {!found && !error && <ListSkeleton />}
        {found && found.nodes.length === 0 && found.totalCount === 0 && (
          <ListEmpty title={t('companies.none')} place={place} />
        )}
        {found && <Companies nodes={found.nodes} place={place} />}
        {found && (
          <ListPages
            place={place}
            pages={found.totalPages}
            isSettled={Boolean(data) && place.isAsked}
          />
        )}
        {found && found.nodes.length > 0 && <KeyHint />}
      </div>
    </AdminFrame>
  );
}
