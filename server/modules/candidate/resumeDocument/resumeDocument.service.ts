import { once } from 'node:events';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Context } from '#server/graphql/context.ts';
import { SeekerProfile } from '#server/modules/account/seekerProfile.entity.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { uploadResume } from '#server/modules/candidate/resume/resume.service.ts';
import type { ResumeDocumentInput } from './resumeDocument.inputs.ts';
import { sheetOf } from './resumeSheet.ts';

/** Our choice: the longest career takes a few seconds. */
const LONGEST = 30_000;
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
const PROGRAM = new URL(`./drawWorker${extname(import.meta.filename)}`, import.meta.url);

let last: Promise<unknown> = Promise.resolve();

/** The caller's profile as a PDF. */
export async function resumeDocument(ctx: Context, input: ResumeDocumentInput): Promise<Buffer> {
  const user = await ctx.em.findOneOrFail(User, ctx.viewer!.userId);
  const profile = await ctx.em.findOneOrFail(SeekerProfile, { user });
  const sheet = sheetOf(user, profile, input);
  // One at a time: drawing takes a processor of its own.
  const drawn = last.then(() => draw(sheet));
  last = drawn.catch(() => {});
  return drawn;
}

/** In a thread: fonts and layout would keep all other requests waiting. */
async function draw(sheet: ReturnType<typeof sheetOf>): Promise<Buffer> {
  const worker = new Worker(PROGRAM, { workerData: sheet, resourceLimits: LIMITS });
  try {
    const [bytes] = (await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST) })) as [
      Uint8Array,
    ];
    return Buffer.from(bytes);
  } finally {
    await worker.terminate();
  }
}

/** Stores it like an upload. */
export async function storeResumeDocument(ctx: Context, input: ResumeDocumentInput): Promise<void> {
  const bytes = await resumeDocument(ctx, input);
  const { firstName, lastName } = await ctx.em.findOneOrFail(User, ctx.viewer!.userId);
  const name = `${[firstName, lastName].filter(Boolean).join(' ')}.pdf`;
  await uploadResume(ctx, { name, stream: Readable.from([bytes]) });
}
