import { ApolloLink, Observable } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { createRoot, type Root } from 'react-dom/client';
import { finalize } from 'rxjs';
import { vi } from 'vitest';
import { closeApply } from '#client/components/apply/openApply.ts';
import { setCompared } from '#client/components/compare/compared.ts';
import { closeOnboarding } from '#client/components/onboarding/onboardingWindow.ts';
import { createApollo } from '#client/lib/apollo.ts';
import { closeDialog } from '#client/lib/dialogs.ts';
import { rememberSearch } from '#client/lib/lastSearch.ts';
import { announce, useAnnouncement } from '#client/lib/document/announcer.ts';
import { createMemoryRouter, Outlet, RouterProvider } from '#client/lib/routing.ts';
import { login, logout, startSession } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { DialogHost } from '#client/pages/account/DialogHost.tsx';
import { PasswordHost } from '#client/pages/account/PasswordHost.tsx';
import { sharedEmail } from '#client/pages/account/form/sharedEmail.ts';
import { App } from '#client/pages/frame/App.tsx';
import { siteRoutes } from '#client/router.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { NOW } from '#tests/client/frame/drawInSite.tsx';
import { whenRendered } from '#tests/support/rendering.ts';
import { innerOf } from '#tests/support/jsdomInternals.ts';
import { inBrowser, sideEffects } from './browser.ts';
import { marketFor, type Market } from './market.ts';
import { SUBJECT, type Visitor } from './visitors.ts';

const NAMES: Readonly<Record<string, string>> = {
  ':slug': 'lotus-works',
  ':title': 'accountant',
  ':place': 'pune-maharashtra',
  ':token': 'a-token',
};

/** What the pages behind emailed links, and the comparison, need in their address. */
function queryOf(path: string): string {
  if (path === '/compare') return `?jobs=${SUBJECT},${SUBJECT.replace(/1$/, '2')}`;
  return LINKED.test(path) ? '?token=a-token' : '';
}
const LINKED = /^\/(?:reset-password|verify-email|join-team|confirm-|leave-|unsubscribe)/;

const addressOf = (path: string): string =>
  path.replaceAll(/:\w+/g, (name) => NAMES[name] ?? SUBJECT) + queryOf(path);

/** The most rounds of waiting, because some work starts again and again. */
const MOST_ROUNDS = 30;
/** The most rounds in which placeholders are waited for; with some answers they stay. */
const MOST_ROUNDS_OF_PLACEHOLDERS = 4;
/** React shows a placeholder for at least 300 milliseconds of real time, so that it does not flicker. */
const passRealTime = () =>
  new Promise<void>((resolve) => originalSetTimeout!(() => resolve(), 100));
/** Placeholders that were waited for in vain. */
const lasting = new WeakSet<Element>();
const placeholders = () =>
  [...document.querySelectorAll('[data-waiting]')].filter((one) => !lasting.has(one));

export interface Visit {
  path: string;
  /** Aborted once the test has run out of time, so that the rest of it does not disturb the next test. */
  signal: AbortSignal;
  /** The changes that were refused before: each kind is refused once. */
  refused?: Set<string>;
  visitor: Visitor;
  market?: Market;
  /** The server cannot be reached. */
  isDown?: boolean;
  /** Questions of the open page are answered only once the page was seen without the answer, as changes always are. */
  holdsAnswers?: boolean;
}

let root: Root | undefined;

export function closePage(): void {
  root?.unmount();
  root = undefined;
  closeDialog();
  closeApply();
  closeOnboarding();
  for (const { id } of queuedToasts()) closeToast(id);
  setCompared([]);
  sharedEmail.clear();
  rememberSearch({ words: '', ids: [], before: 0 });
  logout();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}

