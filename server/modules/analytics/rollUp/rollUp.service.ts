import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Services } from '#server/services.ts';
import {
  EMPTY,
  FORGET,
  MARK,
  NEXT,
  OTHER_ZONE,
  ROLL,
  ROLL_UPS,
  type RollUp,
} from './rollUp.sql.ts';

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
  // The triggers that note changes wait for the turn of the same name.
  await takeAdvisoryLock(em, name);
  if ((await readIn(em, OTHER_ZONE, [name, zone])).length > 0) {
    // The time zone of the site has changed, so its days start at a different time.
    await writeIn(em, FORGET, [name]);
    await writeIn(em, EMPTY(one), []);
  }
  const [period] = await readIn(em, NEXT(one), [zone, name, now]);
  if (!period) return false;
  const { startsAt, endsAt } = period;
  await writeIn(em, ROLL(one), [startsAt, endsAt]);
  await writeIn(em, MARK, [name, startsAt, endsAt, zone]);
  return true;
}
