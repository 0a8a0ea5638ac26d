import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import type { Context } from '#server/graphql/context.ts';

type Results = AsyncIterableIterator<ExecutionResult>;

/**
 * Each event is answered as a request of its own would be: with a fresh unit of work, and only while the session lasts.
 * Not a generator: that would not hear of the reader's leaving before the next event comes.
 */
export async function eventsOf(
  args: ExecutionArgs,
  freshContext: () => Promise<Context>,
): Promise<Results | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
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
