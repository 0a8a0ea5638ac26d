import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceStore, type OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import type { WorkerMessage } from '#client/lib/offline/worker.ts';
import { VISITED_PAGES_MAX } from '#schema/options/offline.ts';

const FILES = 'kaamyab-files-2';
const PAGES = 'kaamyab-pages';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();

const absolute = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, location.origin).href;

/** One of the browser's caches; its entries are in the order in which they were put there. */
class Cache {
  readonly entries = new Map<string, Response>();
  match = async (
    key: string | { url: string },
    { ignoreSearch = false }: CacheQueryOptions = {},
  ) => {
    const ignored = (url: string) => (ignoreSearch ? url.split('?', 1)[0] : url);
    const wanted = ignored(absolute(key));
    return [...this.entries].find(([url]) => ignored(url) === wanted)?.[1].clone();
  };
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  delete = async (key: string | { url: string }) => this.entries.delete(absolute(key));
  put = async (key: string, response: Response) => {
    this.entries.set(absolute(key), response);
  };
  add = async (key: string) => {
    const response = await fetch(key);
    if (!response.ok) throw new TypeError('Failed to fetch');
    await this.put(key, response);
  };
}

const stored = new Map<string, Cache>();
const caches = {
  open: async (name: string) => {
    const cache = stored.get(name) ?? new Cache();
    stored.set(name, cache);
    return cache;
  },
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (key: string) => {
    for (const cache of stored.values()) {
      const found = await cache.match(key);
      if (found) return found;
    }
    return undefined;
  },
};

interface Tab {
  url: string;
  focus: () => Promise<Tab>;
  navigate: (url: string) => Promise<unknown>;
}

let tabs: Tab[];
let opened: string[];
const worker = {
  addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  skipWaiting: vi.fn(async () => undefined),
  registration: {
    navigationPreload: { enable: vi.fn(async () => undefined) },
    showNotification: vi.fn(async () => undefined),
  },
  clients: {
    claim: vi.fn(async () => undefined),
    matchAll: async () => tabs,
    openWindow: async (url: string) => void opened.push(url),
  },
};

/** What the server has at each path; nothing at all means that there is no network. */
let network: Map<string, Response> | null;
let asked: string[];

const pathOf = (key: string | { url: string }) => absolute(key).slice(location.origin.length);

async function answer(key: string | { url: string }): Promise<Response> {
  asked.push(pathOf(key));
  if (!network) throw new TypeError('Failed to fetch');
  const found = network.get(pathOf(key))?.clone() ?? new Response('', { status: 404 });
  return Object.defineProperty(found, 'type', { value: 'basic' });
}

/** Sends the worker an event; resolves to its answer once everything it began is done. */
async function tell(name: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  listeners.get(name)!({
    waitUntil: (begun: Promise<unknown>) => work.push(begun),
    respondWith: (given: Promise<Response>) => (response = given),
    preloadResponse: Promise.resolve(),
    ...event,
  });
  const answered = await response;
  await Promise.all(work);
  return answered;
}

const load = (path: string, mode = 'no-cors', more = {}) =>
  tell('fetch', { request: { method: 'GET', mode, url: absolute(path) }, ...more });
const visit = (path: string, more = {}) => load(path, 'navigate', more);
const textOf = async (response: Promise<Response | undefined>) => (await response)?.text();
const message = (data: WorkerMessage) => tell('message', { data });
const keptIn = (name: string) => [...(stored.get(name)?.entries.keys() ?? [])].map(pathOf);

/** A page that may be kept. */
const page = (html: string, headers: Record<string, string> = { 'x-offline-copy': 'allowed' }) =>
  new Response(html, { headers });

beforeAll(async () => {
  vi.stubGlobal('BUILD', { version: '2', files: ['/assets/saved.js', '/assets/main.css'] });
  vi.stubGlobal('addEventListener', worker.addEventListener);
  await import('#client/serviceWorker.ts');
  vi.unstubAllGlobals();
});

beforeEach(() => {
  [tabs, opened, asked] = [[], [], []];
  stored.clear();
  network = new Map();
  vi.clearAllMocks();
  vi.stubGlobal('BUILD', { version: '2', files: ['/assets/saved.js', '/assets/main.css'] });
  for (const [name, value] of Object.entries({ ...worker, caches, fetch: answer }))
    if (name !== 'addEventListener') vi.stubGlobal(name, value);
  return () => vi.unstubAllGlobals();
});

