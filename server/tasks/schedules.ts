import type { PgBoss } from 'pg-boss';
import type { Services } from '#server/services.ts';
import { unstartedBoss } from './boss.ts';
import { TIMETABLE } from './timetable.ts';

const CHECK_AGAIN = 30_000;

/**
 * Keeps the timetable of this version, in the site's time zone, which an administrator may change. While two versions
 * run, each writes its timetable; the last one that runs has the final word.
 */
export async function keepSchedules({
  database,
  settings,
  log,
}: Services): Promise<() => Promise<void>> {
  const boss = unstartedBoss(database.fork().getKysely());
  const keep = async () => schedule(boss, (await settings.current()).timeZone);
  await keep();
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
  const found = new Map((await boss.getSchedules()).map((one) => [one.name, one]));
  for (const { name, hour } of TIMETABLE) {
    if (!hour) continue;
    const known = found.get(name);
    if (known?.cron !== hour || known.timezone !== timeZone)
      await boss.schedule(name, hour, null, { tz: timeZone });
    found.delete(name);
  }
  // A task that was removed from the timetable must not keep running.
  for (const name of found.keys()) await boss.unschedule(name);
}
