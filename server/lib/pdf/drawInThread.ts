import { inThread } from '#server/lib/inThread.ts';
import { oneAtATime } from '#server/lib/oneAtATime.ts';

/** In milliseconds; the longest document takes a few seconds. */
const LONGEST = 30_000;
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a document in a separate thread, one at a time: each keeps a processor busy. Someone who wants many waits for
 * them one by one, and others get theirs in between.
 */
export function drawInThread(program: URL, sheet: object, userId: string): Promise<Buffer> {
  return oneAtATime(`draw for ${userId}`, () => {
    const drawn = last.then(() => draw(program, sheet));
    last = drawn.catch(() => {});
    return drawn;
  });
}

/** In a thread: fonts and layout would keep all other requests waiting. */
async function draw(program: URL, sheet: object): Promise<Buffer> {
  const options = { workerData: sheet, resourceLimits: LIMITS, longest: LONGEST };
  return Buffer.from(await inThread<Uint8Array>({ program, ...options }));
}
