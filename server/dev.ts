import 'reflect-metadata';
import { readConfig } from './config.ts';
import { createApp, type App } from './http/app.ts';
import type { PageSource } from './http/pages.ts';
import { prepareServices } from './prepare.ts';
import { printWelcome } from './welcome.ts';

export interface Generation {
  app: App;
  welcome(): void;
  close(): Promise<void>;
}

/**
 * One generation of the development server; after a change the next one takes over its port and database.
 */
export async function open(databaseUrl: string, pages: PageSource): Promise<Generation> {
  const config = { ...readConfig(), databaseUrl };
  const running = await prepareServices(config);
  const app = await createApp(running.services, pages);
  await app.http.ready();
  if (config.worker === 'inline') await running.startTasks();
  return {
    app,
    welcome: () => printWelcome(running.services),
    close: async () => {
      await app.close();
      await running.stop();
    },
  };
}
