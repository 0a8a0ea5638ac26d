import type { ApolloServerPlugin } from '@apollo/server';
import type { Context, Viewer } from './context.ts';

/**
 * Queries of guests, seekers and employers may be a few seconds late. Administrators decide on what they see, and a
 * program asks for what a webhook has just announced.
 */
const mayBeStale = (viewer: Viewer | null) =>
  !viewer || (viewer.role !== 'admin' && viewer.key === null);

/** From now on, the statements of this request ask a replica that has everything the caller has written. */
export function readFromReplica(ctx: Context): Context {
  const { services, viewer } = ctx;
  if (services.database.replicas && mayBeStale(viewer)) {
    const database = services.database.onReplica(viewer?.wroteUpTo ?? 0);
    ctx.services = { ...services, database };
  }
  return ctx;
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
