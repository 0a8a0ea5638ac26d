import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { focusRowAfterDialog, nextRow } from '#client/pages/admin/lists/nextRow.ts';
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
import { useUserSelection } from './useUserSelection.ts';

export function Users(props: { nodes: readonly FragmentType<typeof UserRow_user>[] }) {
  const t = useTranslations('adminUsers');
  const nameOf = useUserName();
  const showFailure = useFailureToast();
  const rows = props.nodes.map((node) => readFragment(UserRow_user, node));
  const selection = useUserSelection(rows);
  const bulk = useBulkUserActions();
  const [asksMany, setAsksMany] = useState(false);
  const [result, setResult] = useState<BulkResult | null>(null);
  const next = useRef<string>(undefined);
  const { act, dialog } = useUserAction({
    onAsk: (_, { id }) => (next.current = nextRow([id])),
    onDone: (done, { id }) => {
      if (done === 'delete')
        selection.keep(selection.users.map((one) => one.id).filter((one) => one !== id));
      focusRowAfterDialog(done === 'delete' ? next.current : id);
    },
  });

  const finish = (done: BulkResult) => {
    setResult(done.refused.length > 0 ? done : null);
    const [first] = selection.users;
    selection.keep(done.refused.map(({ id }) => id));
    focusRowAfterDialog(first?.id);
  };
  const actOnAll = (wanted: BulkUserAction) => {
    if (wanted === 'suspend') return setAsksMany(true);
    bulk.verify(selection.users).then(finish, (error: unknown) => {
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
          names={selection.users.map(nameOf)}
          onClose={() => setAsksMany(false)}
          onConfirm={async (suspension) => {
            const done = await bulk.suspend(selection.users, suspension);
            setAsksMany(false);
            finish(done);
          }}
        />
      )}
    </>
  );
}
