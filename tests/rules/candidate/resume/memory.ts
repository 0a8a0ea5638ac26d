import { readdirSync, readFileSync } from 'node:fs';

const PAGE = 4_096;
const CHECK_EVERY = 5;

export interface Peak {
  /** The peak memory of this process, above its memory at the start. */
  own: number;
  /** The peak memory of all processes it has started, together. */
  started: number;
}

/** Watches the memory of this process and its children while `work` runs. */
export async function peakDuring(work: () => Promise<unknown>): Promise<Peak> {
  const before = process.memoryUsage.rss();
  const peak: Peak = { own: 0, started: 0 };
  const watch = setInterval(() => {
    peak.own = Math.max(peak.own, process.memoryUsage.rss() - before);
    const sizes = startedByUs().map(sizeOf);
    peak.started = Math.max(
      peak.started,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }, CHECK_EVERY);
  await work().finally(() => clearInterval(watch));
  return peak;
}

/** Works on Linux only; elsewhere no children are seen. */
export function startedByUs(): string[] {
  return readOr('/proc/self/task', namesIn, []).flatMap((thread) =>
    readOr(`/proc/self/task/${thread}/children`, textOf, '')
      .split(' ')
      .filter((pid) => pid !== ''),
  );
}

function sizeOf(pid: string): number {
  return Number(readOr(`/proc/${pid}/statm`, textOf, '0 0').split(' ')[1]) * PAGE;
}

const namesIn = (path: string) => readdirSync(path);
const textOf = (path: string) => readFileSync(path, 'utf8');

/** The process may have ended. */
function readOr<Found>(path: string, read: (path: string) => Found, otherwise: Found): Found {
  try {
    return read(path);
  } catch {
    return otherwise;
  }
}
