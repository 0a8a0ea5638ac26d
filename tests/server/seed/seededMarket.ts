import { Database } from '#server/db/database.ts';
import { seedDemoMarket } from '#server/db/seeds/demoMarket.ts';
import { ENTITIES } from '#server/modules/entities.ts';
import { commonDatabase, copyDatabase, freshDatabase } from '#tests/support/database.ts';

export const PASSWORD_HASH = 'a hash handed in';

export interface SeededMarket {
  now: Date;
  milliseconds: number;
  /** The rows of a statement; `$now` in it is the time of the demo data. */
  rows<Row extends object>(statement: string): Promise<Row[]>;
  /** The single number of a statement. */
  number(statement: string): Promise<number>;
  close(): Promise<void>;
}

export const NOON = new Date('2026-11-21T06:30:00Z');

/** Demo data created at noon, shared by all tests that only read it. Ask for it outside hooks: filling it may take longer than a hook may. */
export async function theMarket(): Promise<SeededMarket> {
  const url = await filledMarket();
  return reading(await Database.connect({ url, entities: ENTITIES }), NOON);
}

const TO_CHANGE = 'demo_market_to_change';

/** The same data, for the one test file that changes it. */
export async function marketToChange(): Promise<string> {
  return Object.assign(new URL(await filledMarket()), { pathname: `/${TO_CHANGE}` }).href;
}

function filledMarket(): Promise<string> {
  return commonDatabase('demo_market', async (fresh) => {
    await (await seededAt(NOON, fresh)).close();
    await copyDatabase(fresh, TO_CHANGE);
  });
}

/** Demo data for a single test, created at the given time. */
export async function seededMarket(now: Date): Promise<SeededMarket> {
  return seededAt(now, await freshDatabase());
}

async function seededAt(now: Date, url: string): Promise<SeededMarket> {
  const database = await Database.connect({ url, entities: ENTITIES, isUnlimited: true });
  const begun = performance.now();
  await seedDemoMarket({ database, clock: { now: () => now }, passwordHash: PASSWORD_HASH });
  return reading(database, now, performance.now() - begun);
}

function reading(database: Database, now: Date, milliseconds = 0): SeededMarket {
  const rows = async <Row extends object>(statement: string) => {
    const text = statement.replaceAll('$now', `timestamptz '${now.toISOString()}'`);
    return database.fork().execute<Row[]>(text);
  };
  return {
    now,
    milliseconds,
    rows,
    number: async (statement) => Number(Object.values((await rows(statement))[0] ?? {})[0]),
    close: () => database.close(),
  };
}
