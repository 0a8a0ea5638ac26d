import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { by, record } from '#server/modules/activity/activity.service.ts';
import { LIST, BACKUP_STATE } from './backup.reads.ts';
import { keptUntil, type FailReason } from './backup.rules.ts';
import type { Backup, Backups } from './backup.type.ts';
import { backupDue } from './due.service.ts';

const SHOWN = 20;

type Row = Omit<Backup, 'ok' | 'message' | 'keptUntil'> & {
  reason: FailReason | null;
  missingFiles: number | null;
};

export async function backupsOf(ctx: Context): Promise<Backups> {
  const { services } = ctx;
  const { backupFrequency, retentionPeriod } = await services.settings.current();
  const [state, rows, { nextDueAt }] = await Promise.all([
    backupStateOf(ctx),
    services.database.read<Row & object>(LIST, [SHOWN]),
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

interface BackupState {
  running: boolean;
  waiting: boolean;
}

async function backupStateOf({ services }: Context): Promise<BackupState> {
  const [found] = await services.database.read<BackupState & object>(BACKUP_STATE, [
    services.clock.now(),
  ]);
  return found!;
}

/** A backup that is marked as running without a process, or that no process has picked up, was interrupted. */
function backupOf(
  { t }: Context,
  { reason, missingFiles, ...row }: Row,
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

const WAIT = `insert into backups (id, asked_by, status, started_at) values (?, 'administrator', 'waiting', ?)`;

/** backup.start.free: only one backup at a time. A worker picks it up within a second. */
export async function backUpNow(ctx: Context): Promise<Backups> {
  const { running, waiting } = await backupStateOf(ctx);
  if (running || waiting)
    throw new Failure('CONFLICT', ctx.t('backup.busy'), { rule: 'backup.start.free' });
  const now = ctx.services.clock.now();
  const id = newId(now.getTime());
  await ctx.em.transactional(async (em) => {
    await em.execute(WAIT, [id, now]);
    await ctx.services.tasks.enqueue(em, 'run-backup', { backupId: id });
    await record(em, { ...by(ctx), action: 'backup.create', subject: { kind: 'backup', id } });
  });
  return backupsOf(ctx);
}
