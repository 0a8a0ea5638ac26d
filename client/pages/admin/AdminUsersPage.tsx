import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { KeyHint } from './lists/KeyHint.tsx';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListPages } from './lists/ListPages.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';
import { useAnnounced } from './lists/useAnnounced.ts';
import { useListKeys } from './lists/useListKeys.ts';
import { variablesOf } from './users/userAddress.ts';
import { Users } from './users/Users.tsx';
import { UsersEmpty } from './users/UsersEmpty.tsx';
import { UserTools } from './users/UserTools.tsx';
import { useUserAddress } from './users/useUserAddress.ts';

const AdminUsersPageQuery = graphql(`
  query AdminUsersPage(
    $search: String
    $role: Role
    $status: UserStatus
    $verified: Boolean
    $page: Int
  ) {
    admin {
      users(
        first: 10
        search: $search
        role: $role
        status: $status
        verified: $verified
        page: $page
      ) {
        totalCount
        totalCountIsExact
        totalPages
        nodes {
          id
          ...UserRow_user
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.users') });

export function Page() {
  const t = useTranslations('adminUsers');
  const place = useUserAddress();
  const { data, previousData, error, loading, refetch } = useQuery(AdminUsersPageQuery, {
    variables: variablesOf(place.asked),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useListKeys();
  const found = (data ?? previousData)?.admin?.users;
  const count =
    found && t(found.totalCountIsExact ? 'count' : 'countMore', { count: found.totalCount });
  useAnnounced(data && count);

  return (
    <AdminFrame section="users" lead={count ?? (!error && <SkeletonLine className="w-28" />)}>
      <UserTools place={place} />
      {error && (
        <ListFailed
          title={t('failed.list')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <div className="mt-5" aria-busy={loading && !data}>
        {!found && !error && <ListSkeleton />}
        {found && found.nodes.length === 0 && found.totalCount === 0 && (
          <UsersEmpty place={place} />
        )}
        {found && <Users nodes={found.nodes} />}
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
