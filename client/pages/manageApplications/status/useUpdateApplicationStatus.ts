import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureReason } from '#client/components/useFailureToast.ts';
import { announce } from '#client/lib/document/announcer.ts';
import { announceArrival, announceEndOfUndo } from '#client/lib/live/useArrivals.ts';
import { toast } from '#client/ui/toast.ts';
import type { Target } from './cachedApplication.ts';
import { updateApplicationStatus, type Rejection } from './updateApplicationStatus.ts';
import { useUndoChange } from './useUndoChange.ts';

export interface UpdateFailure {
  title: string;
  message: string | undefined;
}

/**
 * Changes the status or the stage. Resolves to a message if it failed, and to null if the application cannot have that
 * status now, so that nothing was sent. A hire or a rejection can be undone.
 */
export function useUpdateApplicationStatus() {
  const client = useApolloClient();
  const t = useTranslations('manageApplications');
  const words = useTranslations('applications');
  const reasonOf = useFailureReason();
  const undo = useUndoChange();
  return useCallback(
    async (
      id: string,
      to: Target,
      rejection?: Rejection,
    ): Promise<UpdateFailure | 'done' | null> => {
      const answer = await updateApplicationStatus(client, id, to, rejection);
      if (!answer) return null;
      const { name } = answer.moved;
      const wanted = typeof to === 'string' ? words(`status.${to}`) : to.name;
      if (answer.done) {
        const { moved, batchId, until } = answer;
        // With the new status, interviews and offers may have become possible or impossible.
        announceArrival();
        if (batchId) announceEndOfUndo(until);
        const title = t('moved', { name, status: wanted });
        if (!batchId) announce(title);
        else
          toast({
            kind: 'success',
            title,
            message: t('movedUndo'),
            until,
            action: { label: t('bulk.undo'), onPress: () => void undo(batchId, [moved]) },
          });
        return 'done';
      }
      const { error, current, stage, who } = answer;
      const values = { name, status: stage ?? (current ? words(`status.${current}`) : wanted) };
      const faster = who ? t('faster.named', { ...values, who }) : t('faster.unnamed', values);
      return { title: t('failed.update'), message: current ? faster : reasonOf(error) };
    },
    [client, t, words, undo, reasonOf],
  );
}

/** The same for lists, which show the message in a toast. Resolves to whether the application was changed. */
export function useUpdateStatusWithToast() {
  const move = useUpdateApplicationStatus();
  return useCallback(
    async (id: string, to: Target): Promise<boolean> => {
      const outcome = await move(id, to);
      if (outcome === 'done') return true;
      if (outcome) toast({ kind: 'error', duration: 10_000, ...outcome });
      return false;
    },
    [move],
  );
}
