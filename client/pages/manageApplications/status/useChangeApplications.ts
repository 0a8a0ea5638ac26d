import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { clock } from '#client/lib/clock.ts';
import { UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import { toast } from '#client/ui/toast.ts';
import { askAgain, changeable, knownApplication } from './cachedApplication.ts';
import { showStatusChanges } from './listPositions.ts';
import { forgetTimelines, nextOf, type StatusChange } from './statusCache.ts';
import { useBulkToasts } from './useBulkToasts.ts';

const ChangeApplicationsMutation = graphql(`
  mutation ChangeApplications($input: ChangeApplicationsInput!) {
    changeApplications(input: $input) {
      batchId
      applications {
        id
        status
        statusChangedAt
        moves
      }
      refused {
        id
        message
      }
    }
  }
`);

const ChangeApplicationsUndoMutation = graphql(`
  mutation ChangeApplicationsUndo($input: UndoApplicationsInput!) {
    undoApplications(input: $input) {
      applications {
        id
        status
        statusChangedAt
        moves
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
  const t = useTranslations('manageApplications');
  const toasts = useBulkToasts();

  /** No one has been notified yet. Applications that others have changed since stay as they are. */
  const undo = async (batchId: string, changed: readonly StatusChange[]) => {
    const back = changed.map((one) => ({ ...one, from: one.to, to: one.from }));
    try {
      const { data } = await client.mutate({
        mutation: ChangeApplicationsUndoMutation,
        variables: { input: { batchId } },
        optimisticResponse: { undoApplications: expected(back) },
        update: (cache, { data: answer }) =>
          showStatusChanges(cache, among(back, answer?.undoApplications)),
      });
      const undone = among(back, data!.undoApplications);
      await settle(client, undone, data!.undoApplications.refused);
      toasts.refused(data!.undoApplications.refused);
      if (undone.length > 0)
        toast({ kind: 'info', title: t('bulk.undone', { count: undone.length }) });
    } catch (error) {
      toasts.failed(error);
    }
  };

  return async (ids: Iterable<string>, to: ApplicationStatus): Promise<void> => {
    const wanted = changeable(client, ids, to);
    if (wanted.length === 0) return;
    // When the server stops accepting the undo. Measured from before the request, so never too late.
    const until = clock.now() + UNDO_DECISIONS_MS;
    try {
      const { data } = await client.mutate({
        mutation: ChangeApplicationsMutation,
        variables: { input: { ids: wanted.map(({ id }) => id), status: to } },
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

/** What the server will most likely answer. */
const expected = (wanted: readonly StatusChange[]) => ({
  applications: wanted.map(({ id, to }) => ({
    __typename: 'Application' as const,
    id,
    status: to,
    statusChangedAt: new Date(clock.now()).toISOString(),
    moves: nextOf(to),
  })),
  refused: [],
});

/** Those the server has changed. */
function among(
  wanted: readonly StatusChange[],
  answer: { applications: readonly { id: string }[] } | undefined,
): StatusChange[] {
  const ids = new Set(answer?.applications.map(({ id }) => id));
  return wanted.filter(({ id }) => ids.has(id));
}

/** Another user changed the refused ones first: show their current status. */
async function settle(
  client: ApolloClient,
  changed: readonly StatusChange[],
  refused: readonly { id: string }[],
): Promise<void> {
  forgetTimelines(client.cache, changed);
  if (refused.length === 0) return;
  const before = new Map(refused.map(({ id }) => [id, knownApplication(client, id)]));
  const current = await askAgain(client, [...before.keys()]).catch(() => []);
  const moved = current.flatMap((now) => {
    const known = before.get(now.id);
    return known && known.status !== now.status
      ? [{ ...known, from: known.status, to: now.status }]
      : [];
  });
  showStatusChanges(client.cache, moved);
}
