import { extname } from 'node:path';
import { inThread } from '#server/lib/inThread.ts';
import type { InboundMail } from './parseMail.ts';

const PROGRAM = new URL(`./mailWorker${extname(import.meta.filename)}`, import.meta.url);
/** The largest emails take a second. */
const LONGEST = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

let last: Promise<unknown> = Promise.resolve();

/**
 * In a thread, one at a time: anyone can send emails of many megabytes, and everyone else would wait while they are read.
 * Null if it is not an email, or takes too long to read.
 */
export function readMail(raw: Buffer): Promise<InboundMail | null> {
  const options = { workerData: raw, resourceLimits: LIMITS, longest: LONGEST };
  const read = last.then(() => inThread<InboundMail | null>({ program: PROGRAM, ...options }));
  last = read.catch(() => {});
  return read.catch(() => null);
}
