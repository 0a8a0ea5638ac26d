import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { RowOf } from '#server/db/statement.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { BACKUP_STATE, LIST, WAIT } from './backup.sql.ts';
import { keptUntil } from './backup.rules.ts';
import type { Backup, Backups } from './backup.type.ts';
import { backupDue } from './backupDue.service.ts';

const SHOWN = 20;

export async function backupsOf(ctx: Context): Promise<Backups> {
  const { services } = ctx;
  const { backupFrequency, retentionPeriod } = await services.settings.current();
  const [state, rows, { nextDueAt }] = await Promise.all([
    backupStateOf(ctx),
    services.database.read(LIST, [SHOWN]),
    backupDue(services),
  ]);
  const list = rows.map((row) => backupOf(ctx, row, { retentionPeriod, ...state }));
  return {
    last: list.find(({ status }) => status === 'complete' || status === 'failed') ?? null,
    running: state.running || state.waiting,
    nextDueAt,
    frequency: backupFrequency,
    retentionPeriod,
    list,
  };
}

type BackupState = RowOf<typeof BACKUP_STATE>;

async function backupStateOf({ services }: Context): Promise<BackupState> {
  const [found] = await services.database.read(BACKUP_STATE, [services.clock.now()]);
  return found!;
}

/** A backup that is marked as running without a process, or that no process has picked up, was interrupted. */
function backupOf(
  { t }: Context,
  { reason, missingFiles, ...row }: RowOf<typeof LIST>,
  { retentionPeriod, running, waiting }: BackupState & { retentionPeriod: number },
): Backup {
  const isLeft =
    (row.status === 'running' && !running) || (row.status === 'waiting' && !running && !waiting);
  const status = isLeft ? 'failed' : row.status;
  const why = isLeft ? 'interrupted' : reason;
  const lacking = missingFiles ? t('backup.missing', { count: missingFiles }) : null;
  return {
    ...row,
    status,
    ok: status === 'complete',
    message: why ? t(`backup.failed.${why}`) : lacking,
    keptUntil: status === 'complete' ? keptUntil(row.at, retentionPeriod) : null,
  };
}

/** backup.start.free: only one backup at a time. A worker picks it up within a second. */
export async function backUpNow(ctx: Context): Promise<Backups> {
  const now = ctx.services.clock.now();
  const id = newId(now.getTime());
  await ctx.em.transactional(async (em) => {
    await takeAdvisoryLock(em, 'backup request');
    const [state] = await readIn(em, BACKUP_STATE, [now]);
    if (state!.running || state!.waiting)
      throw new Failure('CONFLICT', ctx.t('backup.busy'), { rule: 'backup.start.free' });
    await writeIn(em, WAIT, [id, now]);
    await ctx.services.tasks.enqueue(em, 'run-backup', { backupId: id });
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'backup.create',
      subject: { kind: 'backup', id },
    });
  });
  return backupsOf(ctx);
}
