import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { START_UPLOAD } from './bulkUpload.sql.ts';
import { startForbiddenBy, type UploadRule } from './bulkUpload.rules.ts';
import { theBulkUpload, unknown } from './bulkUpload.service.ts';
import type { BulkUpload } from './bulkUpload.type.ts';
import { lockUpload, type LockedUpload } from './createJobs/createJobs.service.ts';

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
    const upload = await lockedUpload(ctx, em, id);
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

export async function lockedUpload(
  ctx: Context,
  em: Context['em'],
  id: string,
): Promise<LockedUpload> {
  const found = isId(id) ? await lockUpload(em, id) : null;
  if (!found) throw unknown(ctx);
  return found;
}

/** Fails with the current state if a concurrent request was first. */
const CONFLICTS: ReadonlySet<UploadRule> = new Set([
  'bulkUpload.start.pending',
  'bulkUpload.undo.complete',
]);

export function throwIfForbidden(
  { t }: Context,
  rule: UploadRule | null,
  { status }: LockedUpload,
): void {
  if (!rule) return;
  const isConflict = CONFLICTS.has(rule);
  const message = t(`bulkUpload.rule.${rule.replace('bulkUpload.', '')}`, { status });
  throw new Failure(isConflict ? 'CONFLICT' : 'RULE_VIOLATION', message, {
    rule,
    ...(isConflict && { current: status }),
  });
}
