import { AsyncLocalStorage } from 'node:async_hooks';

/** How many reads of one request run at the same time. The others wait within the request, not for a connection. */
export const READS_AT_ONCE = 3;

interface Line {
  running: number;
  waiting: (() => void)[];
}

const lines = new AsyncLocalStorage<Line>();

/** However much a request reads, it leaves connections for all other requests. */
export function inTurns<T>(request: () => T): T {
  return lines.run({ running: 0, waiting: [] }, request);
}

/** Outside a request, nothing waits. */
export async function takeTurn<T>(read: () => Promise<T>): Promise<T> {
  const line = lines.getStore();
  if (!line) return read();
  if (line.running < READS_AT_ONCE) line.running += 1;
  else await new Promise<void>((resolve) => line.waiting.push(resolve));
  try {
    return await read();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
  }
}
