import { AsyncLocalStorage } from 'node:async_hooks';

/** How many reads of one request run at the same time. The others wait within the request, not for a connection. */
export const READS_AT_ONCE = 3;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

const queues = new AsyncLocalStorage<Queue>();

/** However much a request reads, it leaves connections for all other requests. */
export function limitReads<T>(request: () => T): T {
  return queues.run({ running: 0, waiting: [] }, request);
}

/** Outside a request, nothing waits. */
export async function limitedRead<T>(read: () => Promise<T>): Promise<T> {
  const queue = queues.getStore();
  if (!queue) return read();
  if (queue.running < READS_AT_ONCE) queue.running += 1;
  else await new Promise<void>((resolve) => queue.waiting.push(resolve));
  try {
    return await read();
  } finally {
    const next = queue.waiting.shift();
    if (next) next();
    else queue.running -= 1;
  }
}
