import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { anyJobsById } from '#server/modules/job/job.loaders.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { COLLEAGUES, MENTION } from './desk.sql.ts';
import type { Colleague } from './desk.type.ts';

/** Everyone in the caller's company, the caller included. */
export async function colleaguesOf({ services, viewer }: Context): Promise<Colleague[]> {
  const { companyId } = viewer!;
  return companyId ? services.database.read(COLLEAGUES, [companyId, null]) : [];
}

/** Refuses anyone who does not work on the job, in the same way whether or not there is such a person. */
export async function requireColleagues(
  ctx: Context,
  ids: readonly string[],
  jobId: string,
): Promise<readonly Colleague[]> {
  if (ids.length === 0) return [];
  const { companyId } = ctx.viewer!;
  const colleagues = await ctx.services.database.read(COLLEAGUES, [companyId!, jobId]);
  const meant = new Set(ids.map((id) => id.toLowerCase()));
  const found = colleagues.filter(({ id }) => meant.has(id));
  if (found.length < meant.size) throw new Failure('NOT_FOUND', ctx.t('decision.mentionMissing'));
  return found;
}

interface Mention {
  noteId: string;
  application: Application;
  colleagues: readonly Colleague[];
  /** They were notified when the note was first written. */
  isRestored: boolean;
}

/** Records who is mentioned, and notifies all of them but the author. */
export async function mention(
  ctx: Context,
  unit: Unit,
  { noteId, application, colleagues, isRestored }: Mention,
): Promise<void> {
  if (colleagues.length === 0) return;
  await writeIn(unit.em, MENTION, [noteId, colleagues.map(({ id }) => id)]);
  if (isRestored) return;
  const { userId } = ctx.viewer!;
  const job = await loaderOf(ctx, anyJobsById).load(application.jobId);
  const author = (await colleaguesOf(ctx)).find(({ id }) => id === userId);
  for (const { id } of colleagues) {
    if (id === userId) continue;
    await notify(unit, {
      userId: id,
      kind: 'note_mention',
      values: {
        applicationId: application.id,
        jobId: application.jobId,
        jobTitle: job?.title ?? '',
        applicantName: application.name,
        authorId: userId,
        authorName: author?.name ?? '',
      },
      link: `/manage-applications/${application.id}`,
    });
  }
}
