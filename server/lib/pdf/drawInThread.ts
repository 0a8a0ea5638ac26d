import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Our choice: the longest document takes a few seconds. */
const LONGEST = 30_000;
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

let last: Promise<unknown> = Promise.resolve();

/** Draws a document in a separate thread, one at a time: each keeps a processor busy. */
export function drawInThread(program: URL, sheet: object): Promise<Buffer> {
  const drawn = last.then(() => draw(program, sheet));
  last = drawn.catch(() => {});
  return drawn;
}

/** In a thread: fonts and layout would keep all other requests waiting. */
async function draw(program: URL, sheet: object): Promise<Buffer> {
  const worker = new Worker(program, { workerData: sheet, resourceLimits: LIMITS });
  try {
    const [bytes] = (await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST) })) as [
      Uint8Array,
    ];
    return Buffer.from(bytes);
  } finally {
    await worker.terminate();
  }
}
