import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#server/services.ts';
import { withCurrentSettings } from './withCurrentSettings.service.ts';

const AT_ONCE = 100;

interface Unit {
  em: EntityManager;
  services: Services;
}

interface DueRows<Row> {
  find: (now: Date, limit: number) => Promise<{ id: string }[]>;
  lock: (unit: Unit, id: string) => Promise<Row | null>;
  /** Checks that it is still due: another process may have locked the row first. */
  act: (unit: Unit, row: Row, now: Date) => Promise<void>;
}

/** Handles each due row in its own transaction. */
export async function forEachDue<Row>(
  services: Services,
  { find, lock, act }: DueRows<Row>,
): Promise<void> {
  const { clock, database } = services;
  let found: { id: string }[];
  do {
    found = await find(clock.now(), AT_ONCE);
    for (const { id } of found) {
      const current = await withCurrentSettings(services);
      await database.fork().transactional(async (em) => {
        const unit = { em, services: current };
        const row = await lock(unit, id);
        if (row) await act(unit, row, clock.now());
      });
    }
  } while (found.length === AT_ONCE);
}
