import 'reflect-metadata';
import { readCommandConfig } from './config.ts';
import { checkActivityLog } from './modules/activity/checkActivityLog.service.ts';
import { prepareServices } from './prepare.ts';

/** Thrown so that a script sees a failure: an entry of the log was changed. */
class Tampered extends Error {}

/** `npm run activity:check` reads the whole log and exits with 1 at the first entry that was changed. */
export async function main(): Promise<void> {
  const running = await prepareServices(readCommandConfig());
  try {
    const { whole, broken } = await checkActivityLog(running.services);
    if (broken) throw new Tampered(`Entry ${broken.id} of the activity log ${DAMAGE[broken.how]}.`);
    process.stdout.write(`The activity log is intact: ${whole} entries.\n`);
  } finally {
    await running.stop();
  }
}

const DAMAGE = {
  changed: 'was changed after it was recorded, or does not follow the entry before it',
  missing: 'is missing',
  added: 'was not recorded by the site',
} as const;
