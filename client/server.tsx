import { StrictMode } from 'react';
import { languageOfPath, withoutLanguage } from '#schema/options/localePaths.ts';
import { clock } from './lib/clock.ts';
import { PageData, type RunOperation } from './lib/apollo/pageData.ts';
import { drawTree } from './lib/document/drawTree.ts';
import { headMarkup } from './lib/document/head.ts';
import { basenameOf, localeOfPath, setHomeLocale, type SiteLocale } from './lib/locale.ts';
import { pageFile } from './lib/document/pageModules.ts';
import { plainErrors, stateText, type PageState } from './lib/document/pageState.ts';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from './lib/routing.ts';
import { loadWords, wordModules } from './lib/words.ts';
import { App } from './pages/frame/App.tsx';
import { serverHead } from './pages/frame/route/serverHead.ts';
import { pageLines, siteRoutes } from './router.tsx';

export { PAGE_SCRIPT } from './lib/document/startScript.ts';
export { THEME_SCRIPT } from './lib/themeScript.ts';

export interface RenderOptions {
  /** Path and query as requested by the browser. */
  url: string;
  /** The public origin of the site, without a trailing slash. */
  origin: string;
  /** Runs an operation as a guest: the token of a session never reaches the server's rendering. */
  run: RunOperation;
  now?: Date;
  devTools?: boolean;
  /** The language of addresses without a prefix. */
  homeLocale?: SiteLocale;
}

export interface Rendered {
  status: number;
  /** Where to redirect; the other fields are then empty. */
  redirect?: string;
  html: string;
  head: string;
  state: string;
  locale: SiteLocale;
  /** Source paths of the lazy modules this page needs, to be looked up in Vite's manifest. */
  modules: string[];
  /** Whether the page is complete without its scripts, so that they can wait until it is first used. */
  canWait: boolean;
  /** Errors while rendering the page, for the log. */
  failures: unknown[];
}

export async function render(options: RenderOptions): Promise<Rendered> {
  const { origin, run, devTools = false } = options;
  const url = withoutLineBreaks(options.url);
  const now = options.now?.getTime() ?? clock.now();
  setHomeLocale(options.homeLocale);
  const locale = localeOfPath(new URL(origin + url).pathname);
  const { pathname } = new URL(origin + url);
  if ((languageOfPath(pathname) ? withoutLanguage(pathname) : pathname) === SHELL)
    return shell(locale);
  const failures: unknown[] = [];
  const data = new PageData(run);
  const { client } = data;
  await loadWords(locale, ['shell']);

  const handler = handlerFor(locale, devTools);
  const context = await handler.query(new Request(origin + url), { requestContext: { client } });
  if (context instanceof Response) return redirected(context, locale);
  for (const error of Object.values(context.errors ?? {}))
    if (!isRouteErrorResponse(error)) failures.push(error);
  // The browser gets errors in this form only, and must render the same as the server.
  context.errors = plainErrors(context.errors);

  const router = createStaticRouter(handler.dataRoutes, context);
  const tree = (
    <StrictMode>
      <App client={client} locale={locale} origin={origin} now={now}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>
  );
  const html = await drawTree({ tree, data, failures });

  const line = lineOf(context, devTools);
  const { page, head } = serverHead({ line, context, locale, origin });
  const state: PageState = {
    apollo: data.extract(),
    loaderData: context.loaderData,
    errors: context.errors,
    now,
    origin,
    devTools,
  };
  return {
    status: failures.length > 0 ? 500 : (line.status ?? context.statusCode),
    html: html ?? '',
    head: headMarkup(page, head),
    state: stateText(html === null ? null : state),
    locale,
    modules: [pageFile(line), ...wordModules(locale, ['shell', ...(line.words ?? [])])],
    // Pages that open from emails or open a dialog need their scripts as soon as they are shown.
    canWait: html !== null && failures.length === 0 && line.access === 'public' && !line.noindex,
    failures,
  };
}

/**
 * The router's patterns match no line breaks, not even the one for addresses that do not exist. In their place comes the
 * sign for an unreadable character, which no address has.
 */
function withoutLineBreaks(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replaceAll(/%0[ad]|%e2%80%a[89]/gi, '%EF%BF%BD') + url.slice(path.length);
}

/** A page with only the scripts of the frame. The service worker shows it for any address while there is no network. */
const SHELL = '/app-shell';

function shell(locale: SiteLocale): Rendered {
  return {
    status: 200,
    html: '',
    head: '<title>Kaamyab</title><meta name="robots" content="noindex">',
    state: stateText(null),
    locale,
    modules: wordModules(locale, ['shell']),
    canWait: false,
    failures: [],
  };
}

const handlers = new Map<string, StaticHandler>();

/** The table of routes is the same for every page in a language. */
function handlerFor(locale: SiteLocale, devTools: boolean): StaticHandler {
  const basename = basenameOf(locale);
  const key = `${locale} ${basename} ${devTools}`;
  let handler = handlers.get(key);
  if (!handler) {
    handler = createStaticHandler(siteRoutes({ client: null, locale, devTools }), { basename });
    handlers.set(key, handler);
  }
  return handler;
}

function lineOf(context: StaticHandlerContext, devTools: boolean) {
  const id = context.matches.at(-1)?.route.id;
  const line = pageLines(devTools).find(({ path }) => path === id);
  if (!line) throw new Error(`No page line ${id}`);
  return line;
}

function redirected(response: Response, locale: SiteLocale): Rendered {
  const redirect = response.headers.get('location') ?? '/';
  const nothing = { html: '', head: '', state: '', modules: [], canWait: false, failures: [] };
  return { status: response.status, redirect, locale, ...nothing };
}
