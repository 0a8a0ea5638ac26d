import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Looked at whenever the old part of the heap is about to grow, and at no other time. */
const LEAN = '--heap-growing-percent=20';
const USUAL = '--heap-growing-percent=0';
/** The young part stays as large as it has become: for what dies at once that is plenty. */
const NO_LARGER = '--semi-space-growth-factor=1';

let working = 0;

/**
 * Work that goes through much and keeps little: what it leaves behind is collected soon, not when the machine is full.
 * V8 would let a heap of eighty megabytes grow to four hundred first.
 */
export async function withLeanHeap<Done>(work: () => Promise<Done>): Promise<Done> {
  working += 1;
  if (working === 1) {
    for (const flag of [LEAN, NO_LARGER]) setFlagsFromString(flag);
    collect();
  }
  try {
    return await work();
  } finally {
    working -= 1;
    if (working === 0) setFlagsFromString(USUAL);
  }
}

/** How far the heap may grow was decided when it was collected last, before this work began. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
