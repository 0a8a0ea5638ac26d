import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { ADD_COUNTS } from '#server/modules/limits/rate/rateLimit.sql.ts';
import { RateLimits } from '#server/modules/limits/rate/rateLimits.service.ts';
import { theApp } from '#tests/support/app.ts';
import { MovableClock } from '#tests/support/movableClock.ts';

const KEY = 'user asha';
const LIMIT = 2;

test('a new minute begins while the counts of the last one are still being written', async () => {
  const { services } = await theApp();
  const clock = new MovableClock();
  const waiting: (() => void)[] = [];
  let isSlow = false;
  const database = {
    write: async (...asked: Parameters<Database['write']>) => {
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
      return services.database.write(...asked);
    },
  };
  const limits = new RateLimits(database, clock);
  expect(await limits.count(KEY, LIMIT)).toMatchObject({ isAllowed: true, left: 1 });
  isSlow = true;
  expect(await limits.count(KEY, LIMIT)).toMatchObject({ isAllowed: true, left: 0 });
  expect(await limits.count(KEY, LIMIT)).toMatchObject({ isAllowed: false });

  clock.forward({ minutes: 1 });
  const nextMinute = limits.count(KEY, LIMIT);
  isSlow = false;
  for (const goOn of waiting) goOn();
  expect(await nextMinute).toMatchObject({ isAllowed: true, left: 1, resetsIn: 60 });
  expect(await limits.count(KEY, LIMIT)).toMatchObject({ isAllowed: true, left: 0 });
  limits.close();
});

/** A table that answers only when it is told to. */
function answering(answer: () => Promise<never[]>) {
  let writes = 0;
  const write = (asked: unknown) => {
    if (asked === ADD_COUNTS) writes += 1;
    return answer();
  };
  const limits = new RateLimits({ write }, new MovableClock());
  return { limits, writes: () => writes };
}

test('while the database is away, a process counts on its own', async () => {
  const { limits } = answering(() => Promise.reject(new Error('away')));
  const counted = [];
  for (let at = 0; at < 3; at += 1) counted.push((await limits.count(KEY, LIMIT)).isAllowed);
  limits.close();
  expect(counted).toEqual([true, true, false]);
});

test('near the limit, counts are exchanged again as soon as the last exchange is over', async () => {
  const { promise, resolve } = Promise.withResolvers<never[]>();
  const { limits, writes } = answering(() => promise);
  const first = limits.count(KEY, LIMIT);
  await Promise.resolve();
  await limits.count(KEY, LIMIT);
  expect(writes()).toBe(1);
  resolve([]);
  await first;
  await new Promise((next) => setImmediate(next));
  expect(writes()).toBe(2);
  limits.close();
});

test('counts that arrive after their minute is over are dropped', async () => {
  const { services, clock } = await theApp();
  const addCounts = async (minutesAgo: number, count: number) => {
    const since = new Date(clock.now().getTime() - minutesAgo * 60_000);
    const [known] = await services.database.write(ADD_COUNTS, [['user ravi'], [since], [count]]);
    return known?.count;
  };
  expect(await addCounts(0, 3)).toBe(3);
  expect(await addCounts(2, 5)).toBe(3);
  expect(await addCounts(0.5, 1)).toBe(4);
});
