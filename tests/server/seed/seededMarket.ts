import { Database } from '#server/db/database.ts';
import { seedDemoMarket } from '#server/db/seeds/demoMarket.ts';
import { ENTITIES } from '#server/modules/entities.ts';
import { freshDatabase } from '#tests/support/database.ts';

export const PASSWORD_HASH = 'a hash handed in';

export interface SeededMarket {
  now: Date;
  milliseconds: number;
  /** Rows of a statement; `$now` in it is the market's present. */
  rows<Row extends object>(statement: string): Promise<Row[]>;
  /** The one number of a statement. */
  number(statement: string): Promise<number>;
  close(): Promise<void>;
}

export async function seededMarket(now: Date): Promise<SeededMarket> {
  const database = await Database.connect({ url: await freshDatabase(), entities: ENTITIES });
  const begun = performance.now();
  await seedDemoMarket({ database, clock: { now: () => now }, passwordHash: PASSWORD_HASH });
  const milliseconds = performance.now() - begun;
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
