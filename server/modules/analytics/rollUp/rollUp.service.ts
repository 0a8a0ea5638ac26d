import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#server/services.ts';
import {
  emptyText,
  FORGET,
  LOCK,
  MARK,
  nextText,
  OTHER_ZONE,
  ROLL_UPS,
  rollText,
  type RollUp,
} from './rollUp.reads.ts';

/**
 * Counts every complete period since the last run. Each period is its own transaction, so that writers wait only
 * briefly.
 */
export async function rollUp({ clock, database, settings }: Services): Promise<void> {
  const { timeZone } = await settings.current();
  for (const one of ROLL_UPS) {
    let rolled: boolean;
    do {
      rolled = await database
        .fork()
        .transactional((em) => rollNext(em, one, timeZone, clock.now()));
    } while (rolled);
  }
}

/**
 * Rolls up the next period. Returns false when none is left. A concurrent run waits, finds the period done and
 * continues with the next.
 */
async function rollNext(em: EntityManager, one: RollUp, zone: string, now: Date): Promise<boolean> {
  const { name } = one;
  await em.execute(LOCK, [name]);
  if ((await em.execute<unknown[]>(OTHER_ZONE, [name, zone])).length > 0) {
    // The time zone of the site has changed, so its days start at a different time.
    await em.execute(FORGET, [name]);
    await em.execute(emptyText(one));
  }
  type Period = { startsAt: string; endsAt: string };
  const [period] = await em.execute<Period[]>(nextText(one), [zone, name, zone, zone, now]);
  if (!period) return false;
  const { startsAt, endsAt } = period;
  await em.execute(rollText(one), [startsAt, startsAt, endsAt]);
  await em.execute(MARK, [name, startsAt, endsAt, zone]);
  return true;
}
