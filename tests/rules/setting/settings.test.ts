import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { forEachDue } from '#server/modules/setting/forEachDue.service.ts';
import { Settings } from '#server/modules/setting/setting.service.ts';
import type { Services } from '#server/services.ts';
import { MovableClock } from '#tests/support/movableClock.ts';

/** Settings whose reads wait for an answer. */
function slowSettings() {
  const clock = new MovableClock();
  const answers: ((rows: []) => void)[] = [];
  const database = { read: () => new Promise((resolve) => answers.push(resolve)) };
  const settings = new Settings({ secretKey: 'x' }, database as unknown as Database, clock);
  return { settings, clock, answers };
}

const turn = () => new Promise((next) => setImmediate(next));

test('settings are as old as the beginning of the read, because a save may have come after it', async () => {
  const { settings, clock, answers } = slowSettings();
  const reading = settings.refresh();
  clock.forward({ seconds: 3 });
  answers[0]!([]);
  await reading;
  expect(settings.isFresh).toBe(false);
});

test('a reload does not make do with a read that began before', async () => {
  const { settings, answers } = slowSettings();
  void settings.refresh();
  let isReloaded = false;
  const reloaded = settings.reload().then(() => (isReloaded = true));
  answers[0]!([]);
  await turn();
  expect([answers.length, isReloaded]).toEqual([2, false]);
  answers[1]!([]);
  expect(await reloaded).toBe(true);
});

test('a save that fails does not hold up the next one', async () => {
  const { settings } = slowSettings();
  const failing = settings.queueSave(() => Promise.reject(new Error('no')));
  const next = settings.queueSave(async () => 'saved');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('saved');
});

test('every row that is due is handled, however many there are', async () => {
  const due = Array.from({ length: 201 }, (_, at) => ({ id: `${at}` }));
  const handled: string[] = [];
  const em = { transactional: (work: (inside: object) => Promise<void>) => work({}) };
  const settings = { current: async () => ({}) };
  const services = { clock: new MovableClock(), database: { fork: () => em }, settings };
  await forEachDue(services as unknown as Services, {
    find: async (_now, limit) => due.splice(0, limit),
    lock: async (_unit, id) => id,
    act: async (_unit, id) => void handled.push(id),
  });
  expect(new Set(handled).size).toBe(201);
});
