import { useApolloClient } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { toast } from '#client/ui/toast.ts';
import { changeable, changeApplications, undoChanges, type Batch } from './changeApplications.ts';
import { useBulkToasts } from './useBulkToasts.ts';

/** Updates many at once. Until the undo window closes, a toast can undo it and shows the time left. */
export function useChangeApplications() {
  const client = useApolloClient();
  const t = useTranslations('manageApplications');
  const toasts = useBulkToasts();

  const undo = async (batch: Batch) => {
    try {
      const { refused, moved } = await undoChanges(client, batch);
      toasts.refused(refused);
      if (moved.length > 0)
        toast({ kind: 'info', title: t('bulk.undone', { count: moved.length }) });
    } catch (error) {
      toasts.failed(error);
    }
  };

  return async (ids: Iterable<string>, to: ApplicationStatus): Promise<void> => {
    const wanted = changeable(client, ids, to);
    if (wanted.length === 0) return;
    try {
      const batch = await changeApplications(client, wanted);
      toasts.refused(batch.refused);
      if (batch.moved.length === 0 || !batch.id) return;
      toasts.done({
        count: batch.moved.length,
        to,
        until: batch.until,
        undo: () => void undo(batch),
      });
    } catch (error) {
      toasts.failed(error);
    }
  };
}
