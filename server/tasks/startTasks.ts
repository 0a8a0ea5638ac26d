import { once } from 'node:events';
import type { ConstructorOptions, Job, PgBoss } from 'pg-boss';
import { beginOperation, endOperation, withinOperation } from '#server/lib/currentOperation.ts';
import { observed } from '#server/modules/setting/observing.service.ts';
import type { Services } from '#server/services.ts';
import { connectedBoss } from './boss.ts';
import { keepBackups } from '#server/modules/backup/looking.service.ts';
import { keepHours } from './hours.ts';
import type { Task } from './task.ts';
import { TIMETABLE } from './timetable.ts';

/** Together less than what those who stop processes usually wait. */
const PATIENCE = { offWork: 6_000, stop: 2_000 };
const SAY_AGAIN = 60_000;

/** A task is taken up when its notification arrives; looking by oneself is for later tries, and for when none comes. */
const LOOKING = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 5 };

export interface RunningTasks {
  /** Finishes what runs, within some seconds; what is not done by then is done after the next start. */
  stop(): Promise<void>;
}

/** Runs what has been enqueued and what the timetable says, until it is stopped. */
export async function startTasks(
  services: Services,
  options: ConstructorOptions = {},
): Promise<RunningTasks> {
  const boss = connectedBoss(services.config, {
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    ...options,
  });
  const complain = complaints(services);
  boss.on('error', complain);
  let leaveHours: (() => void) | undefined;
  let leaveBackups: (() => void) | undefined;
  const stopReading = services.settings.keepReading();
  const stop = async () => {
    stopReading();
    leaveHours?.();
    leaveBackups?.();
    await within(PATIENCE.offWork, Promise.all(TIMETABLE.map(({ name }) => boss.offWork(name))));
    await within(PATIENCE.stop, boss.stop({ graceful: false }).catch(complain));
    // Its connections may still be closing while the database ends; that is no trouble any more.
    boss.off('error', complain).on('error', () => {});
  };
  try {
    leaveHours = await keepHours(services);
    await boss.start();
    for (const task of TIMETABLE) await takeUp(boss, services, task);
    for (const task of TIMETABLE) await task.resume?.(services);
    leaveBackups = keepBackups(services);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function takeUp(boss: PgBoss, services: Services, task: Task): Promise<void> {
  for (let worker = 0; worker < (task.atOnce ?? 1); worker += 1) {
    const id: string = await boss.work(task.name, LOOKING, (jobs: Job<never>[]) => {
      // Where one was waiting there may be more: look again after this one, not after a pause.
      boss.notifyWorker(id);
      return run(services, task, jobs);
    });
  }
}

async function run(services: Services, task: Task, jobs: Job<never>[]): Promise<void> {
  for (const { id, data } of jobs) {
    const operation = beginOperation({ name: `task ${task.name}` });
    try {
      await observed(services, { task: task.name, id }, () =>
        withinOperation(operation, () => task.run(services, data)),
      );
    } catch (error) {
      services.log.warn({ task: task.name, id, err: error }, 'A task failed');
      throw error;
    } finally {
      endOperation(operation);
    }
  }
}

/** While the database is away every look at it fails; that is worth one line a minute. */
function complaints({ log, clock }: Services): (error: unknown) => void {
  let saidAt = 0;
  return (error) => {
    const now = clock.now().getTime();
    if (Math.abs(now - saidAt) < SAY_AGAIN) return;
    saidAt = now;
    log.error({ err: error }, 'The task runner is in trouble');
  };
}

function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, once(AbortSignal.timeout(milliseconds), 'abort')]);
}
