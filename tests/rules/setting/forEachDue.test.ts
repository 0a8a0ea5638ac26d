import { expect, test } from 'vitest';
import { forEachDue } from '#server/modules/setting/forEachDue.service.ts';
import type { Services } from '#server/services.ts';

const services = {
  clock: { now: () => new Date(0) },
  settings: { current: async () => ({}) },
  database: { fork: () => ({ transactional: (work: (em: unknown) => unknown) => work({}) }) },
} as unknown as Services;

/** Handles rows of which some stay due; says how often each was handled. */
async function handled(count: number, staysDue: (at: number) => boolean): Promise<number[]> {
  const times = Array.from({ length: count }, () => 0);
  await forEachDue<{ at: number }>(services, {
    find: async (_now, limit) =>
      times.flatMap((time, at) => (time === 0 || staysDue(at) ? [{ id: String(at) }] : [])).slice(0, limit), // oxfmt-ignore
    lock: async (_unit, id) => ({ at: Number(id) }),
    act: async (_unit, { at }) => {
      times[at]! += 1;
    },
  });
  return times;
}

test.each([
  ['none', () => false],
  ['all', () => true],
  ['the first', (at: number) => at < 150],
  ['every third', (at: number) => at % 3 === 0],
])('each due row is handled once even if %s stay due', async (_, staysDue) => {
  for (const count of [0, 99, 100, 101, 350])
    expect(await handled(count, staysDue)).toEqual(Array.from({ length: count }, () => 1));
});
