import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from 'pg-boss';
import type { Services } from '#server/services.ts';
import { unstartedBoss } from './boss.ts';
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
  const em = services.database.fork();
  const boss = unstartedBoss(em.getKysely());
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
    let waiting = await waitingTasks(em);
    for (const task of TIMETABLE) {
      if (!waiting.has(task.name)) continue;
      const jobs = await boss.fetch<never>(task.name, {
        batchSize: 1_000,
        ignoreStartAfter: early,
      });
      for (const job of jobs) await runOnce(task, job);
      found += jobs.length;
      // A task may have passed work to another.
      if (jobs.length > 0) waiting = await waitingTasks(em);
    }
  } while (found > 0 && !early);
  return outcomes;
}

/** Asked first, because hardly any task has waiting work and fetching from every queue takes long. */
async function waitingTasks(em: EntityManager): Promise<Set<string>> {
  const rows = await em.execute<{ name: string }[]>(
    `select distinct name from pgboss.job where state < 'active'`,
  );
  return new Set(rows.map(({ name }) => name));
}
