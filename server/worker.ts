import 'reflect-metadata';
import { readConfig } from './config.ts';
import { prepareServices } from './prepare.ts';
import { untilAskedToStop } from './stopping.ts';

/** The background tasks alone, beside web processes with `WORKER=off`. */
export async function main(): Promise<void> {
  const config = readConfig();
  const running = await prepareServices(config);
  const asked = untilAskedToStop(running.services.log);
  await running.startTasks();
  process.stdout.write('The worker is ready. Stop with Ctrl-C.\n');
  await asked;
  await running.stop();
}
