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

/** Counts every whole period that has ended since; one at a time, so that nobody waits for long who writes. */
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

/** Whoever comes second finds the period rolled, and goes on with the next. False when none is left. */
async function rollNext(em: EntityManager, one: RollUp, zone: string, now: Date): Promise<boolean> {
  const { name } = one;
  await em.execute(LOCK, [name]);
  if ((await em.execute<unknown[]>(OTHER_ZONE, [name, zone])).length > 0) {
    // The site has moved: its days begin at another hour.
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
