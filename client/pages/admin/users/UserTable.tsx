import { useTranslations } from 'use-intl';
import { SelectableTable } from '#client/components/selection/SelectableTable.tsx';
import type { RowSelection } from '#client/components/selection/useRowSelection.ts';
import type { UserRow_UserFragment } from '#client/gql/graphql.ts';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { UserRow } from './UserRow.tsx';
import type { UserAction } from './userActions.ts';

interface UserTableProps {
  users: readonly UserRow_UserFragment[];
  selection: RowSelection<UserRow_UserFragment>;
  onAct: (act: UserAction, user: UserRow_UserFragment) => void;
}

export function UserTable({ users, selection, onAct }: UserTableProps) {
  const t = useTranslations('adminUsers');
  const words = useTranslations('admin');
  return (
    <SelectableTable
      caption={words('section.users')}
      label={t('selectAll')}
      selection={selection}
      head={
        <>
          <HeadCell>{t('column.user')}</HeadCell>
          <HeadCell className="max-xl:hidden">{t('column.role')}</HeadCell>
          <HeadCell>{t('column.status')}</HeadCell>
          <HeadCell className="max-xl:hidden">{t('column.lastLogin')}</HeadCell>
          <HeadCell className="max-xl:hidden">{t('column.joined')}</HeadCell>
          <HeadCell align="end">{t('column.actions')}</HeadCell>
        </>
      }
    >
      {users.map((user) => (
        <UserRow
          key={user.id}
          user={user}
          selected={selection.has(user.id)}
          onSelect={() => selection.toggle(user)}
          onAct={onAct}
        />
      ))}
    </SelectableTable>
  );
}
