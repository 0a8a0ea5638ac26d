import type { PgBoss } from 'pg-boss';
import type { Services } from '#server/services.ts';
import { unstartedBoss } from './boss.ts';
import { TIMETABLE } from './timetable.ts';

const CHECK_AGAIN = 30_000;

/** Keeps the timetable in the site's time zone, even when an administrator changes it. */
export async function keepSchedules({
  database,
  settings,
  log,
}: Services): Promise<() => Promise<void>> {
  const boss = unstartedBoss(database.fork().getKysely());
  let known = '';
  const keep = async () => {
    const { timeZone } = await settings.current();
    if (timeZone === known) return;
    await schedule(boss, timeZone);
    known = timeZone;
  };
  await keep();
  await unscheduleRemoved(boss);
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = keep().catch((error) =>
      log.warn(error, 'The hours of the timetable could not be looked at'),
    );
  }, CHECK_AGAIN);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function schedule(boss: PgBoss, timeZone: string): Promise<void> {
  for (const { name, hour } of TIMETABLE) {
    if (hour) await boss.schedule(name, hour, null, { tz: timeZone });
  }
}

/** A task that was removed from the timetable must not keep running. */
async function unscheduleRemoved(boss: PgBoss): Promise<void> {
  const timed = new Set<string>(TIMETABLE.filter(({ hour }) => hour).map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) {
    if (!timed.has(name)) await boss.unschedule(name);
  }
}
