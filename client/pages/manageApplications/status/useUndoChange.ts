import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { announceArrival } from '#client/lib/live/useArrivals.ts';
import { toast } from '#client/ui/toast.ts';
import { showStatusChanges } from './listPositions.ts';
import { among, expected, settle } from './manyChanges.ts';
import type { StatusChange } from './statusCache.ts';
import { useBulkToasts } from './useBulkToasts.ts';

const UndoChangeMutation = graphql(`
  mutation UndoChange($input: UndoApplicationsInput!) {
    undoApplications(input: $input) {
      applications {
        id
        status
        statusChangedAt
        moves
        stage {
          id
          name
        }
      }
      refused {
        id
        message
      }
    }
  }
`);

/** No one has been notified yet. Applications that others have changed since stay as they are. */
export function useUndoChange() {
  const client = useApolloClient();
  const t = useTranslations('manageApplications');
  const toasts = useBulkToasts();
  return useCallback(
    async (batchId: string, changed: readonly StatusChange[]) => {
      const back = changed.map((one) => ({
        ...one,
        from: one.to,
        to: one.from,
        fromStage: one.toStage,
        toStage: one.fromStage,
      }));
      try {
        const { data } = await client.mutate({
          mutation: UndoChangeMutation,
          variables: { input: { batchId } },
          optimisticResponse: { undoApplications: expected(back) },
          update: (cache, { data: answer }) =>
            showStatusChanges(cache, among(back, answer?.undoApplications)),
        });
        const undone = among(back, data!.undoApplications);
        await settle(client, undone, data!.undoApplications.refused);
        announceArrival();
        toasts.refused(data!.undoApplications.refused);
        if (undone.length > 0)
          toast({ kind: 'info', title: t('bulk.undone', { count: undone.length }) });
      } catch (error) {
        toasts.failed(error);
      }
    },
    [client, t, toasts],
  );
}
