import './styles/app.css';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createApollo } from './lib/apollo.ts';
import { browserLinks } from './lib/apollo/browserLinks.ts';
import { clock } from './lib/clock.ts';
import { reportError } from './lib/clientErrors.ts';
import { checkAccess } from './lib/guard/access.ts';
import { basenameOf, localeOfPath, pathInLocale, setHomeLocale } from './lib/locale.ts';
import { keepTime } from './lib/now.ts';
import { keepInstallOffer } from './lib/offline/installOffer.ts';
import { isCachedCopy, whenQuiet } from './lib/document/whenQuiet.ts';
import { loadOwnPage, loadPageList } from './lib/document/pageModules.ts';
import { readState } from './lib/document/pageState.ts';
import { dropEarlyInput, repeatEarlyInput } from './lib/document/repeatEarlyInput.ts';
import { createBrowserRouter, matchRoutes, RouterProvider } from './lib/routing.ts';
import { currentSession } from './lib/session.ts';
import type { PageLine } from './lib/page.ts';
import { loadWords } from './lib/words.ts';
import { App } from './pages/frame/App.tsx';
import { prepareLine } from './pages/frame/route/createRoutes.tsx';
import { keepSession } from './pages/frame/keepSession.ts';
import { prepareOnIntent } from './pages/frame/route/prepareOnIntent.ts';
import { forgetMissingChunk, missingChunk } from './pages/frame/route/missingChunk.ts';
import { siteRoutes } from './router.tsx';

interface Site {
  root: Root;
  stop: () => void;
}

async function start(): Promise<Site> {
  setHomeLocale(document.documentElement.dataset['homeLanguage']);
  const locale = localeOfPath(location.pathname);
  const basename = basenameOf(locale);
  const state = readState();
  const devTools = state?.devTools ?? false;
  const client = createApollo({ link: browserLinks(locale) });
  if (state) client.cache.restore(state.apollo);
  const leaveSession = keepSession(client);

  const routes = siteRoutes({ client, locale, devTools });
  const pageAt = ({ pathname }: Location | URL) => {
    const match = matchRoutes(routes, pathname, basename)?.at(-1);
    return match && { line: match.route.handle as PageLine, params: match.params };
  };
  // The page's code and words load first, so that hydration matches the server's markup.
  const prepare = async () => {
    const line = pageAt(location)?.line;
    await Promise.all([
      loadWords(locale, ['shell', ...(line?.words ?? [])]),
      line && loadOwnPage(line),
    ]);
    if (line) await prepareLine(line, locale);
  };
  await prepare().catch((error: unknown) => {
    if (state || !isCachedCopy()) return missingChunk(error, location.href);
    // This device has no copy of the page. The offline page says so, and which pages it has.
    const wanted = location.href;
    history.replaceState({ usr: { wanted } }, '', pathInLocale(locale, '/offline'));
    return prepare();
  });
  forgetMissingChunk();

  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: state ? { loaderData: state.loaderData, errors: state.errors } : undefined,
  });
  // Loads the next page before its link is followed, if possible.
  const leaveLinks = prepareOnIntent((address) => {
    const next = pageAt(address)?.line;
    if (next && checkAccess(next.access, currentSession()) === 'allow')
      prepareLine(next, locale).catch(() => undefined);
  });
  whenQuiet(async () => void (await loadPageList()));
  // Development has no worker, and neither has a site whose configuration turns it off.
  if ('worker' in document.documentElement.dataset && 'serviceWorker' in navigator)
    whenQuiet(async () => {
      const { loadOffline } = await import('./pages/frame/offline/loadOffline.ts');
      await loadOffline({ client, locale, pageAt, drawnAt: state?.now });
    });
  keepInstallOffer();
  const stop = () => {
    leaveLinks();
    leaveSession();
    // A pending navigation must not change the address afterwards.
    router.dispose();
  };
  const drawnAt = state?.now ?? clock.now();
  const app = (
    <StrictMode>
      <App client={client} locale={locale} origin={state?.origin ?? location.origin} now={drawnAt}>
        <Hydrated drawnAt={drawnAt}>
          {/* Apollo starts a new request while it renders: an interrupted transition would render both pages in turn, for seconds. */}
          <RouterProvider router={router} useTransitions={false} />
        </Hydrated>
      </App>
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const onUncaughtError = (error: unknown) => reportError('render', error);
  if (state) return { stop, root: hydrateRoot(root, app, { onUncaughtError }) };
  const fresh = createRoot(root, { onUncaughtError });
  fresh.render(app);
  return { stop, root: fresh };
}

/** A parent rather than a sibling: the server renders neither, and React's ids depend on siblings. */
function Hydrated({ drawnAt, children }: { drawnAt: number; children: ReactNode }) {
  useEffect(() => keepTime(drawnAt), [drawnAt]);
  useEffect(() => {
    // An event that is sent inside an effect does not make React hydrate the part of the page it belongs to.
    const timer = setTimeout(repeatEarlyInput);
    return () => clearTimeout(timer);
  }, []);
  return children;
}

export const started = start();
// If a part of the page fails to load twice, the page stays as the server rendered it. The failure has been reported.
started.catch((error: unknown) => {
  dropEarlyInput();
  if (!(error instanceof Response)) reportError('render', error);
});
