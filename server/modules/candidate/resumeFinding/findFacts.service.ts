import { extname } from 'node:path';
import type { ResumeFacts } from '#schema/profile/resume/readResume.ts';
import { inThread } from '#server/lib/inThread.ts';
import { SharedSlots } from '#server/lib/sharedSlots.ts';

const PROGRAM = new URL(`./findingsWorker${extname(import.meta.filename)}`, import.meta.url);
/** In milliseconds; the longest resumes take less than a second. */
const LONGEST = 30_000;
const LONGEST_WAIT = 60_000;

const thread = new SharedSlots(1, LONGEST_WAIT);

/**
 * In a thread, one at a time: everyone else would wait while a resume of thousands of lines is read. Someone who wants many
 * waits for them one by one, and others get theirs in between.
 */
export function findFacts(text: string, userId: string): Promise<ResumeFacts> {
  return thread.within(userId, () =>
    inThread<ResumeFacts>({ program: PROGRAM, workerData: text, longest: LONGEST }),
  );
}
