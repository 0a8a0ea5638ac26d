import { NOTES_MAX } from '#schema/options/applicationMoves.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId, newId } from '#server/lib/ids.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { mention, requireColleagues } from '#server/modules/application/desk/mention.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { worksOn } from '#server/modules/team/jobRight.rules.ts';
import {
  ADD_NOTE,
  DELETE_NOTE,
  NOTE,
  NOTES,
} from '#server/modules/application/status/applicationStatus.sql.ts';
import {
  hasRoomForNote,
  mayDeleteNote,
} from '#server/modules/application/status/applicationStatus.rules.ts';
import type { ApplicationNote } from '#server/modules/application/status/applicationStatus.type.ts';
import { receivedApplication } from '#server/modules/application/status/updateApplicationStatus.service.ts';

export async function addApplicationNote(
  ctx: Context,
  {
    applicationId,
    body,
    mentionIds,
    isRestored,
  }: { applicationId: string; body: string; mentionIds: string[]; isRestored: boolean },
): Promise<Application> {
  const { clock } = ctx.services;
  const application = await receivedApplication(ctx, applicationId);
  requireJobRight(ctx, 'comment', application.jobId);
  const colleagues = await requireColleagues(ctx, mentionIds, application.jobId);
  const notes = loaderOf(ctx, notesByApplication);
  const { length } = await notes.load(applicationId);
  const now = clock.now();
  const author = ctx.viewer!.userId;
  const noteId = newId(now.getTime());
  const values = [noteId, applicationId, author, body, now, NOTES_MAX] as const;
  const services = await withCurrentSettings(ctx.services);
  const added = hasRoomForNote(length)
    ? await ctx.em.transactional(async (em) => {
        const rows = await writeIn(em, ADD_NOTE, values);
        if (rows.length > 0) {
          await mention(ctx, { em, services }, { noteId, application, colleagues, isRestored });
        }
        return rows;
      })
    : [];
  if (added.length === 0) {
    throw new Failure('RULE_VIOLATION', ctx.t('decision.noteRoom', { max: NOTES_MAX }), {
      rule: 'application.note.room',
    });
  }
  notes.clear(applicationId);
  return application;
}

export async function deleteApplicationNote(ctx: Context, id: string): Promise<Application> {
  const { database } = ctx.services;
  const { companyId, userId, team } = ctx.viewer!;
  const [note] = isId(id) ? await database.read(NOTE, [companyId, id]) : [];
  if (!note || !worksOn(team, note.jobId))
    throw new Failure('NOT_FOUND', ctx.t('decision.noteMissing'));
  if (!mayDeleteNote(note, userId)) {
    throw new Failure('RULE_VIOLATION', ctx.t('decision.noteOwn'), {
      rule: 'application.note.own',
    });
  }
  await database.write(DELETE_NOTE, [id]);
  return receivedApplication(ctx, note.applicationId);
}

/** Only notes of the caller's own company, whichever ids are requested. */
export async function notesByApplication(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<ApplicationNote[][]> {
  const { companyId, userId } = viewer!;
  const rows = await services.database.read(NOTES, [companyId, ids]);
  const notes = new Map<string, ApplicationNote[]>(ids.map((id) => [id, []]));
  for (const row of rows) {
    notes.get(row.applicationId)?.push({ ...row, isMine: row.authorId === userId });
  }
  return ids.map((id) => notes.get(id) ?? []);
}
