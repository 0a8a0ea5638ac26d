import { parseCategory } from '#schema/options/categories.ts';
import type { JobDraftValues } from '#schema/validation/employers/jobDraft.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { AS_DRAFT, DISCARD_DRAFT, DRAFT, SAVE_DRAFT } from './draft.sql.ts';
import type { JobDraft } from './draft.type.ts';

interface Drafts {
  draft: JobDraft | null;
  replaced: JobDraft | null;
}

export async function jobDraftOf({ services, viewer }: Context): Promise<JobDraft | null> {
  const [draft] = await services.database.read(DRAFT, [viewer!.userId]);
  return draft ?? null;
}

/** Each user has one draft. The previous one is returned, so that it can be restored. */
export async function saveJobDraft(ctx: Context, values: JobDraftValues): Promise<Drafts> {
  const { clock, database } = ctx.services;
  const given = Object.entries(values).filter(([, value]) => value != null);
  const stored = JSON.stringify(Object.fromEntries(given));
  const [drafts] = await database.write(SAVE_DRAFT, [ctx.viewer!.userId, stored, clock.now()]);
  return drafts!;
}

export async function discardJobDraft({ services, viewer }: Context): Promise<Drafts> {
  const [before] = await services.database.write(DISCARD_DRAFT, [viewer!.userId]);
  return { draft: null, replaced: before!.replaced };
}

/** Creates a draft rather than a job, so that nothing is posted twice without being looked at. */
export async function duplicateJob(ctx: Context, id: string): Promise<Drafts> {
  const { companyId } = ctx.viewer!;
  const [job] =
    companyId && isId(id) ? await ctx.services.database.read(AS_DRAFT, [id, companyId]) : [];
  if (!job) throw new Failure('NOT_FOUND', ctx.t('posting.unknown'));
  const { facts, ...values } = job;
  return saveJobDraft(ctx, { ...values, ...facts, category: parseCategory(job.category) });
}
