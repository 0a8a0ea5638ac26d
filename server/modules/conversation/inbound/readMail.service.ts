import { extname } from 'node:path';
import { inThread } from '#server/lib/inThread.ts';
import { SharedSlots } from '#server/lib/sharedSlots.ts';
import type { InboundMail } from './parseMail.ts';

const PROGRAM = new URL(`./mailWorker${extname(import.meta.filename)}`, import.meta.url);
/** The largest emails take a second. */
const LONGEST = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/** After that, the mail server is asked to send it again later. */
const LONGEST_WAIT = 60_000;

const thread = new SharedSlots(1, LONGEST_WAIT);

/**
 * In a thread, one at a time: anyone can send emails of many megabytes, and everyone else would wait while they are read.
 * Reply addresses take turns, so that someone who sends a hundred delays another by one. Null if it is not an email, or
 * takes too long to read.
 */
export function readMail(raw: Buffer, replyKey: string | null): Promise<InboundMail | null> {
  const options = { workerData: raw, resourceLimits: LIMITS, longest: LONGEST };
  return thread.within(replyKey, () =>
    inThread<InboundMail | null>({ program: PROGRAM, ...options }).catch(() => null),
  );
}
