import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { Database } from './db/database.ts';
import type { ReplicaChange } from './db/replica.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { Live } from './db/live.ts';
import { processMetrics } from './lib/metrics/processMetrics.ts';
import { createLog, type Log } from './lib/log.ts';
import { openStores, type Stores } from './lib/storage/openStores.ts';
import { ENTITIES } from './modules/entities.ts';
import { KeyCalls } from './modules/account/apiKey/keyCalls.service.ts';
import { Operations } from './modules/partner/operation/operations.service.ts';
import { RateLimits } from './modules/limits/rate/rateLimits.service.ts';
import { Settings } from './modules/setting/setting.service.ts';
import { Tasks } from './tasks/tasks.ts';

/** What all requests and tasks share; created once per process. */
export interface Services extends Stores {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  settings: Settings;
  rateLimits: RateLimits;
  keyCalls: KeyCalls;
  operations: Operations;
  tasks: Tasks;
  live: Live;
  metrics: Registry;
}

export async function createServices(
  config: Config & { databaseUrl: string },
  overrides: { clock?: Clock; log?: Log; database?: Database } = {},
): Promise<Services> {
  const stores = await openStores(config);
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLog(config.logLevel);
  const database =
    overrides.database ??
    (await Database.connect({
      url: config.databaseUrl,
      replicaUrls: config.databaseReplicaUrls,
      poolSize: config.databasePoolSize,
      entities: ENTITIES,
      onReplica: (change) => logReplica(log, change),
    }));
  return {
    config,
    clock,
    log,
    database,
    settings: followDebugMode(log, new Settings(config, database, clock)),
    rateLimits: new RateLimits(database, clock),
    keyCalls: new KeyCalls(database, clock),
    operations: new Operations(database, clock),
    tasks: new Tasks(database),
    ...stores,
    live: new Live(config, log),
    metrics: processMetrics(database),
  };
}

function logReplica(log: Log, { isUsed, lag, ...change }: ReplicaChange): void {
  const facts = { ...change, ...(Number.isFinite(lag) && { lag: Math.round(lag) }) };
  if (isUsed) log.info(facts, 'A replica is used');
  else log.warn(facts, 'A replica is left out');
}

/** With `debugMode` on, this process logs everything until it is turned off again. */
function followDebugMode(log: Log, settings: Settings): Settings {
  const usual = log.level;
  settings.onRead(({ debugMode }) => {
    log.level = debugMode && usual !== 'trace' ? 'debug' : usual;
  });
  return settings;
}

const TASK_CONNECTIONS = 5;
/** A task may take longer than a person would wait. */
const TASK_WAIT = 30_000;

/**
 * The same services for background tasks, on separate connections, so that tasks and requests cannot exhaust each
 * other's.
 */
export async function servicesForTasks(services: Services): Promise<Services> {
  const { config, clock } = services;
  const database = await Database.connect({
    url: config.databaseUrl!,
    replicaUrls: config.databaseReplicaUrls,
    poolSize: TASK_CONNECTIONS,
    longestWait: TASK_WAIT,
    name: 'kaamyab background',
    entities: ENTITIES,
  });
  return {
    ...services,
    database,
    settings: new Settings(config, database, clock),
    operations: new Operations(database, clock),
    tasks: new Tasks(database),
  };
}
