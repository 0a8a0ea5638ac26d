import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus, RejectionReason } from '#client/gql/graphql.ts';
import { clock } from '#client/lib/clock.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import { currentSession } from '#client/lib/session.ts';
import {
  refetchApplications,
  changeOf,
  changeTo,
  knownApplication,
  type Target,
} from './cachedApplication.ts';
import { showStatusChanges } from './listPositions.ts';
import { nextOf, type StatusChange } from './statusCache.ts';
import { isDecision } from './decisions.ts';

const UpdateApplicationStatusMutation = graphql(`
  mutation UpdateApplicationStatus($input: UpdateApplicationStatusInput!) {
    updateApplicationStatus(input: $input) {
      batchId
      application {
        id
        status
        statusChangedAt
        moves
        stage {
          id
          name
        }
        events {
          id
          kind
          at
          actorName
          stageName
          plannedFor
        }
      }
    }
  }
`);

const UpdateApplicationStatusStageMutation = graphql(`
  mutation UpdateApplicationStatusStage($input: MoveApplicationToStageInput!) {
    moveApplicationToStage(input: $input) {
      application {
        id
        status
        statusChangedAt
        moves
        stage {
          id
          name
        }
        events {
          id
          kind
          at
          actorName
          stageName
          plannedFor
        }
      }
    }
  }
`);

const UpdateApplicationStatus_application = graphql(`
  fragment UpdateApplicationStatus_application on Application {
    id
    statusChangedAt
    events {
      id
      kind
      at
      actorName
      stageName
      plannedFor
    }
  }
`);

/** The reason that the company notes for a rejection, and the message to the applicant. */
export interface Rejection {
  reason: RejectionReason | null;
  message: string;
}

/** Success, or why it failed. If another user was faster, with the current status. */
export type UpdateResult =
  | { done: true; moved: StatusChange; batchId: string | null; until: number }
  | {
      done: false;
      moved: StatusChange;
      error: unknown;
      current?: ApplicationStatus;
      stage?: string | undefined;
      who?: string | null;
    };

const turns = new Map<string, Promise<unknown>>();

/** Two quick changes of one application: the second one is based on the first one's result. */
export function updateApplicationStatus(
  client: ApolloClient,
  id: string,
  to: Target,
  rejection?: Rejection,
): Promise<UpdateResult | null> {
  const turn = Promise.resolve(turns.get(id)).then(() => {
    const moved = changeTo(client, id, to);
    return moved && decide(client, moved, { isStage: typeof to !== 'string', rejection });
  });
  turns.set(id, turn);
  return turn.finally(() => turns.get(id) === turn && turns.delete(id));
}

interface How {
  isStage: boolean;
  rejection: Rejection | undefined;
}

/** Updates list, board, counts and details optimistically, and rolls back if the server refuses. */
async function decide(client: ApolloClient, moved: StatusChange, how: How): Promise<UpdateResult> {
  // When the server stops accepting the undo. Measured from before the request, so never too late.
  const until = clock.now() + UNDO_DECISIONS_MS;
  try {
    const batchId = how.isStage
      ? await sendStage(client, moved)
      : await sendStatus(client, moved, how);
    return { done: true, moved, batchId, until };
  } catch (error) {
    return { done: false, moved, error, ...(await overtaken(client, moved, error)) };
  }
}

async function sendStatus(client: ApolloClient, moved: StatusChange, { rejection }: How) {
  const { id, from, to } = moved;
  const isUndoable = to === 'REJECTED' || to === 'HIRED';
  const { data } = await client.mutate({
    mutation: UpdateApplicationStatusMutation,
    variables: {
      input: { id, status: to, from, ...(isUndoable && { undoable: true }), ...rejection },
    },
    optimisticResponse: {
      updateApplicationStatus: { batchId: null, application: expected(client, moved, false) },
    },
    update: (cache) => showStatusChanges(cache, [moved]),
  });
  return data?.updateApplicationStatus.batchId ?? null;
}

async function sendStage(client: ApolloClient, moved: StatusChange) {
  const { id, fromStage, toStage } = moved;
  await client.mutate({
    mutation: UpdateApplicationStatusStageMutation,
    variables: { input: { id, stageId: toStage!.id, fromStageId: fromStage?.id ?? null } },
    optimisticResponse: {
      moveApplicationToStage: { application: expected(client, moved, true) },
    },
    update: (cache) => showStatusChanges(cache, [moved]),
  });
  return null;
}

/** What the server will most likely answer: the known timeline with this step appended, made by the current user. */
function expected(client: ApolloClient, { id, from, to, toStage }: StatusChange, isStage: boolean) {
  const at = new Date(clock.now()).toISOString();
  const known = client.readFragment({
    fragment: UpdateApplicationStatus_application,
    id: client.cache.identify({ __typename: 'Application', id })!,
  });
  const { user } = currentSession();
  const actorName = user && `${user.firstName} ${user.lastName}`.trim();
  const kind = from === to ? ('STAGE_CHANGED' as const) : isDecision(to) ? to : null;
  const stageName = isStage ? (toStage?.name ?? null) : null;
  const step = { __typename: 'ApplicationEvent' as const, id: `${id} ${kind}`, at, actorName };
  const steps = kind ? [{ ...step, kind, stageName, plannedFor: null }] : [];
  return {
    __typename: 'Application' as const,
    id,
    status: to,
    statusChangedAt: from === to ? (known?.statusChangedAt ?? at) : at,
    moves: nextOf(to),
    stage: toStage && { __typename: 'Stage' as const, id: toStage.id, name: toStage.name },
    events: [...(known?.events ?? []), ...steps],
  };
}

/** Shows the other user's change everywhere and names that user. */
async function overtaken(client: ApolloClient, moved: StatusChange, error: unknown) {
  const codes = errorCodes(error);
  if (!codes.includes('CONFLICT') && !codes.includes('RULE_VIOLATION')) return {};
  const before = knownApplication(client, moved.id);
  const [current] = await refetchApplications(client, [moved.id]).catch(() => []);
  if (!current || !before) return {};
  const { status, stage, events } = current;
  showStatusChanges(client.cache, [changeOf(before, current)]);
  const last = events.findLast(({ kind }) => kind === status || kind === 'STAGE_CHANGED');
  return { current: status, stage: stage?.name, who: last?.actorName ?? null };
}
