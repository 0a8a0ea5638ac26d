import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { signUp, tokenOf } from './account.ts';
import { startSite, type SpawnedSite } from './spawnedSite.ts';

const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'];
const DAY = 86_400_000;
/** Midnight in Kolkata. */
const MIDNIGHT = 18.5 * 3_600_000;

test('a new day begins at 18:30 UTC, in any time zone of the server', async () => {
  const database = await freshDatabase();
  const shared = {
    DATABASE_URL: database,
    SECRET_KEY: 'a secret that only tests know, and no more',
    WORKER: 'off',
  };
  const sites: SpawnedSite[] = [];
  for (const TZ of ZONES) sites.push(await startSite({ ...shared, TZ }));
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await signUp(sites[0]!, 'asha@people.example');
    await signUp(sites[0]!, 'ravi@people.example');
    await client.query(
      `update users set role = 'admin', created_at = '2026-01-01' where email like 'asha%'`,
    );
    await client.query(
      `insert into settings (key, value, updated_at) values ('timeZone', '"Asia/Kolkata"', now())
       on conflict (key) do update set value = excluded.value`,
    );
    const token = await tokenOf(sites[0]!, 'asha@people.example');
    const newToday = async ({ url }: SpawnedSite) => {
      const answer = await fetch(`${url}/api/admin/dashboard/stats`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { newUsersToday: number }).newUsersToday;
    };
    const asked = async (createdAt: number) => {
      await client.query(`update users set created_at = $1 where email like 'ravi%'`, [
        new Date(createdAt).toISOString(),
      ]);
      return Promise.all(sites.map(newToday));
    };
    // A setting takes effect everywhere within five seconds.
    const before = midnight() - 1_000;
    const both = async () => [await asked(midnight()), await asked(before)];
    const options = { timeout: 10_000 };
    await expect.poll(both, options).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  } finally {
    await client.end();
  }
});

function midnight(): number {
  const now = Date.now();
  return Math.floor((now - MIDNIGHT) / DAY) * DAY + MIDNIGHT;
}
