import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { UserRow_UserFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { AddressText } from '#client/components/AddressText.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { UserButtons } from './UserButtons.tsx';
import { UserStatus } from './UserStatus.tsx';
import type { UserAction } from './userActions.ts';
import { useUserName } from './useUserName.ts';

export const UserRow_user = graphql(`
  fragment UserRow_user on AdminUser {
    id
    firstName
    lastName
    email
    role
    isVerified
    displayStatus
    suspendedReason
    lastLoginAt
    createdAt
    company {
      id
      name
    }
    ...UserStatus_user
  }
`);

interface UserRowProps {
  user: UserRow_UserFragment;
  selected: boolean;
  onSelect: () => void;
  onAct: (act: UserAction, user: UserRow_UserFragment) => void;
}

export function UserRow({ user, selected, onSelect, onAct }: UserRowProps) {
  const t = useTranslations('adminUsers');
  const time = useTimeWords();
  const name = useUserName()(user);
  const { user: own } = useSession();
  const moment = (at: string) => (
    <time dateTime={at} title={time.full(at)}>
      {time.ago(at)}
    </time>
  );
  return (
    <Row
      data-row={user.id}
      selected={selected}
      className="max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:[&>td:nth-child(n+3)]:col-span-2"
    >
      <Cell>
        <Checkbox
          hideLabel
          label={t('select', { name: `${name}, ${user.email}` })}
          checked={selected}
          onChange={onSelect}
          className="-m-3 max-md:-mt-1.5"
        />
      </Cell>
      <Cell>
        <span className="block py-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <Link
              to={`/admin/users/${user.id}`}
              data-name=""
              className="hit-44 rounded-tag text-base font-semibold break-words hover:underline"
            >
              {name}
            </Link>
            {user.id === own?.id && <Tag tone="info">{t('you')}</Tag>}
          </span>
          <span className="block text-soft">
            <AddressText address={user.email} />
          </span>
          <span className="hidden text-soft md:max-xl:block">{t(`role.${user.role}`)}</span>
          {user.company && <span className="block break-words text-soft">{user.company.name}</span>}
          {user.displayStatus === 'SUSPENDED' && user.suspendedReason && (
            <span className="mt-0.5 block break-words text-soft">
              {t('why', { reason: user.suspendedReason })}
            </span>
          )}
        </span>
      </Cell>
      <Cell label={t('column.role')} className="whitespace-nowrap md:max-xl:hidden">
        {t(`role.${user.role}`)}
      </Cell>
      <Cell>
        <span className="max-md:my-1 max-md:block">
          <UserStatus user={user} />
        </span>
      </Cell>
      <Cell label={t('column.lastLogin')} className="whitespace-nowrap md:max-xl:hidden">
        {user.lastLoginAt ? moment(user.lastLoginAt) : t('never')}
      </Cell>
      <Cell label={t('column.joined')} className="whitespace-nowrap md:max-xl:hidden">
        {moment(user.createdAt)}
      </Cell>
      <Cell align="end" className="max-md:mt-1">
        <span className="flex gap-2 max-md:*:flex-1 md:justify-end">
          <UserButtons user={user} name={name} onAct={(act) => onAct(act, user)} />
        </span>
      </Cell>
    </Row>
  );
}