describe('a page', () => {
  test('that everyone may see opens again without a network, marked as a copy', async () => {
    network!.set(
      '/job-details/1?from=home',
      page('<html lang="en">Cook</html>', {
        'x-offline-copy': 'allowed',
        'content-encoding': 'br',
        'content-type': 'text/html; charset=utf-8',
      }),
    );
    expect(await textOf(visit('/job-details/1?from=home'))).toBe('<html lang="en">Cook</html>');
    network = null;
    const copy = await visit('/job-details/1?from=home');
    expect(await copy!.text()).toBe('<html data-copy lang="en">Cook</html>');
    expect(copy!.headers.get('content-encoding')).toBeNull();
    expect(copy!.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('is always read from the network while there is one', async () => {
    network!.set('/about', page('before'));
    await visit('/about');
    network!.set('/about', page('after'));
    expect(await textOf(visit('/about'))).toBe('after');
    expect(await textOf(visit('/about', { preloadResponse: answer('/about') }))).toBe('after');
    expect(asked).toEqual(['/about', '/about', '/about']);
  });

  test('that is private or broken is not kept', async () => {
    network!.set('/my-applications', page('mine', {}));
    network!.set(
      '/about',
      new Response('', { status: 500, headers: { 'x-offline-copy': 'allowed' } }),
    );
    await visit('/my-applications');
    await visit('/about');
    expect(keptIn(PAGES)).toEqual([]);
  });

  test('that is not on the device is the empty page of its language', async () => {
    for (const path of ['/app-shell', '/hi/app-shell']) {
      network!.set(path, page(`<html>${path}</html>`));
      await message({ shell: path });
    }
    network!.set('/browse-jobs?search=cook', page('<html>cooks</html>'));
    await visit('/browse-jobs?search=cook');
    network = null;
    expect(await textOf(visit('/browse-jobs?search=nurse'))).toContain('/app-shell');
    expect(await textOf(visit('/hi/saved-jobs'))).toBe('<html data-copy>/hi/app-shell</html>');
    expect(await textOf(visit('/saved-jobs'))).toBe('<html data-copy>/app-shell</html>');
    await expect(visit('/es/saved-jobs')).rejects.toThrow('Failed to fetch');
  });

  test('that was visited longest ago gives way to a new one', async () => {
    const paths = Array.from({ length: VISITED_PAGES_MAX }, (_, at) => `/blog/${at}`);
    for (const path of [...paths, '/blog/new']) network!.set(path, page('text'));
    for (const path of [...paths, '/blog/0', '/blog/new']) await visit(path);
    expect(keptIn(PAGES)).toEqual([...paths.slice(2), '/blog/0', '/blog/new']);
  });

  test('is kept with its styles and fonts, but not with scripts that have not run', async () => {
    const html = ['main.css', 'anek.woff2', 'main.js'].map(
      (name) => `<link href="/assets/${name}">`,
    );
    network!.set('/about', page(html.join('')));
    for (const name of ['main.css', 'anek.woff2', 'main.js'])
      network!.set(`/assets/${name}`, new Response(name));
    await visit('/about');
    expect(keptIn(FILES)).toEqual(['/assets/main.css', '/assets/anek.woff2']);
  });
});

describe('a file', () => {
  test('of the build is loaded once', async () => {
    network!.set('/assets/main-1.js', new Response('script'));
    for (const _ of [1, 2]) expect(await textOf(load('/assets/main-1.js'))).toBe('script');
    expect(asked).toEqual(['/assets/main-1.js']);
  });

  test('that can change is loaded again, and the copy is for times without a network', async () => {
    network!.set('/app.webmanifest', new Response('before'));
    await load('/app.webmanifest');
    network!.set('/app.webmanifest', new Response('after'));
    expect(await textOf(load('/app.webmanifest'))).toBe('after');
    network = null;
    expect(await textOf(load('/app.webmanifest'))).toBe('after');
    await expect(load('/icons/icon-192.png')).rejects.toThrow('Failed to fetch');
  });

  test('that does not exist is not kept', async () => {
    expect((await load('/assets/old-1.js'))!.status).toBe(404);
    expect(keptIn(FILES)).toEqual([]);
  });
});

test('what belongs to machines and to other sites is left to the browser', async () => {
  for (const path of ['/api/my-data', '/feeds/jobs.xml', 'https://other.example/'])
    expect(await visit(path)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a new version takes over at once, and keeps the files of the one before for open pages', async () => {
  await tell('install');
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
  for (const name of ['kaamyab-files-0', 'kaamyab-files-1', PAGES]) await caches.open(name);
  await tell('activate');
  expect([...stored.keys()]).toEqual(['kaamyab-files-1', PAGES]);
  expect(worker.registration.navigationPreload.enable).toHaveBeenCalledOnce();
  expect(worker.clients.claim).toHaveBeenCalledOnce();
});

test('a page can have the files kept that open without a network, each once', async () => {
  network!.set('/assets/main.css', new Response('styles'));
  network!.set('/assets/saved.js', new Response('script'));
  await message({ files: ['/assets/main.css', '/assets/missing.js'] });
  await message({ app: true });
  expect(keptIn(FILES)).toEqual(['/assets/main.css', '/assets/saved.js']);
  expect(asked).toEqual(['/assets/main.css', '/assets/missing.js', '/assets/saved.js']);
});

test('the empty page is kept with all of its files, unless it cannot be loaded', async () => {
  network!.set('/app-shell', page('<script src="/assets/main.js"></script>'));
  network!.set('/assets/main.js', new Response('script'));
  await message({ shell: '/app-shell' });
  await message({ shell: '/hi/app-shell' });
  expect(keptIn(FILES)).toEqual(['/app-shell', '/assets/main.js']);
});

test('after a logout no visited page is left', async () => {
  network!.set('/about', page('About'));
  await visit('/about');
  await message({ forgetPages: true });
  expect(stored.has(PAGES)).toBe(false);
});

describe('a push message', () => {
  const pushed = {
    title: 'Shortlisted',
    body: 'Cook at Lotus',
    path: '/my-applications',
    tag: '7',
  };

  test('is shown with what opens when it is pressed', async () => {
    await tell('push', { data: { json: () => pushed } });
    expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Shortlisted',
      expect.objectContaining({ body: 'Cook at Lotus', tag: '7', data: '/my-applications' }),
    );
  });

  test('without a text shows nothing', async () => {
    await tell('push', { data: null });
    expect(worker.registration.showNotification).not.toHaveBeenCalled();
  });

  /** A tab that notes what happens to it. */
  function tab(path: string): Tab & { acts: string[] } {
    const acts: string[] = [];
    const url = absolute(path);
    const self = {
      url,
      acts,
      focus: async () => (acts.push('focus'), self),
      navigate: async (to: string) => acts.push(pathOf(to)),
    };
    return self;
  }

  async function press(data: unknown) {
    const close = vi.fn();
    await tell('notificationclick', { notification: { close, data } });
    expect(close).toHaveBeenCalledOnce();
  }

  test('opens a new tab if the site is not open', async () => {
    await press('/my-applications');
    await press(undefined);
    expect(opened.map(pathOf)).toEqual(['/my-applications', '/']);
  });

  test('leads to the tab that shows it, or else to another one of the site', async () => {
    const [home, mine] = [tab('/'), tab('/my-applications')];
    tabs = [home, mine];
    await press('/my-applications');
    expect([home.acts, mine.acts]).toEqual([[], ['focus']]);
    tabs = [home];
    await press('/messages/1');
    expect([home.acts, opened]).toEqual([['focus', '/messages/1'], []]);
  });

  test('opens a tab if the one there is cannot be led elsewhere', async () => {
    tabs = [
      {
        ...tab('/'),
        focus: async () => ({ ...tab('/'), navigate: () => Promise.reject(new TypeError()) }),
      },
    ];
    await press('/messages/1');
    expect(opened.map(pathOf)).toEqual(['/messages/1']);
  });

  test('never leads to another site', async () => {
    await press('https://other.example/');
    expect(opened).toEqual([]);
  });
});

describe('what was written without a network', () => {
  const entry = (id: string, createdAt: number): OutboxEntry => ({
    id,
    userId: 'asha',
    kind: 'save',
    about: `job ${id}`,
    title: 'Cook',
    createdAt,
    request: { method: 'PUT', path: `/api/saved-jobs/${id}` },
  });
  let waiting: OutboxEntry[];

  beforeEach(() => {
    waiting = [entry('2', 2), entry('1', 1)];
    const account = { userId: 'asha', token: 'token', locale: 'hi' };
    vi.spyOn(deviceStore, 'all').mockImplementation(async (name: string) =>
      name === 'accounts' ? [account] : waiting,
    );
    vi.spyOn(deviceStore, 'read').mockImplementation(async (_name, key) =>
      waiting.find(({ id }) => id === key),
    );
    vi.spyOn(deviceStore, 'change').mockImplementation(async (_name, key, changed) => {
      waiting = waiting.map((one) => (one.id === key ? { ...one, ...changed } : one)) as never;
      return true;
    });
    vi.spyOn(deviceStore, 'remove').mockImplementation(async (_name, ...keys) => {
      waiting = waiting.filter(({ id }) => !keys.includes(id));
    });
    return () => vi.restoreAllMocks();
  });

  test('is sent in its order when the network is back, by the person who wrote it', async () => {
    const sent: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      sent.push([path, init]);
      return new Response('{}');
    });
    await tell('sync', { tag: 'outbox' });
    expect(sent.map(([path]) => path)).toEqual(['/api/saved-jobs/1', '/api/saved-jobs/2']);
    expect(sent[0]![1]).toMatchObject({
      method: 'PUT',
      headers: { authorization: 'Bearer token', 'accept-language': 'hi', 'idempotency-key': '1' },
    });
    expect(waiting).toEqual([]);
  });

  test('is tried again later if not all of it could be sent', async () => {
    network!.set('/api/saved-jobs/1', new Response('{}'));
    network!.set('/api/saved-jobs/2', new Response('{}', { status: 503 }));
    await expect(tell('sync', { tag: 'outbox' })).rejects.toThrow('Not everything was sent.');
    expect(waiting.map(({ id }) => id)).toEqual(['2']);
    await tell('sync', { tag: 'another' });
  });

  test('is not sent again once it was refused', async () => {
    network!.set('/api/saved-jobs/1', new Response('{}'));
    network!.set(
      '/api/saved-jobs/2',
      Response.json({ statusCode: 422, message: 'The job has closed.' }, { status: 422 }),
    );
    for (const _ of [1, 2]) await tell('sync', { tag: 'outbox' });
    expect(waiting).toMatchObject([{ id: '2', refusal: { message: 'The job has closed.' } }]);
    expect(asked).toEqual(['/api/saved-jobs/1', '/api/saved-jobs/2']);
  });
});
