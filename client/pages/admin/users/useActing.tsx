import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Role } from '#client/gql/graphql.ts';
import { useTellFailure } from '#client/pages/admin/moves/useTellFailure.ts';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import type { UserAct } from './userActs.ts';
import { useUserActs, type ActedUser } from './useUserActs.ts';
import { useUserName } from './useUserName.ts';

type Acted = ActedUser & { role: Role };

interface Options {
  /** Where the focus should go once the action is done and the dialog has closed. */
  onDone: (act: UserAct, user: Acted) => void;
  /** Called before anything is done, while the screen is unchanged. */
  onAsk?: (act: UserAct, user: Acted) => void;
}

/** One action on one user: at once if it is harmless, after a confirmation if it takes something away. */
export function useActing({ onDone, onAsk }: Options) {
  const t = useTranslations('adminUsers');
  const nameOf = useUserName();
  const tellFailure = useTellFailure();
  const acts = useUserActs();
  const [asked, setAsked] = useState<{ act: 'suspend' | 'delete'; user: Acted } | null>(null);
  const [busy, setBusy] = useState(false);

  const doNow = async (act: 'verify' | 'unsuspend', user: Acted) => {
    setBusy(true);
    try {
      await acts[act](user);
      onDone(act, user);
    } catch (error) {
      tellFailure(t(`failed.${act}`), error);
    } finally {
      setBusy(false);
    }
  };
  const act = (wanted: UserAct, user: Acted) => {
    onAsk?.(wanted, user);
    if (wanted === 'suspend' || wanted === 'delete') setAsked({ act: wanted, user });
    else void doNow(wanted, user);
  };
  const close = () => setAsked(null);
  const finish = (done: UserAct, user: Acted) => {
    close();
    onDone(done, user);
  };
  const dialog = asked && (
    <>
      {asked.act === 'suspend' && (
        <SuspendDialog
          names={[nameOf(asked.user)]}
          onClose={close}
          onConfirm={async (suspension) => {
            await acts.suspend(asked.user, suspension);
            finish('suspend', asked.user);
          }}
        />
      )}
      {asked.act === 'delete' && (
        <DeleteUserDialog
          user={asked.user}
          onClose={close}
          onConfirm={async () => {
            await acts.remove(asked.user);
            finish('delete', asked.user);
          }}
        />
      )}
    </>
  );
  return { act, dialog, busy };
}
