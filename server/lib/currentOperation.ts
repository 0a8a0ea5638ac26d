import { AsyncLocalStorage } from 'node:async_hooks';

/** A request or task in progress, under the name used in logs and metrics. */
export interface Operation {
  name: string;
  requestId?: string;
  /** The caller. Requests of one caller share one turn at the places for heavy work. */
  caller?: string;
  beganAt: number;
  endedAt?: number;
}

const storage = new AsyncLocalStorage<Operation>();
const underWay = new Set<Operation>();
/** The most recently ended operations: the one that blocked the process may be over when the block is noticed. */
const ended: Operation[] = [];
const MOST_ENDED = 50;

export const currentOperation = (): Operation | undefined => storage.getStore();

export function beginOperation(about: Pick<Operation, 'name' | 'requestId' | 'caller'>): Operation {
  const operation: Operation = { ...about, beganAt: performance.now() };
  underWay.add(operation);
  return operation;
}

export function endOperation(operation: Operation): void {
  if (!underWay.delete(operation)) return;
  operation.endedAt = performance.now();
  ended.push(operation);
  if (ended.length > MOST_ENDED) ended.shift();
}

/** Everything this work starts, however deeply nested, belongs to the operation. */
export function withinOperation<T>(operation: Operation, work: () => T): T {
  return storage.run(operation, work);
}

/** Operations that were active at any time since then, newest first. */
export function operationsSince(moment: number): Operation[] {
  const lately = ended.filter(({ endedAt }) => endedAt! >= moment);
  return [...lately, ...underWay].toSorted((one, other) => other.beganAt - one.beganAt);
}
