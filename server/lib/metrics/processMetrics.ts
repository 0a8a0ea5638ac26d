import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

interface Servers {
  /** How often each server was asked. */
  reads: ReadonlyMap<string, number>;
  replicas?: { all: readonly { name: string; lag: number; isUsed: boolean }[] } | undefined;
}

let ofProcess: Registry | undefined;

/**
 * Created once, however many servers a process runs, because it watches garbage collection and the event loop until the
 * process ends.
 */
function watchProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** The metrics of this process and of its reads from the database; requests and tasks add theirs. */
export function processMetrics({ reads, replicas }: Servers): Registry {
  const register = Registry.merge([watchProcess()]);
  const labels = { labelNames: ['server'] as const, registers: [register] };
  void new Counter({
    name: 'database_reads_total',
    help: 'Statements outside of transactions, by the server that was asked.',
    ...labels,
    collect() {
      this.reset();
      for (const [server, count] of reads) this.inc({ server }, count);
    },
  });
  if (!replicas) return register;
  void new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How late each replica is, to within half a second.',
    ...labels,
    collect() {
      for (const one of replicas.all) this.set({ server: one.name }, one.lag / 1_000);
    },
  });
  void new Gauge({
    name: 'database_replica_used',
    help: 'Whether each replica is used (1) or left out (0).',
    ...labels,
    collect() {
      for (const { name, isUsed } of replicas.all) this.set({ server: name }, Number(isUsed));
    },
  });
  return register;
}
