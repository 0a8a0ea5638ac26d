import { inThread } from '#server/lib/inThread.ts';

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
  const options = { workerData: sheet, resourceLimits: LIMITS, longest: LONGEST };
  return Buffer.from(await inThread<Uint8Array>({ program, ...options }));
}
