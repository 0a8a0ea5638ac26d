import { expect, onTestFinished, test } from 'vitest';
import { Database } from '#server/db/database.ts';
import { ENTITIES } from '#server/modules/entities.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { readWith } from '#tests/support/readWith.ts';

async function databaseWithShortTimeouts(poolSize: number): Promise<Database> {
  const database = await Database.connect({
    url: await freshDatabase(),
    entities: ENTITIES,
    poolSize,
  });
  onTestFinished(() => database.close());
  database.failFastWhenUnresponsive();
  return database;
}

test('a slow query does not count as an unreachable database', { tags: ['full'] }, async () => {
  const database = await databaseWithShortTimeouts(1);
  const slow = readWith(database, `select 'done' as state, pg_sleep(2.5)`);
  expect(await slow).toMatchObject([{ state: 'done' }]);
});

test('waiting for a connection of a busy pool does not fail', { tags: ['full'] }, async () => {
  const database = await databaseWithShortTimeouts(1);
  const ask = () => readWith(database, 'select pg_sleep(0.6)');
  expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3);
});
