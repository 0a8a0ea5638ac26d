import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { DELETE_JOBS, UNDO_UPLOAD } from './bulkUpload.sql.ts';
import { undoForbiddenBy } from './bulkUpload.rules.ts';
import { theBulkUpload } from './bulkUpload.service.ts';
import type { BulkUpload } from './bulkUpload.type.ts';
import { lockedUpload, throwIfForbidden } from './startBulkUpload.service.ts';

/** The number of jobs per statement, within the limits of a statement. */
const TAKEN_AT_ONCE = 1_000;

/** Removes every job of the upload at once. Applicants keep their history (product decision 46). */
export async function undoBulkUpload(ctx: Context, id: string): Promise<BulkUpload> {
  const { services } = ctx;
  await ctx.em.transactional(async (em) => {
    const upload = await lockedUpload(ctx, em, id);
    const now = services.clock.now();
    throwIfForbidden(ctx, undoForbiddenBy(upload, now), upload);
    let deleted = 0;
    for (let taken = TAKEN_AT_ONCE; taken === TAKEN_AT_ONCE; deleted += taken) {
      const rows = await writeIn(em, DELETE_JOBS, [now, id, TAKEN_AT_ONCE]);
      taken = rows.length;
    }
    await writeIn(em, UNDO_UPLOAD, [now, id]);
    await services.live.publish(em, { bulkUpload: upload.id });
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'bulkUpload.undo',
      subject: { kind: 'bulk_upload', id: upload.id },
      before: { status: upload.status },
      after: { status: 'undone', deleted },
    });
  });
  return theBulkUpload(ctx, id);
}
