import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { clock } from '#client/lib/clock.ts';
import { DECISIONS_AT_ONCE_MAX, UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import { askAgain, knownApplication, changeTo } from './cachedApplication.ts';
import { showStatusChanges } from './listPositions.ts';
import { forgetTimelines, nextOf, type StatusChange } from './statusCache.ts';

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

export interface Batch {
  id: string | null;
  /** When the server stops accepting the undo. Measured from before the request, so never too late. */
  until: number;
  moved: readonly StatusChange[];
  refused: readonly { id: string; message: string }[];
}

/** Those that can change to this status, as far as the cache knows. */
export function changeable(client: ApolloClient, ids: Iterable<string>, to: ApplicationStatus) {
  return [...ids].flatMap((id) => changeTo(client, id, to) ?? []).slice(0, DECISIONS_AT_ONCE_MAX);
}

export async function changeApplications(
  client: ApolloClient,
  wanted: readonly StatusChange[],
): Promise<Batch> {
  const to = wanted[0]!.to;
  const until = clock.now() + UNDO_DECISIONS_MS;
  const { data } = await client.mutate({
    mutation: ChangeApplicationsMutation,
    variables: { input: { ids: wanted.map(({ id }) => id), status: to } },
    optimisticResponse: {
      changeApplications: {
        batchId: null,
        applications: wanted.map(({ id }) => shownAs(id, to)),
        refused: [],
      },
    },
    update: (cache, { data: answer }) =>
      showStatusChanges(cache, among(wanted, answer?.changeApplications.applications)),
  });
  const answer = data!.changeApplications;
  const moved = among(wanted, answer.applications);
  settle(client, moved);
  await catchUp(client, answer.refused);
  return { id: answer.batchId, until, moved, refused: answer.refused };
}

/** No one has been notified yet. Applications that others have changed since stay as they are. */
export async function undoChanges(client: ApolloClient, batch: Batch) {
  const back = batch.moved.map((one) => ({ ...one, from: one.to, to: one.from }));
  const { data } = await client.mutate({
    mutation: ChangeApplicationsUndoMutation,
    variables: { input: { batchId: batch.id! } },
    optimisticResponse: {
      undoApplications: {
        applications: back.map(({ id, to }) => shownAs(id, to)),
        refused: [],
      },
    },
    update: (cache, { data: answer }) =>
      showStatusChanges(cache, among(back, answer?.undoApplications.applications)),
  });
  const { applications, refused } = data!.undoApplications;
  const moved = among(back, applications);
  settle(client, moved);
  await catchUp(client, refused);
  return { moved, refused };
}

const shownAs = (id: string, status: ApplicationStatus) => ({
  __typename: 'Application' as const,
  id,
  status,
  statusChangedAt: new Date(clock.now()).toISOString(),
  moves: nextOf(status),
});

function among(
  moved: readonly StatusChange[],
  answered: readonly { id: string }[] = [],
): StatusChange[] {
  const ids = new Set(answered.map(({ id }) => id));
  return moved.filter(({ id }) => ids.has(id));
}

function settle({ cache }: ApolloClient, moved: readonly StatusChange[]): void {
  forgetTimelines(
    cache,
    moved.map(({ id }) => id),
  );
}

/** Another user changed these first: show their current status. */
async function catchUp(client: ApolloClient, refused: readonly { id: string }[]): Promise<void> {
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
