import { useTranslations } from 'use-intl';
import type { RowSelection } from '#client/components/selection/useRowSelection.ts';
import type { UserRow_UserFragment } from '#client/gql/graphql.ts';
import { useSession } from '#client/lib/session.ts';
import { BulkBar } from '#client/pages/admin/lists/BulkBar.tsx';
import { userActionsOn, type BulkUserAction } from './userActions.ts';

interface UserBulkBarProps {
  selection: RowSelection<UserRow_UserFragment>;
  busy: boolean;
  onAct: (act: BulkUserAction) => void;
}

const ACTS = ['verify', 'suspend'] as const;

export function UserBulkBar({ selection, busy, onAct }: UserBulkBarProps) {
  const t = useTranslations('adminUsers');
  const { user: own } = useSession();
  const { rows: users } = selection;
  if (users.length === 0) return null;
  const offered = new Set(users.flatMap((user) => userActionsOn(user, own?.id)));
  return (
    <BulkBar
      words={{
        label: t('bulk.label'),
        count: t('bulk.count', { count: users.length }),
        clear: t('bulk.clear'),
        impossible: t('bulk.none'),
      }}
      actions={ACTS.map((name) => ({
        name,
        label: t(`act.${name}`),
        isPossible: offered.has(name),
      }))}
      busy={busy}
      onAct={onAct}
      onClear={selection.clear}
    />
  );
}
