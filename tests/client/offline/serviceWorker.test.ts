import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore } from '#client/lib/offline/deviceStore.ts';
import { OUTBOX_SYNC } from '#client/lib/offline/outbox.ts';
import { KEEP_HEADER } from '#client/lib/offline/pageCaches.ts';
import { PAGES_CACHE } from '#client/lib/offline/worker.ts';
import { VISITED_PAGES_MAX } from '#schema/options/offline.ts';

type Event = Record<string, unknown>;
const on: Record<string, (event: Event) => void> = {};
let caches: ReturnType<typeof fakeCaches>;
/** What the network answers; without an entry there is no network. */
let network: Record<string, () => Response>;

beforeAll(async () => {
  const listen = (name: string, listener: unknown) => void (on[name] = listener as never);
  const spy = vi.spyOn(globalThis, 'addEventListener').mockImplementation(listen);
  await import('#client/serviceWorker.ts');
  spy.mockRestore();
});
beforeEach(() => {
  caches = fakeCaches();
  network = {};
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('BUILD', { version: '2', files: ['/assets/app.js'] });
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    const answer = network[new URL(typeof asked === 'string' ? asked : asked.url, location.origin).pathname]; // oxfmt-ignore
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const addressOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, location.origin).href;

function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (key: string) => kept.get(addressOf(key))?.clone(),
      put: async (key: string, response: Response) => void kept.set(addressOf(key), response),
      delete: async (key: string | { url: string }) => kept.delete(addressOf(key)),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      add: async (key: string) => void kept.set(addressOf(key), await fetch(key)),
    };
  };
  const match = async (key: string) =>
    [...all.values()]
      .find((kept) => kept.has(addressOf(key)))
      ?.get(addressOf(key))
      ?.clone();
  const remove = async (name: string) => all.delete(name);
  return { all, open, match, keys: async () => [...all.keys()], delete: remove };
}

const answer =
  (body: string, headers: Record<string, string> = {}) =>
  () =>
    Object.defineProperty(new Response(body, { headers }), 'type', { value: 'basic' });

/** Sends an event to the worker, and waits for all that it does. */
async function tell(name: string, event: Event): Promise<string | undefined> {
  const works: unknown[] = [];
  let answered: Promise<Response> | undefined;
  on[name]!({
    ...event,
    waitUntil: (work: unknown) => works.push(work),
    respondWith: (response: Promise<Response>) => (answered = response),
  });
  const text = await (await answered)?.text();
  await Promise.all(works);
  return text;
}

const visit = (path: string, mode = 'navigate') => {
  const request = { url: addressOf(path), method: 'GET', mode };
  return tell('fetch', { request, preloadResponse: Promise.resolve(undefined) });
};
const load = (path: string) => visit(path, 'cors');
const visited = () => [...(caches.all.get(PAGES_CACHE)?.keys() ?? [])].map((url) => new URL(url).pathname); // oxfmt-ignore

test('a built file comes from the device, any other from the network while there is one', async () => {
  network = { '/assets/a.js': answer('one'), '/favicon.svg': answer('old') };
  expect([await load('/assets/a.js'), await load('/favicon.svg')]).toEqual(['one', 'old']);
  network = { '/assets/a.js': answer('two'), '/favicon.svg': answer('new') };
  expect([await load('/assets/a.js'), await load('/favicon.svg')]).toEqual(['one', 'new']);
  network = {};
  expect([await load('/assets/a.js'), await load('/favicon.svg')]).toEqual(['one', 'new']);
  await expect(load('/assets/b.js')).rejects.toThrow('Failed to fetch');
});

test('without a network a page is the copy of the last visit, or else the empty page of its language', async () => {
  network = {
    '/about': answer('<html lang="en">About', { [KEEP_HEADER]: '1' }),
    '/settings': answer('<html>Own'),
    '/hi/app-shell': answer('<html>Empty'),
  };
  await tell('message', { data: { shell: '/hi/app-shell' } });
  expect([await visit('/about'), await visit('/settings')]).toEqual(['<html lang="en">About', '<html>Own']); // oxfmt-ignore
  expect(visited()).toEqual(['/about']);
  network = {};
  expect(await visit('/about')).toBe('<html data-copy lang="en">About');
  expect(await visit('/hi/blog')).toBe('<html data-copy>Empty');
  await expect(visit('/blog')).rejects.toThrow('Failed to fetch');
  await tell('message', { data: { forgetPages: true } });
  expect(visited()).toEqual([]);
});

