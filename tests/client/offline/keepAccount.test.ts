import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore, type OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import { forgetAccount, keepAccount } from '#client/pages/frame/offline/keepAccount.ts';

type Row = { userId: string };
let stores: Record<'accounts' | 'answers' | 'outbox', Map<string, Row>>;
const names = { accounts: 'userId', answers: 'key', outbox: 'id' } as const;

beforeEach(() => {
  stores = { accounts: new Map(), answers: new Map(), outbox: new Map() };
  vi.spyOn(deviceStore, 'all').mockImplementation(
    async (name, userId) =>
      [...stores[name].values()].filter((row) => !userId || row.userId === userId) as never,
  );
  vi.spyOn(deviceStore, 'write').mockImplementation(async (name, row) => {
    stores[name].set((row as never)[names[name]], row);
  });
  vi.spyOn(deviceStore, 'remove').mockImplementation(async (name, ...keys) => {
    for (const key of keys) stores[name].delete(key);
  });
  vi.spyOn(deviceStore, 'clear').mockImplementation(async (name) => stores[name].clear());
  stores.accounts.set('asha', { userId: 'asha' });
  stores.answers.set('asha SavedJobs []', { userId: 'asha', key: 'asha SavedJobs []' } as Row);
  const refusal = { message: 'Log in', needsLogin: true };
  stores.outbox.set('1', { userId: 'asha', id: '1', refusal } as unknown as Row);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const sizes = () => Object.values(stores).map(({ size }) => size);

test('the next account on a device finds nothing of the previous one', async () => {
  await keepAccount('ravi', 'a token', 'en');
  expect(sizes()).toEqual([1, 0, 0]);
  expect([...stores.accounts.keys()]).toEqual(['ravi']);
});

test('an application that waited for a login is sent with the new session of the same person', async () => {
  await keepAccount('asha', 'a new token', 'en');
  expect(sizes()).toEqual([1, 1, 1]);
  expect((stores.outbox.get('1') as OutboxEntry).refusal).toBeUndefined();
  expect(stores.accounts.get('asha')).toMatchObject({ token: 'a new token' });
});

test('a change that was refused for another reason is not sent again after a login', async () => {
  const refusal = { message: 'This job is closed.' };
  stores.outbox.set('2', { userId: 'asha', id: '2', refusal } as unknown as Row);
  await keepAccount('asha', 'a new token', 'en');
  expect(stores.outbox.get('2')).toMatchObject({ refusal });
});

test('a session that ends by itself leaves only unsent applications', async () => {
  await forgetAccount({ ended: 'expired' });
  expect(sizes()).toEqual([0, 0, 1]);
});

test('a logout leaves nothing, in this tab or in another', async () => {
  await forgetAccount({ ended: 'left' });
  expect(sizes()).toEqual([0, 0, 0]);
  stores.outbox.set('1', { userId: 'asha' });
  localStorage.setItem('onboardingComplete', 'false');
  await forgetAccount({ ended: null });
  expect(sizes()).toEqual([0, 0, 0]);
});
