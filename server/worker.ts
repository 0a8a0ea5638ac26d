import 'reflect-metadata';
import { readConfig } from './config.ts';
import { prepareServices } from './prepare.ts';
import { exceptAbortion, stopSignal, untilAborted } from './stopSignal.ts';

/** Runs only the background tasks, next to web processes started with `WORKER=off`. */
export async function main(): Promise<void> {
  const config = readConfig();
  const stopping = stopSignal();
  await exceptAbortion(stopping, async () => {
    const running = await prepareServices(config, stopping);
    try {
      await running.startTasks();
      process.stdout.write('The worker is ready. Stop with Ctrl-C.\n');
      await untilAborted(stopping);
    } finally {
      await running.stop();
    }
  });
}
