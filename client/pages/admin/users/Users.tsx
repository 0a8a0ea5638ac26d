import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRowSelection } from '#client/components/selection/useRowSelection.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { focusRowAfterDialog, nextRow } from '#client/pages/admin/lists/nextRow.ts';
import { USERS_AT_ONCE_MAX } from '#schema/options/userActions.ts';
import { useFailureToast } from '../moderation/useFailureToast.ts';
import { RefusedUsers } from './RefusedUsers.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { useUserAction } from './useUserAction.tsx';
import type { BulkUserAction } from './userActions.ts';
import { UserBulkBar } from './UserBulkBar.tsx';
import { UserRow_user } from './UserRow.tsx';
import { UserTable } from './UserTable.tsx';
import { useBulkUserActions, type BulkResult } from './useBulkUserActions.ts';
import { useUserName } from './useUserName.ts';

export function Users(props: { nodes: readonly FragmentType<typeof UserRow_user>[] }) {
  const t = useTranslations('adminUsers');
  const nameOf = useUserName();
  const showFailure = useFailureToast();
  const rows = props.nodes.map((node) => readFragment(UserRow_user, node));
  const selection = useRowSelection(rows, USERS_AT_ONCE_MAX);
  const bulk = useBulkUserActions();
  const [asksMany, setAsksMany] = useState(false);
  const [result, setResult] = useState<BulkResult | null>(null);
  const next = useRef<string>(undefined);
  const { act, dialog } = useUserAction({
    onAsk: (_, { id }) => (next.current = nextRow([id])),
    onDone: (done, { id }) => {
      if (done === 'delete') selection.remove([id]);
      focusRowAfterDialog(done === 'delete' ? next.current : id);
    },
  });

  const finish = (done: BulkResult) => {
    setResult(done.refused.length > 0 ? done : null);
    const [first] = selection.rows;
    selection.keep(done.refused.map(({ id }) => id));
    focusRowAfterDialog(first?.id);
  };
  const actOnAll = (wanted: BulkUserAction) => {
    if (wanted === 'suspend') return setAsksMany(true);
    bulk.verify(selection.rows).then(finish, (error: unknown) => {
      showFailure(t('failed.verify'), error);
    });
  };
  return (
    <>
      {result && <RefusedUsers result={result} onClose={() => setResult(null)} />}
      {rows.length > 0 && <UserTable users={rows} selection={selection} onAct={act} />}
      <UserBulkBar selection={selection} busy={bulk.busy} onAct={actOnAll} />
      {dialog}
      {asksMany && (
        <SuspendDialog
          names={selection.rows.map(nameOf)}
          onClose={() => setAsksMany(false)}
          onConfirm={async (suspension) => {
            const done = await bulk.suspend(selection.rows, suspension);
            setAsksMany(false);
            finish(done);
          }}
        />
      )}
    </>
  );
}
