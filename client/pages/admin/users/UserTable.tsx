import { useTranslations } from 'use-intl';
import type { UserRow_UserFragment } from '#client/gql/graphql.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { UserRow } from './UserRow.tsx';
import type { UserAction } from './userActions.ts';
import type { UserSelection } from './useUserSelection.ts';

interface UserTableProps {
  users: readonly UserRow_UserFragment[];
  selection: UserSelection;
  onAct: (act: UserAction, user: UserRow_UserFragment) => void;
}

export function UserTable({ users, selection, onAct }: UserTableProps) {
  const t = useTranslations('adminUsers');
  const words = useTranslations('admin');
  const everything = {
    label: t('selectAll'),
    checked: selection.page === 'all',
    mixed: selection.page === 'some',
    onChange: selection.togglePage,
  };
  return (
    <>
      <Checkbox {...everything} className="md:hidden" />
      <Table caption={words('section.users')}>
        <TableHead>
          <HeadCell className="w-12">
            <Checkbox {...everything} hideLabel className="-m-3" />
          </HeadCell>
          <HeadCell>{t('column.user')}</HeadCell>
          <HeadCell className="max-xl:hidden">{t('column.role')}</HeadCell>
          <HeadCell>{t('column.status')}</HeadCell>
          <HeadCell className="max-xl:hidden">{t('column.lastLogin')}</HeadCell>
          <HeadCell className="max-xl:hidden">{t('column.joined')}</HeadCell>
          <HeadCell align="end">{t('column.actions')}</HeadCell>
        </TableHead>
        <tbody role="rowgroup" className="max-md:block">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              selected={selection.has(user.id)}
              onSelect={() => selection.toggle(user)}
              onAct={onAct}
            />
          ))}
        </tbody>
      </Table>
    </>
  );
}
