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

/**
 * Handles each due row once, in its own transaction. Rows that stay due are looked past, so that they neither hide
 * others nor keep the task running.
 */
export async function forEachDue<Row>(
  services: Services,
  { find, lock, act }: DueRows<Row>,
): Promise<void> {
  const { clock, database } = services;
  const handled = new Set<string>();
  let stillDue = 0;
  let isLast: boolean;
  do {
    const limit = AT_ONCE + stillDue;
    const found = await find(clock.now(), limit);
    const due = found.filter(({ id }) => !handled.has(id));
    stillDue = found.length - due.length;
    isLast = found.length < limit;
    for (const { id } of due) {
      handled.add(id);
      const current = await withCurrentSettings(services);
      await database.fork().transactional(async (em) => {
        const unit = { em, services: current };
        const row = await lock(unit, id);
        if (row) await act(unit, row, clock.now());
      });
    }
  } while (!isLast);
}
