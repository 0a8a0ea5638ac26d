import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { NothingFound } from './lists/NothingFound.tsx';
import { PagedList } from './lists/PagedList.tsx';
import { isFiltered, variablesOf } from './users/userAddress.ts';
import { Users } from './users/Users.tsx';
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
  const { data, previousData, failure } = useFreshQuery(AdminUsersPageQuery, {
    variables: variablesOf(place.asked),
  });
  const found = (data ?? previousData)?.admin?.users;
  const count =
    found && t(found.totalCountIsExact ? 'count' : 'countMore', { count: found.totalCount });
  const isNarrowed = isFiltered(place.address);

  return (
    <AdminFrame section="users" lead={count ?? (!failure && <SkeletonLine className="w-28" />)}>
      <UserTools place={place} />
      <PagedList
        failed={t('failed.list')}
        failure={failure}
        isSettled={Boolean(data)}
        found={found}
        count={count}
        place={place}
        selects
        empty={
          <NothingFound
            isFiltered={isNarrowed}
            title={t('none')}
            message={t(isNarrowed ? 'empty.filtered' : 'empty.none')}
            clear={
              isNarrowed && {
                label: t('empty.showAll'),
                onClear: () => place.filter({ search: '', role: null, status: null }),
              }
            }
          />
        }
      >
        {found && <Users nodes={found.nodes} />}
      </PagedList>
    </AdminFrame>
  );
}
