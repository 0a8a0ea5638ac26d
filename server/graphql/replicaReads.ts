import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type ExecutionResult, type OperationDefinitionNode } from 'graphql';
import type { Services } from '#server/services.ts';
import type { Context, Viewer } from './context.ts';

/**
 * Queries of guests, seekers and employers may be a few seconds late. Administrators decide on what they see, and a
 * program asks for what a webhook has just announced.
 */
const mayBeStale = (viewer: Viewer | null) =>
  !viewer || (viewer.role !== 'admin' && viewer.key === null);

/** The services of the requests that read a replica, as they were before. */
const primaries = new WeakMap<Context, Services>();

/** From now on, the statements of this request ask a replica that has everything the caller has written. */
export function readFromReplica(ctx: Context): Context {
  const services = primaries.get(ctx) ?? ctx.services;
  const { viewer } = ctx;
  if (services.database.replicas && mayBeStale(viewer)) {
    const database = services.database.onReplica(viewer?.wroteUpTo ?? 0);
    if (database !== services.database) primaries.set(ctx, services);
    ctx.services = { ...services, database };
  }
  return ctx;
}

/**
 * A page or another replica may have shown an object that this replica does not have yet. So if an object is not found by
 * its id or address, the query runs once more, on the primary.
 */
export async function searchedOnPrimaryToo(
  ctx: Context,
  operation: OperationDefinitionNode,
  run: () => ExecutionResult | Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const answer = await run();
  const services = primaries.get(ctx);
  if (!services || !lacksAnObject(operation, answer)) return answer;
  ctx.services = services;
  ctx.loaders.clear();
  return run();
}

function lacksAnObject(
  { selectionSet }: OperationDefinitionNode,
  { data, errors }: ExecutionResult,
): boolean {
  if (!data || errors) return false;
  return selectionSet.selections.some((field) => {
    if (field.kind !== Kind.FIELD) return false;
    const namesOne = field.arguments?.some(({ name }) => ['id', 'slug'].includes(name.value));
    return namesOne && data[(field.alias ?? field.name).value] === null;
  });
}

/** After a change, the caller is answered only once their next query will include it. */
export async function noteWrite({ services, viewer, requestId }: Context): Promise<void> {
  const { database, log } = services;
  if (!viewer || !database.replicas) return;
  await database
    .noteWriteBy(viewer.userId)
    .catch((error: unknown) =>
      log.warn({ requestId, err: error }, 'the position of a write was not saved'),
    );
}

/** Sends queries to the replicas, and makes sure that callers read what their mutations have written. */
export const readReplicas: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    if (!contextValue.services.database.replicas) return undefined;
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation === 'query') readFromReplica(contextValue);
      },
      async willSendResponse({ operation }) {
        if (operation?.operation === 'mutation') await noteWrite(contextValue);
      },
    };
  },
};
