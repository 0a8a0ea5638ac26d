import type { Config } from './config.ts';
import { Database } from './db/database.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { createLog, type Log } from './lib/log.ts';
import { ENTITIES } from './modules/entities.ts';
import { Settings } from './modules/setting/setting.service.ts';
import { Tasks } from './tasks/tasks.ts';

/** What every request and task shares; made once a process. */
export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  settings: Settings;
  tasks: Tasks;
}

export async function createServices(
  config: Config & { databaseUrl: string },
  overrides: { clock?: Clock; log?: Log } = {},
): Promise<Services> {
  const clock = overrides.clock ?? systemClock;
  const database = await Database.connect({
    url: config.databaseUrl,
    replicaUrls: config.databaseReplicaUrls,
    poolSize: config.databasePoolSize,
    entities: ENTITIES,
  });
  return {
    config,
    clock,
    log: overrides.log ?? createLog(config.logLevel),
    database,
    settings: new Settings(database, clock),
    tasks: new Tasks(database),
  };
}
