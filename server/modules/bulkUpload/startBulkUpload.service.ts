import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { START_UPLOAD, DELETE_JOBS, UNDO_UPLOAD } from './bulkUpload.reads.ts';
import { startForbiddenBy, undoForbiddenBy, type UploadRule } from './bulkUpload.rules.ts';
import { theBulkUpload, unknown } from './bulkUpload.service.ts';
import type { BulkUpload } from './bulkUpload.type.ts';
import { lockUpload, type LockedUpload } from './createJobs/createJobs.service.ts';

/** The number of jobs per statement, within the limits of a statement. */
const TAKEN_AT_ONCE = 1_000;

interface Start {
  id: string;
  skipFaulty?: boolean;
}

/** Starts the upload. From here on its rows become jobs even if this process stops. */
export async function startBulkUpload(
  ctx: Context,
  { id, skipFaulty = false }: Start,
): Promise<BulkUpload> {
  const { services } = ctx;
  await ctx.em.transactional(async (em) => {
    const upload = await locked(ctx, em, id);
    throwIfForbidden(ctx, startForbiddenBy(upload, skipFaulty), upload);
    await writeIn(em, START_UPLOAD, [id]);
    await services.tasks.enqueue(em, 'run-bulk-upload', { uploadId: upload.id });
    await services.live.publish(em, { bulkUpload: upload.id });
    const { fileName, total, valid } = upload;
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'bulkUpload.start',
      subject: { kind: 'bulk_upload', id: upload.id },
      after: { fileName, total, valid },
    });
  });
  return theBulkUpload(ctx, id);
}

/** Removes every job of the upload at once. Applicants keep their history (product decision 46). */
export async function undoBulkUpload(ctx: Context, id: string): Promise<BulkUpload> {
  const { services } = ctx;
  await ctx.em.transactional(async (em) => {
    const upload = await locked(ctx, em, id);
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

async function locked(ctx: Context, em: Context['em'], id: string): Promise<LockedUpload> {
  const found = isId(id) ? await lockUpload(em, id) : null;
  if (!found) throw unknown(ctx);
  return found;
}

/** Fails with the current state if a concurrent request was first. */
const CONFLICTS: ReadonlySet<UploadRule> = new Set([
  'bulkUpload.start.pending',
  'bulkUpload.undo.complete',
]);

function throwIfForbidden({ t }: Context, rule: UploadRule | null, { status }: LockedUpload): void {
  if (!rule) return;
  const isConflict = CONFLICTS.has(rule);
  const message = t(`bulkUpload.rule.${rule.replace('bulkUpload.', '')}`, { status });
  throw new Failure(isConflict ? 'CONFLICT' : 'RULE_VIOLATION', message, {
    rule,
    ...(isConflict && { current: status }),
  });
}
