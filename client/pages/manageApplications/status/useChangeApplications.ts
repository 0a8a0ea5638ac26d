import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { clock } from '#client/lib/clock.ts';
import { UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import { changeable } from './cachedApplication.ts';
import { showStatusChanges } from './listPositions.ts';
import { among, expected, settle } from './manyChanges.ts';
import type { Rejection } from './updateApplicationStatus.ts';
import { useBulkToasts } from './useBulkToasts.ts';
import { useUndoChange } from './useUndoChange.ts';

const ChangeApplicationsMutation = graphql(`
  mutation ChangeApplications($input: ChangeApplicationsInput!) {
    changeApplications(input: $input) {
      batchId
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

/** Updates many at once. Until the undo window closes, a toast can undo it and shows the time left. */
export function useChangeApplications() {
  const client = useApolloClient();
  const toasts = useBulkToasts();
  const undo = useUndoChange();

  return async (
    ids: Iterable<string>,
    to: ApplicationStatus,
    rejection?: Rejection,
  ): Promise<void> => {
    const wanted = changeable(client, ids, to);
    if (wanted.length === 0) return;
    // When the server stops accepting the undo. Measured from before the request, so never too late.
    const until = clock.now() + UNDO_DECISIONS_MS;
    try {
      const { data } = await client.mutate({
        mutation: ChangeApplicationsMutation,
        variables: { input: { ids: wanted.map(({ id }) => id), status: to, ...rejection } },
        optimisticResponse: { changeApplications: { batchId: null, ...expected(wanted) } },
        update: (cache, { data: answer }) =>
          showStatusChanges(cache, among(wanted, answer?.changeApplications)),
      });
      const { batchId, refused } = data!.changeApplications;
      const changed = among(wanted, data!.changeApplications);
      await settle(client, changed, refused);
      toasts.refused(refused);
      if (changed.length === 0 || !batchId) return;
      toasts.done({
        count: changed.length,
        to,
        until,
        undo: () => void undo(batchId, changed),
      });
    } catch (error) {
      toasts.failed(error);
    }
  };
}
