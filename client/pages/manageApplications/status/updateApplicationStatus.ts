import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { clock } from '#client/lib/clock.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { currentSession } from '#client/lib/session.ts';
import { askAgain, changeTo } from './cachedApplication.ts';
import { showStatusChanges } from './listPositions.ts';
import { nextOf, type StatusChange } from './statusCache.ts';
import { isDecision } from './decisions.ts';

const UpdateApplicationStatusMutation = graphql(`
  mutation UpdateApplicationStatus($input: UpdateApplicationStatusInput!) {
    updateApplicationStatus(input: $input) {
      application {
        id
        status
        statusChangedAt
        moves
        events {
          id
          kind
          at
          actorName
        }
      }
    }
  }
`);

const UpdateApplicationStatus_application = graphql(`
  fragment UpdateApplicationStatus_application on Application {
    id
    events {
      id
      kind
      at
      actorName
    }
  }
`);

/** Success, or why it failed. If another user was faster, with the current status. */
export type UpdateResult =
  | { done: true; moved: StatusChange }
  | {
      done: false;
      moved: StatusChange;
      error: unknown;
      current?: ApplicationStatus;
      who?: string | null;
    };

const turns = new Map<string, Promise<unknown>>();

/** Serializes updates of one application: the second one is based on the first one's result. */
export function updateApplicationStatus(
  client: ApolloClient,
  id: string,
  to: ApplicationStatus,
): Promise<UpdateResult | null> {
  const turn = Promise.resolve(turns.get(id)).then(() => {
    const moved = changeTo(client, id, to);
    return moved && decide(client, moved);
  });
  turns.set(id, turn);
  return turn.finally(() => turns.get(id) === turn && turns.delete(id));
}

/** Updates list, board, counts and details optimistically, and rolls back if the server refuses. */
async function decide(client: ApolloClient, moved: StatusChange): Promise<UpdateResult> {
  const { id, from, to } = moved;
  const at = new Date(clock.now()).toISOString();
  const expected = {
    __typename: 'Application' as const,
    id,
    status: to,
    statusChangedAt: at,
    moves: nextOf(to),
    events: timelineWith(client, { id, kind: to, at }),
  };
  try {
    await client.mutate({
      mutation: UpdateApplicationStatusMutation,
      variables: { input: { id, status: to, from } },
      optimisticResponse: { updateApplicationStatus: { application: expected } },
      update: (cache) => showStatusChanges(cache, [moved]),
    });
    return { done: true, moved };
  } catch (error) {
    return { done: false, moved, error, ...(await overtaken(client, moved, error)) };
  }
}

/** Shows the other user's change everywhere and names that user. */
async function overtaken(client: ApolloClient, moved: StatusChange, error: unknown) {
  const codes = errorCodes(error);
  if (!codes.includes('CONFLICT') && !codes.includes('RULE_VIOLATION')) return {};
  const [current] = await askAgain(client, [moved.id]).catch(() => []);
  if (!current) return {};
  const { status, events } = current;
  showStatusChanges(client.cache, [{ ...moved, to: status }]);
  const last = events.findLast(({ kind }) => kind === status);
  return { current: status, who: last?.actorName ?? null };
}

interface Step {
  id: string;
  kind: ApplicationStatus;
  at: string;
}

/** The known timeline with this step appended, made by the current user. */
function timelineWith(client: ApolloClient, { id, kind, at }: Step) {
  const known = client.readFragment({
    fragment: UpdateApplicationStatus_application,
    id: client.cache.identify({ __typename: 'Application', id })!,
  });
  const { user } = currentSession();
  const actorName = user && `${user.firstName} ${user.lastName}`.trim();
  const step = { __typename: 'ApplicationEvent' as const, id: `${id} ${kind}`, at, actorName };
  return [...(known?.events ?? []), ...(isDecision(kind) ? [{ ...step, kind }] : [])];
}