test('the pages that were visited last are kept', async () => {
  const paths = Array.from({ length: VISITED_PAGES_MAX }, (_, at) => `/companies/${at}`);
  for (const path of [...paths, '/new']) network[path] = answer('<html>', { [KEEP_HEADER]: '1' });
  for (const path of [...paths, paths[0]!, '/new']) await visit(path);
  expect(visited()).toEqual([...paths.slice(2), paths[0], '/new']);
});

test('the files of the build are kept once, and those of older versions deleted', async () => {
  for (const version of ['0', '1', '2']) await caches.open(`kaamyab-files-${version}`);
  const claim = vi.fn();
  vi.stubGlobal('clients', { claim });
  vi.stubGlobal('registration', {});
  await tell('activate', {});
  expect([...caches.all.keys()]).toEqual(['kaamyab-files-1', 'kaamyab-files-2']);
  expect(claim).toHaveBeenCalled();
  const app = vi.fn(answer('app'));
  network = { '/assets/app.js': app };
  await tell('message', { data: { app: true } });
  await tell('message', { data: { files: ['/assets/app.js', '/assets/gone.js'] } });
  expect(app).toHaveBeenCalledTimes(1);
});

test('after the last tab was closed the worker sends what waits, and asks to be called again if it could not', async () => {
  const stores: Record<string, object[]> = {
    accounts: [{ userId: 'asha', token: 'a-token', locale: 'en' }],
    outbox: [{ id: '1', createdAt: 1, request: { method: 'PUT', path: '/api/saved-jobs/1' } }],
  };
  vi.spyOn(deviceStore, 'all').mockImplementation(async (name) => (stores[name] ?? []) as never);
  vi.spyOn(deviceStore, 'read').mockImplementation(async () => stores['outbox']![0] as never);
  vi.spyOn(deviceStore, 'remove').mockImplementation(async () => void stores['outbox']!.pop());
  const sync = () => tell('sync', { tag: OUTBOX_SYNC });
  await expect(sync()).rejects.toThrow('Not everything was sent.');
  network['/api/saved-jobs/1'] = answer('{}');
  await tell('sync', { tag: 'another' });
  expect(stores['outbox']).toHaveLength(1);
  await sync();
  expect(stores['outbox']).toEqual([]);
});

test('a pushed notification is shown, and leads to its page in a tab that is open', async () => {
  const showNotification = vi.fn();
  vi.stubGlobal('registration', { showNotification });
  const pushed = { title: 'Hired', body: 'Nurse', path: '/my-applications/1', tag: 'n1' };
  await tell('push', { data: { json: () => pushed } });
  await tell('push', { data: null });
  expect(showNotification.mock.calls).toEqual([
    ['Hired', expect.objectContaining({ body: 'Nurse', tag: 'n1', data: pushed.path })],
  ]);
  const done: string[] = [];
  const tab = (path: string) => {
    const shown = {
      url: addressOf(path),
      focus: async () => (done.push(`focus ${path}`), shown),
      navigate: async (url: string) => void done.push(`navigate ${new URL(url).pathname}`),
    };
    return shown;
  };
  let tabs = [tab('/blog'), tab('/my-applications/1')];
  const openWindow = async (url: string) => void done.push(`open ${new URL(url).pathname}`);
  vi.stubGlobal('clients', { matchAll: async () => tabs, openWindow });
  const press = (data: string) => tell('notificationclick', { notification: { data, close: () => done.push('close') } }); // oxfmt-ignore
  await press(pushed.path);
  tabs = [tab('/blog')];
  await press(pushed.path);
  tabs = [];
  await press(pushed.path);
  await press('https://elsewhere.example/');
  expect(done.join(', ')).toBe(
    [
      'close, focus /my-applications/1',
      'close, focus /blog, navigate /my-applications/1',
      'close, open /my-applications/1',
      'close',
    ].join(', '),
  );
});
