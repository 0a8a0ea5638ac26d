import type { PgBoss } from 'pg-boss';
import { Gauge, Histogram } from 'prom-client';
import { statement } from '#server/db/statement.ts';
import type { Services } from '#server/services.ts';

/** $1 now. An email that was given up, such as one to an address that does not exist, waits for nothing. */
const UNSENT = statement(
  'emails-unsent',
  `select count(*)::int as "waiting!", min(created_at) as since from outbox
    where sent_at is null and failed_at is null and created_at > $1::timestamptz - interval '1 day'`,
);

const NAMES = {
  duration: 'task_duration_seconds',
  waiting: 'tasks_waiting',
  oldest: 'emails_oldest_unsent_seconds',
  unsent: 'emails_unsent',
};

export type MeasureTask = (task: string, isDone: boolean, milliseconds: number) => void;

/**
 * Adds to the metrics of the process how long tasks take, and what waits. While the database is away, only what waits is
 * missing: all other figures are needed most then.
 */
export function measureTasks(
  { metrics, database, clock }: Services,
  boss: Pick<PgBoss, 'getQueues'>,
): MeasureTask {
  // Tasks that were stopped and started again start a new measurement.
  for (const name of Object.values(NAMES)) metrics.removeSingleMetric(name);
  const duration = new Histogram({
    name: NAMES.duration,
    help: 'How long background tasks took.',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers: [metrics],
  });
  void new Gauge({
    name: NAMES.waiting,
    help: 'Tasks that are due and not taken up, counted every 15 seconds.',
    labelNames: ['task'],
    registers: [metrics],
    async collect() {
      const queues = await boss.getQueues().catch(() => []);
      this.reset();
      for (const { name, readyCount } of queues) this.set({ task: name }, readyCount);
    },
  });
  const oldest = new Gauge({
    name: NAMES.oldest,
    help: 'The age of the oldest email of the last day that has not been sent.',
    registers: [metrics],
  });
  void new Gauge({
    name: NAMES.unsent,
    help: 'Emails of the last day that have not been sent.',
    registers: [metrics],
    async collect() {
      const now = clock.now();
      const [row] = await database.read(UNSENT, [now]).catch(() => []);
      if (!row) return [this, oldest].forEach((gauge) => gauge.remove());
      this.set(row.waiting);
      oldest.set(row.since ? (now.getTime() - row.since.getTime()) / 1_000 : 0);
    },
  });
  return (task, isDone, milliseconds) =>
    duration.observe({ task, outcome: isDone ? 'done' : 'failed' }, milliseconds / 1_000);
}
