import { setTimeout as wait } from 'node:timers/promises';
import type { ConstructorOptions, Job, PgBoss } from 'pg-boss';
import { waitAtMost } from '#server/lib/waitAtMost.ts';
import { beginOperation, endOperation, withinOperation } from '#server/lib/currentOperation.ts';
import { observeStatements } from '#server/modules/setting/observeStatements.service.ts';
import type { Services } from '#server/services.ts';
import { connectedBoss } from './boss.ts';
import { scheduleBackups } from '#server/modules/admin/backup/backupScheduler.service.ts';
import { keepSchedules } from './schedules.ts';
import type { Task } from './task.ts';
import { measureTasks, type MeasureTask } from './taskMetrics.ts';
import { TIMETABLE } from './timetable.ts';

/** Together less than process supervisors usually wait. */
const TIMEOUTS_MS = { offWork: 6_000, stop: 2_000 };
const SAY_AGAIN = 60_000;
/** While polling fails, all workers poll again after this time; notifications may have been missed. */
const CHECK_AGAIN = 500;

/** Tasks start when their notification arrives; polling serves retries and missed notifications. */
const LOOKING = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 5 };

type Run = (task: Task, jobs: Job<never>[]) => Promise<void>;

export interface RunningTasks {
  /** Finishes running tasks within a few seconds; unfinished ones run again after the next start. */
  stop(): Promise<void>;
}

/** Runs enqueued tasks and the timetable, until it is stopped. */
export async function startTasks(
  services: Services,
  options: ConstructorOptions = {},
): Promise<RunningTasks> {
  const { boss, stop: stopBoss } = connectedBoss(services.config, {
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    ...options,
  });
  const complain = logOncePerMinute(services);
  const workers: string[] = [];
  const checkAgain = debounced(CHECK_AGAIN, () => workers.forEach((id) => boss.notifyWorker(id)));
  boss.on('error', complain).on('error', checkAgain);
  const stopping = new AbortController();
  let leaveHours: (() => Promise<void>) | undefined;
  let leaveBackups: (() => void) | undefined;
  const stopReading = services.settings.pollSettings();
  const stop = async () => {
    stopping.abort();
    stopReading();
    leaveBackups?.();
    await waitAtMost(
      TIMEOUTS_MS.offWork,
      Promise.all([leaveHours?.(), ...TIMETABLE.map(({ name }) => boss.offWork(name))]),
    );
    await waitAtMost(TIMEOUTS_MS.stop, stopBoss().catch(complain));
    // Its connections may still be closing while the database stops; such errors are harmless.
    boss
      .off('error', complain)
      .off('error', checkAgain)
      .on('error', () => {});
  };
  const measure = measureTasks(services, boss);
  const run = (task: Task, jobs: Job<never>[]) =>
    runJobs({ services, measure, stopping: stopping.signal }, task, jobs);
  try {
    leaveHours = await keepSchedules(services);
    await boss.start();
    for (const task of TIMETABLE) workers.push(...(await startWorkers(boss, task, run)));
    for (const task of TIMETABLE) await task.resume?.(services);
    leaveBackups = scheduleBackups(services);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function startWorkers(boss: PgBoss, task: Task, run: Run): Promise<string[]> {
  const ids: string[] = [];
  for (let worker = 0; worker < (task.atOnce ?? 1); worker += 1) {
    const id: string = await boss.work(task.name, LOOKING, (jobs: Job<never>[]) => {
      // If one task was waiting there may be more: poll again right after this one, not after a pause.
      boss.notifyWorker(id);
      return run(task, jobs);
    });
    ids.push(id);
  }
  return ids;
}

interface Runner {
  services: Services;
  measure: MeasureTask;
  stopping: AbortSignal;
}

async function runJobs(
  { services, measure, stopping }: Runner,
  task: Task,
  jobs: Job<never>[],
): Promise<void> {
  for (const { id, data } of jobs) {
    const operation = beginOperation({ name: `task ${task.name}` });
    const began = performance.now();
    let isDone = false;
    const attempt = () =>
      observeStatements(services, { task: task.name, id }, () =>
        withinOperation(operation, () => task.run(services, data)),
      );
    try {
      await retryWhileDatabaseAway(services, stopping, attempt);
      isDone = true;
    } catch (error) {
      services.log.warn({ task: task.name, id, err: error }, 'A task failed');
      throw error;
    } finally {
      endOperation(operation);
      measure(task.name, isDone, performance.now() - began);
    }
  }
}

/**
 * A task that fails because the database is away could not even be marked as failed, and would count as running until
 * its time limit. It waits here instead, and is retried as soon as the database is back.
 */
async function retryWhileDatabaseAway(
  { database }: Services,
  stopping: AbortSignal,
  attempt: () => Promise<void>,
): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (await database.isReachable()) throw error;
    while (!stopping.aborted && !(await database.isReachable())) await wait(CHECK_AGAIN);
    if (stopping.aborted) throw error;
    await attempt();
  }
}

/** Runs once, a moment after the first of many calls. */
function debounced(milliseconds: number, work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, milliseconds).unref();
  };
}

/** While the database is away every poll fails; one log line a minute is enough. */
function logOncePerMinute({ log, clock }: Services): (error: unknown) => void {
  let loggedAt = 0;
  return (error) => {
    const now = clock.now().getTime();
    if (Math.abs(now - loggedAt) < SAY_AGAIN) return;
    loggedAt = now;
    log.error({ err: error }, 'The task runner reported an error');
  };
}
