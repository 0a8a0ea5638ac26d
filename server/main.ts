import 'reflect-metadata';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { prepareServices } from './prepare.ts';
import { builtPages } from './http/builtPages.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { watchEventLoop } from './lib/eventLoopLag.ts';
import { untilAskedToStop } from './stopping.ts';
import { printWelcome } from './welcome.ts';

/** The web process; with `WORKER=inline` it does the background tasks too. */
export async function main(): Promise<void> {
  const config = readConfig();
  const running = await prepareServices(config);
  try {
    const app = await createApp(
      running.services,
      await builtPages(join(import.meta.dirname, '..')),
    );
    // Before the first request, so that none is lost to a signal that comes while the tasks begin.
    const asked = untilAskedToStop(running.services.log);
    await listen(app, config);
    watchEventLoop(running.services.log);
    if (config.worker === 'inline') await running.startTasks();
    printWelcome(running.services);
    await asked;
    await app.close();
  } finally {
    await running.stop();
  }
}
