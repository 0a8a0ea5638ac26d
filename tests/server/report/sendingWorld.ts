import { beforeEach } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { reportOf, saveReport, scheduleReport, type Schedule } from './reportWorld.ts';

export interface SendingWorld {
  app: App;
  asha: Person;
  ravi: Person;
}

/** Two administrators on a Monday at six in the morning, with nothing scheduled. */
export function sendingWorld(): SendingWorld {
  const world = {} as SendingWorld;
  beforeEach(async () => {
    const built = await scenario()
      .admin({ as: 'asha', firstName: 'Asha' })
      .admin({ as: 'ravi', firstName: 'Ravi' });
    Object.assign(world, built);
    await world.app.sql('delete from analytics_schedules');
    await world.app.sql('delete from settings');
    await at('2027-02-01T06:00:00Z');
  });
  return world;
}

/** Moves the clock without idling the sessions out. */
export async function at(time: string) {
  const app = await theApp();
  app.clock.moveTo(time);
  await app.sql('update sessions set last_used_at = ?, expires_at = ?', [
    app.clock.now(),
    new Date(app.clock.now().getTime() + 3_600_000),
  ]);
}

/** Does what the task runner does every few minutes. */
export async function send() {
  const app = await theApp();
  const { tasks, database } = app.services;
  await database.fork().transactional((em) => tasks.enqueue(em, 'send-reports', {}));
  await app.runTasks();
}

export const scheduled = async (who: Person, id: string): Promise<Schedule> =>
  (await reportOf(who, id))!.schedule!;

/** The report emails, the newest first. */
export async function mailsOf({ email }: Person) {
  const app = await theApp();
  return (await app.mails(email)).filter(({ text }) => text.includes('/leave-subscription?token='));
}

/** A report scheduled daily at eight. */
export async function daily(who: Person, input: object = {}): Promise<string> {
  const { id } = await saveReport(who, { name: 'Applications by category', ...input });
  await scheduleReport(who, { reportId: id, hour: 8 });
  return id;
}
