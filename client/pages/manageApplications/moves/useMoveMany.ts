import { useApolloClient } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';
import { movable, moveMany, undoMoves, type Batch } from './moveMany.ts';

/** Moves many at once; until the window is over a toast takes it back, and says how long it still can. */
export function useMoveMany() {
  const client = useApolloClient();
  const t = useTranslations('manageApplications');
  const shell = useTranslations('shell');
  const words = useTranslations('applications');

  const fail = (error: unknown) =>
    toast({
      kind: 'error',
      title: t('failed.update'),
      message: isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error),
    });
  const tellRefused = ({ refused }: Pick<Batch, 'refused'>) => {
    if (refused.length === 0) return;
    const title = t('bulk.refused', { count: refused.length });
    toast({ kind: 'warning', title, message: refused[0]!.message, duration: 10_000 });
  };
  const undo = async (batch: Batch) => {
    try {
      const undone = await undoMoves(client, batch);
      tellRefused(undone);
      if (undone.moved.length > 0)
        toast({ kind: 'info', title: t('bulk.undone', { count: undone.moved.length }) });
    } catch (error) {
      fail(error);
    }
  };

  return async (ids: Iterable<string>, to: ApplicationStatus): Promise<void> => {
    const wanted = movable(client, ids, to);
    if (wanted.length === 0) return;
    try {
      const batch = await moveMany(client, wanted);
      tellRefused(batch);
      if (batch.moved.length === 0 || !batch.id) return;
      const values = { count: batch.moved.length, status: words(`status.${to}`) };
      toast({
        kind: 'success',
        title: t('bulk.done', values),
        message: t('bulk.told'),
        until: batch.until,
        action: { label: t('bulk.undo'), onPress: () => void undo(batch) },
      });
    } catch (error) {
      fail(error);
    }
  };
}
