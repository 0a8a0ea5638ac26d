import { AsyncLocalStorage } from 'node:async_hooks';

/** A request or a task at work, under the name that a log or a metric gives it. */
export interface Operation {
  name: string;
  requestId?: string;
  /** Whoever asked: what one caller starts shares one turn. */
  caller?: string;
  beganAt: number;
  endedAt?: number;
}

const storage = new AsyncLocalStorage<Operation>();
const underWay = new Set<Operation>();
/** Those that ended last: what held everyone up may be over when it is noticed. */
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

/** Everything this work starts, however deep inside, belongs to the operation. */
export function withinOperation<T>(operation: Operation, work: () => T): T {
  return storage.run(operation, work);
}

/** Those at work at any time since then, the newest first. */
export function operationsSince(moment: number): Operation[] {
  const lately = ended.filter(({ endedAt }) => endedAt! >= moment);
  return [...lately, ...underWay].toSorted((one, other) => other.beganAt - one.beganAt);
}
