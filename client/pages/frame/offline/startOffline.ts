import type { ApolloClient } from '@apollo/client';
import { ApplyDialog } from '#client/components/apply/ApplyHost.tsx';
import { watchLastSent } from '#client/components/apply/openApply.ts';
import { leavePushDevice, renewPushDevice } from '#client/components/offline/pushDevice.ts';
import { SavedJobsQuery } from '#client/components/savedJobs/useSavedJobs.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { basenameOf, pathInLocale } from '#client/lib/locale.ts';
import { isCachedCopy } from '#client/lib/document/whenQuiet.ts';
import { deviceStore } from '#client/lib/offline/deviceStore.ts';
import { offlineState, setOfflineState } from '#client/lib/offline/offlineState.ts';
import { OUTBOX_SYNC, outboxOf, sendOutbox, watchOutbox } from '#client/lib/offline/outbox.ts';
import { postToWorker } from '#client/lib/offline/worker.ts';
import { currentSession, watchSession } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import type { PageLine, PageLoaderArgs } from '#client/lib/page.ts';
import { prepareLine } from '#client/pages/frame/route/createRoutes.tsx';
import { forgetAccount, keepAccount } from './keepAccount.ts';
import { keepOffline, type FindPage } from './keepOffline.ts';
import { showSent } from './showSent.ts';

export interface Site {
  client: ApolloClient;
  locale: SiteLocale;
  /** The entry in the page list for an address, and the parameters in the address. */
  pageAt: (address: URL) => { line: PageLine; params: PageLoaderArgs['params'] } | undefined;
  /** When the server rendered this document; undefined if it was opened from the empty page. */
  drawnAt: number | undefined;
}

const SECOND = 1_000;
const KEEP_EVERY = 10 * 60 * SECOND;
const LOOK_EVERY = 15 * SECOND;
/** The delay after a change, so that several changes in a row cause only one refetch. */
const SOON = 2 * SECOND;
const RETRIES = [5 * SECOND, 30 * SECOND, 120 * SECOND, 300 * SECOND];

/** Loaded once the page is quiet: the worker, the copies for use without a network, and what waits to be sent. */
export async function startOffline(site: Site): Promise<void> {
  const { locale } = site;
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (!registration) return;
  postToWorker({ files: loadedFiles() });
  postToWorker({ shell: `${basenameOf(locale).replace(/\/$/, '')}/app-shell` });
  followConnection(site);
  followOutbox(site, registration);
  followSession(site);
}

/** Scripts, styles and fonts that arrived before the worker could keep them. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

let keptAt = 0;
let keepTimer: ReturnType<typeof setTimeout> | undefined;

/** Refetches everything after a short delay. */
function scheduleKeeping(site: Site, wait = SOON): void {
  clearTimeout(keepTimer);
  keepTimer = setTimeout(() => void keepPages(site).catch(() => undefined), wait);
}

/** Pages of this language, with their code and words. */
function pageFinder({ locale, pageAt }: Site): FindPage {
  return async (path) => {
    const found = pageAt(new URL(pathInLocale(locale, path), location.origin));
    return found ? { page: await prepareLine(found.line, locale), params: found.params } : null;
  };
}

async function keepPages(site: Site): Promise<void> {
  const { client, locale } = site;
  const findPage = pageFinder(site);
  const { status, user, token } = currentSession();
  if (status !== 'member' || user?.role !== 'JOB_SEEKER' || !token || !navigator.onLine) return;
  keptAt = performance.now();
  postToWorker({ app: true });
  await Promise.all([
    findPage('/offline'),
    ApplyDialog.prepare(locale),
    loadWords(locale, ['offline', 'notifications']),
  ]);
  // The files that were loaded before the worker took over.
  postToWorker({ files: loadedFiles() });
  await keepOffline({ client, findPage, userId: user.id, token });
}

function followSession(site: Site): void {
  let known: string | null = null;
  const follow = async () => {
    const { status, user, token } = currentSession();
    if (status === 'guest') {
      known = null;
      setOfflineState({ savedAt: null });
      await leavePushDevice();
      await forgetAccount(currentSession());
      await countOutbox();
    }
    if (status !== 'member' || !user || !token || token === known) return;
    known = token;
    await keepAccount(user.id, token, site.locale);
    scheduleKeeping(site);
    flush();
    await renewPushDevice(site.client, user.id);
  };
  const quietly = () => void follow().catch(() => undefined);
  watchSession(quietly);
  quietly();
  watchLastSent(() => scheduleKeeping(site));
  site.client.cache.watch({
    query: SavedJobsQuery,
    optimistic: false,
    callback: () => scheduleKeeping(site),
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - keptAt > KEEP_EVERY) scheduleKeeping(site);
  });
}

function followConnection(site: Site): void {
  const lost = () => setOfflineState({ isOffline: true });
  const back = () => {
    const { savedAt } = offlineState();
    setOfflineState({ isOffline: false, savedAt: null });
    if (savedAt !== null) site.client.refetchQueries({ include: 'active' }).catch(() => undefined);
    scheduleKeeping(site);
    flush();
  };
  addEventListener('offline', lost);
  addEventListener('online', back);
  // The browser may think that it is online while the server cannot be reached.
  setInterval(() => {
    if (!offlineState().isOffline || !navigator.onLine) return;
    fetch('/app-shell', { method: 'HEAD', cache: 'no-store' })
      .then(({ ok }) => ok && back())
      .catch(() => undefined);
  }, LOOK_EVERY);
  if (isCachedCopy()) setOfflineState({ isOffline: true, savedAt: site.drawnAt ?? null });
  else if (!navigator.onLine) lost();
}

let failures = 0;
let flushTimer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits; what could not be sent is tried again, less and less often. */
function flush(): void {
  clearTimeout(flushTimer);
  void send()
    .then((later) => {
      failures = later > 0 ? failures + 1 : 0;
      const wait = RETRIES[Math.min(failures, RETRIES.length) - 1];
      if (wait !== undefined) flushTimer = setTimeout(flush, wait);
    })
    .catch(() => undefined);
}

async function send(): Promise<number> {
  const { user, token } = currentSession();
  const account = user && (await deviceStore.read('accounts', user.id));
  if (!account || account.token !== token || !navigator.onLine) return 0;
  return sendOutbox(account);
}

async function countOutbox(): Promise<void> {
  const { status, user, ended } = currentSession();
  // What outlived its session waits for the same person, who is not known now: only the number is shown.
  const isLeft = status === 'guest' && ended !== 'left';
  const entries = user ? await outboxOf(user.id) : isLeft ? await deviceStore.all('outbox') : [];
  const refused = isLeft ? entries.length : entries.filter(({ refusal }) => refusal).length;
  const applying = entries.filter(({ kind }) => user && kind === 'apply').map(({ about }) => about);
  setOfflineState({ waiting: entries.length - refused, refused, applying });
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (name: string) => Promise<void> };
}

function followOutbox(site: Site, registration: SyncRegistration): void {
  watchOutbox((message) => {
    void countOutbox().catch(() => undefined);
    if ('sent' in message) return void showSent(site, message.sent);
    // In browsers that support it, the worker sends even after the last tab was closed.
    registration.sync?.register(OUTBOX_SYNC).catch(() => undefined);
    flush();
  });
  watchSession(() => void countOutbox().catch(() => undefined));
  void countOutbox().catch(() => undefined);
}
