import { setFlagsFromString } from 'node:v8';

/**
 * V8 reads this flag at each garbage collection. The next one comes soon enough; forcing one would stop the whole
 * process for hundreds of milliseconds.
 */
const LEAN = '--heap-growing-percent=20';
const USUAL = '--heap-growing-percent=0';
/** The young generation keeps its size, which is enough for short-lived objects. */
const NO_LARGER = '--semi-space-growth-factor=1';

let working = 0;

/**
 * Runs work that processes much and keeps little with a small heap, so that its garbage is collected early. Otherwise
 * V8 would let a heap of 80 MB grow to 400 MB first.
 */
export async function withLeanHeap<Done>(work: () => Promise<Done>): Promise<Done> {
  working += 1;
  if (working === 1) {
    for (const flag of [LEAN, NO_LARGER]) setFlagsFromString(flag);
  }
  try {
    return await work();
  } finally {
    working -= 1;
    if (working === 0) setFlagsFromString(USUAL);
  }
}
