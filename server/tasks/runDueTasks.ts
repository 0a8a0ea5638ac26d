import type { Job } from 'pg-boss';
import type { Services } from '#server/services.ts';
import { quietBoss } from './boss.ts';
import type { Task } from './task.ts';
import { TIMETABLE } from './timetable.ts';

export interface TaskOutcome {
  name: string;
  error?: Error;
}

/**
 * Runs all waiting tasks one after the other, without a runner; `early` also runs tasks that wait for a retry, once.
 */
export async function runDueTasks(
  services: Services,
  { early = false } = {},
): Promise<TaskOutcome[]> {
  const boss = quietBoss(services.database.fork().getKysely());
  const outcomes: TaskOutcome[] = [];
  const runOnce = async (task: Task, { id, data }: Job<never>) => {
    try {
      await task.run(services, data);
      await boss.complete(task.name, id);
      outcomes.push({ name: task.name });
    } catch (error) {
      await boss.fail(task.name, id, error as Error);
      outcomes.push({ name: task.name, error: error as Error });
    }
  };
  let found: number;
  do {
    found = 0;
    for (const task of TIMETABLE) {
      const jobs = await boss.fetch<never>(task.name, {
        batchSize: 1_000,
        ignoreStartAfter: early,
      });
      for (const job of jobs) await runOnce(task, job);
      found += jobs.length;
    }
  } while (found > 0 && !early);
  return outcomes;
}