/** A page as its visitor sees it, over a market that always answers the same. */
export async function openPage({
  path,
  signal,
  visitor,
  market = 'full',
  isDown = false,
  holdsAnswers = false,
  refused = new Set(),
}: Visit) {
  signal.throwIfAborted();
  closePage();
  const { user } = visitor;
  const expiresAt = new Date(NOW.getTime() + 7 * 86_400_000).toISOString();
  if (user) login({ accessToken: 'a-token', expiresAt, user });
  else startSession();
  await loadWords('en', ['shell']);

  let waiting = 0;
  let isOpen = false;
  /** Answers to what the open page asks or changes, until it was seen without them. */
  const held: (() => void)[] = [];
  const later = (answer: Observable<ApolloLink.Result>) =>
    isOpen
      ? new Observable<ApolloLink.Result>((observer) => {
          held.push(() => answer.subscribe(observer));
        })
      : answer;
  const network = new ApolloLink((operation, forward) => {
    const { operationName: name = '', operationType, variables } = operation;
    const isChange = operationType === 'mutation';
    sideEffects.push(`${isChange ? 'sends' : 'asks'} ${name}${written(variables)}`);
    if (isDown)
      return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
    if (isChange && isOpen && !refused.has(name)) {
      refused.add(name);
      sideEffects.push('is refused');
      return later(refusal());
    }
    const answer = new Observable<ApolloLink.Result>((observer) => {
      waiting += 1;
      return forward(operation)
        .pipe(finalize(() => (waiting -= 1)))
        .subscribe(observer);
    });
    return isChange || holdsAnswers ? later(answer) : answer;
  });
  const client = createApollo({
    link: network.concat(new SchemaLink({ schema: marketFor(visitor, market) })),
  });

  const hasFrame = path === '/' || path === '/admin';
  const [frame] = siteRoutes({ client, locale: 'en', devTools: false });
  // What is around a page is the same everywhere, so it is drawn on the first pages only.
  const route = hasFrame ? frame! : { ...frame!, element: <OnlyPage /> };
  const home = addressOf(path);
  const router = createMemoryRouter([route], { initialEntries: [home] });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place, {
    onUncaughtError: (error) => sideEffects.push(`fails: ${String(error)}`),
  });
  root.render(
    <App client={client} locale="en" origin="https://site.example" now={NOW.getTime()}>
      <RouterProvider router={router} useTransitions={false} />
    </App>,
  );

  /**
   * Resolves when every request is answered, the code is loaded and the page is drawn. `meanwhile` is called once if the
   * page waits for an answer.
   */
  const whenQuiet = async (meanwhile?: () => void) => {
    let look = meanwhile;
    const shown = innerOf(document);
    let before: number;
    let waited: boolean;
    let rounds = 0;
    do {
      rounds += 1;
      before = shown._version;
      await vi.dynamicImportSettled();
      await whenRendered();
      signal.throwIfAborted();
      waited = inBrowser.passTime();
      if (held.length > 0) {
        if (!waited && before === shown._version && waiting === 0) {
          look?.();
          look = undefined;
          for (const answer of held.splice(0)) answer();
        }
        waited = true;
      } else if (rounds < MOST_ROUNDS_OF_PLACEHOLDERS && placeholders().length > 0) {
        await passRealTime();
        waited = true;
      }
    } while (rounds < MOST_ROUNDS && (waited || before !== shown._version || waiting > 0));
    for (const one of placeholders()) lasting.add(one);
  };
  await whenQuiet();
  // The first page of a visit is not announced to screen readers.
  announce('');
  await whenQuiet();
  isOpen = true;
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return {
    address,
    /** How the browser got to its address. */
    way: () => {
      const { historyAction, preventScrollReset } = router.state;
      if (historyAction === 'POP') return 'goes back to';
      const act = historyAction === 'REPLACE' ? 'replaces its address with' : 'leads to';
      return preventScrollReset ? `stays in place and ${act}` : act;
    },
    whenQuiet,
    hasFrame,
    place,
    main: () => (hasFrame ? place : (document.getElementById('main') ?? undefined)),
    goTo: async (wanted: string) => {
      await router.navigate(wanted, { replace: true });
      await whenQuiet();
    },
  };
}

export type OpenPage = Awaited<ReturnType<typeof openPage>>;

const refusal = () =>
  new Observable<ApolloLink.Result>((observer) => {
    const errors = [
      {
        message: 'The server says no.',
        extensions: { code: 'RULE_VIOLATION', rule: 'test.refused' },
      },
    ];
    observer.next({ data: null, errors });
    observer.complete();
  });

/** Variables as people write them down: `(first: 12, filter: {search: "nurse"})`. */
function written(variables: object): string {
  const text = JSON.stringify(variables, (_name, value: unknown) => value ?? undefined);
  if (text === '{}') return '';
  return `(${text
    .slice(1, -1)
    .replace(/"(\w+)":/g, '$1: ')
    .replaceAll(',', ', ')})`;
}

function OnlyPage() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <div role="status">{useAnnouncement()}</div>
      <DialogHost />
      <PasswordHost />
    </>
  );
}
