import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import type { Context } from '#server/graphql/context.ts';
import { noteWrite } from '#server/graphql/replicaReads.ts';

type Results = AsyncIterableIterator<ExecutionResult>;

/**
 * Each event is resolved like a separate request, with a fresh unit of work, and only while the session is valid.
 * This is not a generator because a generator would not notice that the client has left until the next event.
 */
export async function eventsOf(
  args: ExecutionArgs,
  freshContext: () => Promise<Context>,
): Promise<Results | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  // A client that reconnects then queries what it has missed, so no replica without that may answer.
  await noteWrite(args.contextValue as Context);
  const events = source[Symbol.asyncIterator]();
  const end = async () => {
    await events.return?.();
    return { done: true as const, value: undefined };
  };
  const results: Results = {
    next: async () => {
      const event = await events.next();
      if (event.done) return { done: true, value: undefined };
      const contextValue = await freshContext();
      if (!contextValue.viewer) return end();
      // The client may query the change as soon as it receives the event, so no replica without it may answer.
      await noteWrite(contextValue);
      const value = await execute({ ...args, rootValue: event.value, contextValue });
      return { done: false, value };
    },
    return: end,
    throw: async (error: unknown) => {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}
