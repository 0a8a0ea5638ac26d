import 'reflect-metadata';
import type { TestProject } from 'vitest/node';
import { Database } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { ENTITIES } from '#server/modules/entities.ts';
import { migrateTasks } from '#server/tasks/migrateTasks.ts';
import { claimRunFolder } from './runFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database, the migrated template that others are copied from, and the run's folder and start. */
    postgres: { address: string; template: string; folder: string; startedAt: number };
  }
}

const TEMPLATE = 'market_template';

/** One server for the whole run: the first project that needs it starts it, the others use it. */
export async function setup(project: TestProject) {
  const root = project.vitest.getRootProject();
  if (root.getProvidedContext().postgres) return undefined;
  const startedAt = Date.now();
  const folder = await claimRunFolder();
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    durable: false,
    maxConnections: 300,
  });
  try {
    await migrate(await server.database(TEMPLATE));
    const address = await server.database('postgres');
    root.provide('postgres', { address, template: TEMPLATE, folder, startedAt });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}

async function migrate(url: string) {
  const database = await Database.connect({ url, entities: ENTITIES });
  await database.migrate();
  await database.close();
  await migrateTasks({ databaseUrl: url });
}
