import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Role } from '#client/gql/graphql.ts';
import { useFailureToast } from '../moderation/useFailureToast.ts';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import type { UserAction } from './userActions.ts';
import { useUserActions, type AffectedUser } from './useUserActions.ts';
import { useUserName } from './useUserName.ts';

type TargetUser = AffectedUser & { role: Role };

interface Options {
  /** Where the focus should go once the action is done and the dialog has closed. */
  onDone: (act: UserAction, user: TargetUser) => void;
  /** Called before anything is done, while the screen is unchanged. */
  onAsk?: (act: UserAction, user: TargetUser) => void;
}

/** One action on one user: at once if it is harmless, after a confirmation if it takes something away. */
export function useUserAction({ onDone, onAsk }: Options) {
  const t = useTranslations('adminUsers');
  const nameOf = useUserName();
  const showFailure = useFailureToast();
  const acts = useUserActions();
  const [asked, setAsked] = useState<{ act: 'suspend' | 'delete'; user: TargetUser } | null>(null);
  const [busy, setBusy] = useState(false);

  const doNow = async (act: 'verify' | 'unsuspend', user: TargetUser) => {
    setBusy(true);
    try {
      await acts[act](user);
      onDone(act, user);
    } catch (error) {
      showFailure(t(`failed.${act}`), error);
    } finally {
      setBusy(false);
    }
  };
  const act = (wanted: UserAction, user: TargetUser) => {
    onAsk?.(wanted, user);
    if (wanted === 'suspend' || wanted === 'delete') setAsked({ act: wanted, user });
    else void doNow(wanted, user);
  };
  const close = () => setAsked(null);
  const finish = (done: UserAction, user: TargetUser) => {
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
