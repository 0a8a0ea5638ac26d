import { ApolloLink } from '@apollo/client';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import { deviceStore } from '#client/lib/offline/deviceStore.ts';
import { offlineState, setOfflineState } from '#client/lib/offline/offlineState.ts';
import { startSession } from '#client/lib/session.ts';
import { startOffline } from '#client/pages/frame/offline/startOffline.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { advance, withoutChannels } from '#tests/client/live/tabs.ts';

type Row = Record<string, unknown>;
const KEYS = { accounts: 'userId', answers: 'key', outbox: 'id' } as const;
let stores: Record<keyof typeof KEYS, Map<string, Row>>;
/** What the page does when the window hears of something. */
let on: Record<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  withoutChannels();
  stores = { accounts: new Map(), answers: new Map(), outbox: new Map() };
  vi.spyOn(deviceStore, 'all').mockImplementation(
    async (name) => [...stores[name].values()] as never,
  );
  vi.spyOn(deviceStore, 'read').mockImplementation(
    async (name, key) => stores[name].get(key) as never,
  );
  vi.spyOn(deviceStore, 'write').mockImplementation(async (name, row) => {
    stores[name].set(String((row as never)[KEYS[name]]), row as never);
  });
  vi.spyOn(deviceStore, 'change').mockImplementation(async (name, key, changed) => {
    const row = stores[name].get(key);
    if (row) stores[name].set(key, { ...row, ...changed });
    return row !== undefined;
  });
  vi.spyOn(deviceStore, 'remove').mockImplementation(async (name, ...keys) => {
    for (const key of keys) stores[name].delete(key);
  });
  vi.spyOn(deviceStore, 'clear').mockImplementation(async (name) => stores[name].clear());
  on = {};
  const listen = (name: string, listener: unknown) => void (on[name] = listener as () => void);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(listen);
  vi.spyOn(document, 'addEventListener').mockImplementation(listen);
  const ready = new Promise(() => {});
  const worker = { ready, register: async () => ({}), getRegistration: async () => undefined };
  Object.assign(navigator, { serviceWorker: worker });
});
afterEach(() => {
  act(() => leave());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  setOfflineState({ isOffline: false, savedAt: null, waiting: 0, refused: 0, applying: [] });
});

test('what waits is counted, and tried again less and less often until the network is back', async () => {
  const entry = {
    userId: 'asha',
    createdAt: 1,
    request: { method: 'PUT', path: '/api/saved-jobs/1' },
  };
  const refusal = { message: 'This job is closed.' };
  stores.outbox.set('1', { ...entry, id: '1', kind: 'save', about: 'saved 1' });
  stores.outbox.set('2', { ...entry, id: '2', kind: 'apply', about: 'apply 2', refusal });
  let asked = 0;
  let status = 503;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/saved-jobs/1') asked += 1;
    return Response.json({}, { status });
  });
  act(() => logInAs({ id: 'asha' }));
  const client = createApollo({ link: ApolloLink.empty() });
  await startOffline({ client, locale: 'en', pageAt: () => undefined, drawnAt: undefined });
  await advance();
  expect(offlineState()).toMatchObject({ waiting: 1, refused: 1, applying: ['apply 2'] });
  expect(stores.accounts.get('asha')).toMatchObject({ token: 'a-token', locale: 'en' });
  expect(asked).toBe(1);
  for (const [attempts, seconds] of [5, 30, 120, 300, 300].entries()) {
    await advance(seconds * 1_000 - 1);
    expect(asked).toBe(attempts + 1);
    await advance(1);
    expect(asked).toBe(attempts + 2);
  }
  act(() => on['offline']!());
  setOfflineState({ savedAt: 5 });
  expect(offlineState().isOffline).toBe(true);
  status = 200;
  act(() => on['online']!());
  await advance();
  expect(offlineState()).toMatchObject({ isOffline: false, savedAt: null });
  expect(asked).toBe(7);
  expect([...stores.outbox.keys()]).toEqual(['2']);
  setOfflineState({ savedAt: 5 });
  act(() => leave());
  await advance();
  expect([stores.accounts.size, stores.outbox.size]).toEqual([0, 0]);
  expect(offlineState()).toMatchObject({ waiting: 0, refused: 0, applying: [], savedAt: null });
});

test('what outlives its session is counted until the person logs in, but not after a logout', async () => {
  stores.outbox.set('1', { id: '1', userId: 'asha', kind: 'apply', about: 'apply 1' });
  act(() => startSession());
  const client = createApollo({ link: ApolloLink.empty() });
  await startOffline({ client, locale: 'en', pageAt: () => undefined, drawnAt: undefined });
  await advance();
  expect(offlineState()).toMatchObject({ waiting: 0, refused: 1, applying: [] });
  act(() => leave());
  await advance();
  expect(offlineState()).toMatchObject({ waiting: 0, refused: 0 });
});
