import 'reflect-metadata';
import { readConfig } from './config.ts';
import { checkActivityLog } from './modules/activity/checkActivityLog.service.ts';
import { prepareServices } from './prepare.ts';

/** Thrown so that a script sees a failure: an entry of the log was changed. */
class Tampered extends Error {}

/** `npm run activity:check` reads the whole log and exits with 1 at the first entry that was changed. */
export async function main(): Promise<void> {
  const running = await prepareServices({ ...readConfig(), seed: 'none' });
  try {
    const { whole, broken } = await checkActivityLog(running.services);
    if (broken)
      throw new Tampered(`Entry ${broken.id} of the activity log is ${SAID[broken.how]}.`);
    process.stdout.write(`The activity log is whole: ${whole} entries.\n`);
  } finally {
    await running.stop();
  }
}

const SAID = {
  changed: 'not what was written, or does not follow the one before it',
  missing: 'gone',
  added: 'not written by the log itself',
} as const;
