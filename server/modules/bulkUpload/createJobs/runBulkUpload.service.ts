import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Services } from '#server/services.ts';
import { FINISH_UPLOAD, RUNNING_UPLOADS, TAKE_ROWS } from '../bulkUpload.sql.ts';
import { lockUpload, createJobs, rejectNext } from './createJobs.service.ts';

/**
 * Keeps a transaction short, and the text of its statements below 100 kB: longer texts are kept until all of the memory is
 * collected, which let it grow by 150 MB.
 */
const AT_ONCE = 40;

/** Processes rows until none is left. Several runners can work on one upload; they take turns. */
export async function runBulkUpload(services: Services, id: string): Promise<void> {
  while ((await createBatch(services, id)) > 0);
  await finish(services, id);
}

async function createBatch(services: Services, id: string): Promise<number> {
  try {
    return await createJobs(services, id, AT_ONCE);
  } catch (error) {
    if (!isAboutValues(error)) throw error;
    services.log.warn(
      { err: error, upload: id },
      'A batch of a bulk upload failed; its jobs are created one by one',
    );
    return createOneByOne(services, id);
  }
}

/** Processes the rows of a failed batch one at a time. */
async function createOneByOne(services: Services, id: string): Promise<number> {
  let made = 0;
  for (let at = 0; at < AT_ONCE; at += 1) {
    try {
      if ((await createJobs(services, id, 1)) === 0) return made;
    } catch (error) {
      if (!isAboutValues(error)) throw error;
      await rejectNext(services, id);
    }
    made += 1;
  }
  return made;
}

/** SQLSTATE classes 22 and 23: the data is invalid, so retrying would not help. */
function isAboutValues(error: unknown): boolean {
  return /^2[23]/.test(String((error as { code?: unknown }).code));
}

async function finish({ database, clock, live }: Services, id: string): Promise<void> {
  await database.fork().transactional(async (em) => {
    const upload = await lockUpload(em, id);
    if (upload?.status !== 'running') return;
    if ((await readIn(em, TAKE_ROWS, [id, 1])).length > 0) return;
    const at = clock.now();
    const [after] = await writeIn(em, FINISH_UPLOAD, [at, id]);
    await live.publish(em, { bulkUpload: id });
    await recordActivity(em, {
      at,
      actor: { kind: 'system', id: null },
      action: 'bulkUpload.finish',
      subject: { kind: 'bulk_upload', id },
      before: { status: 'running' },
      after,
    });
  });
}

/** Continues unfinished uploads after a restart. */
export async function resumeBulkUploads({ database, tasks }: Services): Promise<void> {
  await database.fork().transactional(async (em) => {
    const running = await readIn(em, RUNNING_UPLOADS, []);
    for (const { id } of running) await tasks.enqueue(em, 'run-bulk-upload', { uploadId: id });
  });
}
