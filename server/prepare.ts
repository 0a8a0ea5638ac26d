import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { requirePrivateHost } from './requirePrivateHost.ts';
import { Database } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded.ts';
import { inOneProcess } from './db/oneProcess.ts';
import { seedDemoMarket } from './db/seeds/demoMarket.ts';
import { DEMO_PASSWORD } from './db/seeds/demoAccounts.ts';
import { operationRunner } from './graphql/runAs.ts';
import { sharedSchema } from './graphql/schema.ts';
import { waitAtMost } from './lib/waitAtMost.ts';
import { keptSecret } from './lib/keptSecret.ts';
import { hashPassword } from './lib/passwords.ts';
import { countStageTimes } from './modules/application/stage/countStageTimes.service.ts';
import { countExperience } from './modules/candidate/countExperience.service.ts';
import { countResponses } from './modules/company/responses/countResponses.service.ts';
import { keepClearingArrivals } from './modules/file/clearArrivals.service.ts';
import { ENTITIES } from './modules/entities.ts';
import { startDeliveryLoop } from './modules/partner/webhook/delivery/deliver.service.ts';
import { openMetricsPort } from './lib/metrics/metricsPort.ts';
import { createServices, servicesForTasks, type Services } from './services.ts';
import { unlessAborted } from './stopSignal.ts';
import { migrateTasks } from './tasks/migrateTasks.ts';
import { startTasks, type RunningTasks } from './tasks/startTasks.ts';

export interface Running {
  services: Services;
  /** For a process that also runs background tasks; they stop with the rest. */
  startTasks: () => Promise<void>;
  /** For a process that has something else to finish at the same time. */
  stopTasks: () => Promise<void>;
  /**
   * Stops the tasks, then the connections, then the bundled database. Each gets a few seconds, even if an earlier one
   * hangs.
   */
  stop: () => Promise<void>;
}

/** A connection to a database that does not respond cannot be closed either. */
const LONGEST_CLOSE = 5_000;

const say = (line: string) => process.stdout.write(`${line}…\n`);

/**
 * Starts or connects to the database, migrates it, seeds it the first time, and builds the services on top.
 */
export async function prepareServices(config: Config, stopping?: AbortSignal): Promise<Running> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, onProgress: say });
  let services: Services | undefined;
  let background: Services | undefined;
  let tasks: RunningTasks | undefined;
  let stopDelivering: (() => Promise<void>) | undefined;
  let stopClearing: (() => void) | undefined;
  let closeMetrics: (() => void) | undefined;
  const stopTasks = async () => {
    await Promise.all([tasks?.stop(), stopDelivering?.()]);
    tasks = stopDelivering = undefined;
  };
  const stop = async () => {
    stopClearing?.();
    closeMetrics?.();
    await stopTasks();
    await services?.live.close();
    const closing = Promise.all([services?.database.close(), background?.database.close()]);
    await waitAtMost(LONGEST_CLOSE, closing);
    await embedded?.stop();
  };
  try {
    const databaseUrl = config.databaseUrl ?? (await embedded!.database('kaamyab'));
    const secretKey = config.secretKey ?? localSecret(config.dataDir);
    const ready = (services = await createServices({ ...config, databaseUrl, secretKey }));
    stopping?.throwIfAborted();
    await unlessAborted(stopping, fill(ready));
    ready.database.failFastWhenUnresponsive();
    stopClearing = keepClearingArrivals(ready);
    closeMetrics = await openMetricsPort(config, ready.metrics);
    const takeUpTasks = async () => {
      background = await servicesForTasks(ready);
      background.database.failFastWhenUnresponsive();
      tasks = await startTasks(background);
      stopDelivering = startDeliveryLoop(background, operationRunner(sharedSchema));
    };
    return { services: ready, startTasks: takeUpTasks, stopTasks, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Several processes may start at once on an empty database. */
async function fill(services: Services): Promise<void> {
  const { databaseDirectUrl, databaseUrl } = services.config;
  await inOneProcess((databaseDirectUrl ?? databaseUrl)!, 'kaamyab-migrations', async () => {
    await migrate(services);
    await seed(services);
  });
  await requirePrivateHost(services);
}

async function migrate({ config, database }: Services): Promise<void> {
  const applied = await database.migrate(config.databaseDirectUrl);
  await migrateTasks(config);
  if (applied.length > 0) say(`Brought the database up to date (${applied.join(', ')})`);
}

async function seed(services: Services): Promise<void> {
  const { config, database } = services;
  if (config.seed !== 'demo' || !(await database.isEmpty())) return;
  say('Filling the demo market');
  // Nobody waits for an answer yet, and a slow machine takes longer than a request may.
  const unlimited = { url: config.databaseUrl!, entities: ENTITIES, isUnlimited: true };
  const patient = { ...services, database: await Database.connect(unlimited) };
  try {
    await seedDemoMarket({ ...patient, passwordHash: await hashPassword(DEMO_PASSWORD) });
    await countExperience(patient);
    await countResponses(patient);
    await countStageTimes(patient);
  } finally {
    await patient.database.close();
  }
}

function localSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  return keptSecret(join(dataDir, 'secret.key'), 32);
}
