import type { PgBoss, QueueOptions } from 'pg-boss';
import { connectedBoss, type DatabaseAddress } from './boss.ts';
import type { Task } from './task.ts';
import { TIMETABLE } from './timetable.ts';

const DAY = 24 * 60 * 60;

/** Migrates the runner's own schema and creates a queue for every task. Two small reads if nothing is new. */
export async function migrateTasks(address: DatabaseAddress): Promise<void> {
  // Must not be mistaken for a process that runs tasks: a restore looks for those.
  const quiet = { name: 'kaamyab-migration', supervise: false, schedule: false };
  const { boss, stop } = connectedBoss(address, quiet);
  let failure: Error | undefined;
  boss.on('error', (error) => (failure ??= error));
  try {
    await boss.start();
    await createQueues(boss);
  } finally {
    await stop();
  }
  if (failure) throw failure;
}

async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const task of TIMETABLE) {
    const wanted = optionsOf(task);
    const found = existing.get(task.name);
    if (!found) await boss.createQueue(task.name, wanted);
    else if (differs(found, wanted)) await boss.updateQueue(task.name, wanted);
  }
}

function optionsOf({ endsWithin = 15 * 60, retry }: Task): QueueOptions & { notify: boolean } {
  return {
    notify: true,
    expireInSeconds: endsWithin,
    deleteAfterSeconds: DAY,
    retryBackoff: true,
    retryLimit: retry?.times ?? 5,
    retryDelay: retry?.first ?? 5,
    retryDelayMax: retry?.longest ?? 10 * 60,
  };
}

function differs(found: object, wanted: object): boolean {
  return Object.entries(wanted).some(([key, value]) => found[key as keyof object] !== value);
}
