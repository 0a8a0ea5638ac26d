import 'reflect-metadata';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { prepareServices, type Running } from './prepare.ts';
import { builtPages } from './http/builtPages.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { waitAtMost } from './lib/waitAtMost.ts';
import { watchEventLoop } from './lib/eventLoopLag.ts';
import { exceptAbortion, stopSignal, untilAborted } from './stopSignal.ts';
import { printWelcome } from './welcome.ts';

/** A safety net: requests have their own, shorter limits. */
const LONGEST_CLOSE = 30_000;

/** The web process. With `WORKER=inline` it runs the background tasks too. */
export async function main(): Promise<void> {
  const config = readConfig();
  const stopping = stopSignal();
  await exceptAbortion(stopping, async () => {
    const running = await prepareServices(config, stopping);
    try {
      await serve(running, stopping);
    } finally {
      await running.stop();
    }
  });
}

async function serve({ services, startTasks, stopTasks }: Running, stopping: AbortSignal) {
  const { config, log } = services;
  const app = await createApp(services, await builtPages(join(import.meta.dirname, '..')));
  await listen(app, config);
  watchEventLoop(log);
  if (config.worker === 'inline') await startTasks();
  printWelcome(services);
  await untilAborted(stopping);
  log.info({ reason: stopping.reason as string }, 'stopping');
  await Promise.all([waitAtMost(LONGEST_CLOSE, app.close()), stopTasks()]);
}
