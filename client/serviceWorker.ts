import { deviceStore } from './lib/offline/deviceStore.ts';
import { OUTBOX_SYNC, sendOutbox } from './lib/offline/outbox.ts';
import {
  filesCacheOf,
  handlingOf,
  KEEP_HEADER,
  keptAddress,
  outdatedCaches,
  itemsOverLimit,
  shellOf,
} from './lib/offline/pageCaches.ts';
import { PAGES_CACHE, type WorkerMessage } from './lib/offline/worker.ts';
import { VISITED_PAGES_MAX } from '#schema/options/offline.ts';

/** Written by the build: a hash of all its files, and those of the pages that open without a network. */
declare const BUILD: { version: string; files: readonly string[] };

/** Types of workers that TypeScript's library for pages does not have. */
interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Waiting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
interface Events {
  install: Waiting;
  activate: Waiting;
  fetch: Fetching;
  message: Waiting & { data: WorkerMessage };
  sync: Waiting & { tag: string };
  push: Waiting & { data: { json: () => unknown } | null };
  notificationclick: Waiting & { notification: Notification };
}
interface WindowClient {
  url: string;
  focus: () => Promise<WindowClient>;
  navigate: (url: string) => Promise<WindowClient | null>;
}
interface Worker {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<WindowClient[]>;
    openWindow: (url: string) => Promise<WindowClient | null>;
  };
}

const worker = globalThis as unknown as Worker;
const files = () => caches.open(filesCacheOf(BUILD.version));

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

/** Open pages keep working: their files stay until the next version. */
async function takeOver(): Promise<void> {
  const names = outdatedCaches(await caches.keys(), BUILD.version);
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const handling = handlingOf(request, url, location.origin);
  if (handling === 'file') event.respondWith(file(event));
  if (handling === 'page') event.respondWith(page(event, url));
});

/** The name of a built file contains a hash of its content, so a copy is never out of date. */
async function file(event: Fetching): Promise<Response> {
  const { request } = event;
  const isBuilt = new URL(request.url).pathname.startsWith('/assets/');
  const copy = await caches.match(request.url, { ignoreVary: true });
  if (copy && isBuilt) return copy;
  try {
    const response = await fetch(request);
    if (response.ok && response.type === 'basic') {
      const kept = response.clone();
      event.waitUntil(files().then((cache) => cache.put(request.url, kept)));
    }
    return response;
  } catch (error) {
    if (copy) return copy;
    throw error;
  }
}

/** From the network while there is one. Otherwise the page as it was visited, or the empty page. */
async function page(event: Fetching, url: URL): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.ok && response.type === 'basic' && response.headers.has(KEEP_HEADER)) {
      const kept = response.clone();
      event.waitUntil(keepPage(url, kept));
    }
    return response;
  } catch (error) {
    const visited = await (await caches.open(PAGES_CACHE)).match(keptAddress(url));
    const shell = visited ?? (await copyOf(shellOf(url.pathname)));
    if (shell) return marked(shell);
    throw error;
  }
}

/** Browsers often say that they are online when they are not, so a copy carries this mark. */
async function marked(copy: Response): Promise<Response> {
  const html = (await copy.text()).replace('<html', '<html data-copy');
  const headers = new Headers(copy.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { headers });
}

/** The copy of the current version, or else one of an earlier version. */
async function copyOf(path: string): Promise<Response | undefined> {
  return (await (await files()).match(path)) ?? caches.match(path);
}

/** Deletes the page first and adds it again, so that the keys are in the order of the last visits. */
async function keepPage(url: URL, response: Response): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  await cache.delete(keptAddress(url));
  const html = await response.clone().text();
  await cache.put(keptAddress(url), response);
  // Scripts are not kept here, but once they have been used.
  await keepFiles(filesIn(html, /\.(css|woff2)$/));
  const keys = itemsOverLimit(await cache.keys(), VISITED_PAGES_MAX);
  await Promise.all(keys.map((key) => cache.delete(key)));
}

worker.addEventListener('message', (event) => {
  const { data } = event;
  if ('files' in data) event.waitUntil(keepFiles(data.files));
  if ('shell' in data) event.waitUntil(keepShell(data.shell));
  if ('app' in data) event.waitUntil(keepFiles(BUILD.files));
  if ('forgetPages' in data) event.waitUntil(caches.delete(PAGES_CACHE));
});

/** The number of files that are fetched at a time, so that a slow network is not blocked. */
const AT_ONCE = 6;

/** Keeps files of the build. Most come from the browser's own cache, because the page has loaded them. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await files();
  const missing: string[] = [];
  for (const path of paths) if (!(await cache.match(path))) missing.push(path);
  for (let next = 0; next < missing.length; next += AT_ONCE)
    await Promise.all(
      missing.slice(next, next + AT_ONCE).map((path) => cache.add(path).catch(() => undefined)),
    );
}

function filesIn(html: string, wanted: RegExp): string[] {
  const names = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, name]) => name!);
  return names.filter((name) => wanted.test(name));
}

async function keepShell(path: string): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) return;
  const html = await response.clone().text();
  const cache = await files();
  await cache.put(path, response);
  await keepFiles(filesIn(html, /./));
}

worker.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(sendInBackground());
});

/** Throws if something has to be tried again, so that the browser calls it again later. */
async function sendInBackground(): Promise<void> {
  for (const account of await deviceStore.all('accounts'))
    if ((await sendOutbox(account)) > 0) throw new Error('Not everything was sent.');
}

interface Pushed {
  title: string;
  body: string;
  /** A path on this site. */
  path: string;
  tag: string;
}

worker.addEventListener('push', (event) => {
  const pushed = event.data?.json() as Pushed | undefined;
  if (!pushed) return;
  const { title, body, path, tag } = pushed;
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      data: path,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const url = new URL(String(notification.data ?? '/'), location.origin);
  if (url.origin === location.origin) event.waitUntil(show(url.href));
});

async function show(url: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => client.url === url) ?? windows[0];
  if (!open) return void (await worker.clients.openWindow(url));
  const shown = await open.focus();
  if (shown.url !== url) await shown.navigate(url).catch(() => worker.clients.openWindow(url));
}
