import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { languageOfPath, localeOfAddress, withoutLanguage } from '#schema/options/localePaths.ts';
import type { Locale } from '#schema/options/locales.ts';
import { isDatabaseAway } from '#server/db/faults.ts';
import { guestContext } from '#server/graphql/createContext.ts';
import { runOperation, type Run } from '#server/graphql/compiled.ts';
import { Failure } from '#server/graphql/failures.ts';
import { refuseUnsuitable } from '#server/graphql/limits/unsuitableText.ts';
import { translator } from '#server/lib/words.ts';
import { pageLimit } from '#server/modules/limits/rate/minuteAllowance.service.ts';
import type { LimitStatus } from '#server/modules/limits/rate/rateLimit.type.ts';
import type { Services } from '#server/services.ts';
import { answerUnknownPath } from './errorAnswers.ts';
import { keepable, PageCache, type Encoding, type KeptPage, type Outcome } from './pageCache.ts';
import { PAPER } from './installedApp.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { contentSecurityPolicy } from './secureHeaders.ts';

export interface RenderRequest {
  url: string;
  origin: string;
  run: (operation: Pick<Run, 'document' | 'variables'>) => ReturnType<typeof runOperation>;
  devTools: boolean;
  /** The language of addresses without a language prefix. */
  homeLocale: Locale;
}

export interface Rendered {
  status: number;
  redirect?: string;
  html: string;
  head: string;
  state: string;
  locale: string;
  modules: string[];
  /** Complete without its scripts, which may load when the page is first used. */
  canWait: boolean;
  /** The error that occurred while the page was rendered. */
  failures: unknown[];
}

/** Where the pages come from: the build, or Vite in development. */
export interface PageSource {
  /** The folder of built files, if there is a build. */
  assets?: string;
  isDevelopment: boolean;
  /** Whether a page is kept for some seconds, for the next visitor. */
  isKept?: boolean;
  /** The script of the service worker; missing in development. */
  serviceWorker?: string;
  /** What every page in a language loads first, as values of a Link header. */
  preloads?: (locale: Locale) => string[];
  /** The operations of the built pages, by id. */
  operations?: Record<string, string>;
  /** Shows the theme before anything is drawn. */
  inlineScript(): Promise<string>;
  /**
   * The same for a page; also starts the scripts that wait, and keeps what visitors type and press until the page is
   * hydrated.
   */
  pageScript(): Promise<string>;
  render(request: RenderRequest): Promise<Rendered>;
  /** The tags that load the scripts and styles of a page. */
  tags(url: string, page: Pick<Rendered, 'modules' | 'locale' | 'canWait'>): Promise<Tags>;
  /** The tags that load the API explorer, which is a separate document. */
  explorerTags(): Promise<string>;
}

export interface Tags {
  html: string;
  /** The addresses of scripts that load when the page is first used; the first one imports the others. */
  waiting: string[];
}

interface Parts {
  schema: GraphQLSchema;
  services: Services;
  pages: PageSource;
}

/** Everything that is not an API is a page; the client's router knows the routes. */
export function mountPages(app: FastifyInstance, { schema, services, pages }: Parts) {
  const { config, log } = services;

  const cache = pages.isKept ? new PageCache<DrawnPage>(services.live) : undefined;
  app.addHook('onClose', async () => cache?.close());
  if (cache) forgetWithSettings(cache, services.settings);

  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!;
    if (isMachinePath(path)) return answerUnknownPath(request, reply);
    if (path !== '/' && path.endsWith('/'))
      return reply.redirect(withoutLastSlash(path) + request.url.slice(path.length), 301);
    const homeLocale = services.settings.known.defaultLanguage;
    // Each page has one address. The redirect is temporary, because the language without a prefix can change. What
    // follows the # tells the page that this language was chosen.
    if (languageOfPath(path) === homeLocale)
      return reply
        .header('cache-control', 'no-cache')
        .redirect(`${withoutLanguage(request.url)}#${homeLocale}`, 302);
    const policy = contentSecurityPolicy([await pages.pageScript()], pages.isDevelopment);
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
    const drawing = () => {
      hint(request, reply, localeOfAddress(path, homeLocale));
      return draw(request, homeLocale);
    };
    const address = `${homeLocale} ${request.url}`;
    const wait = cache?.has(address) ? null : await pageLimit(services, requestInfoOf(request));
    if (wait) return refuse(reply, wait, localeOfAddress(path, homeLocale));
    const isKept = cache && !isFromEmail(request.url);
    const drawn = await (isKept ? cache.page(address, drawing) : drawing());
    if (drawn.maySave) reply.header('x-offline-copy', 'allowed');
    return drawn.kept ? sendKept(request, reply, drawn.kept) : sendOnce(reply, drawn);
  });

  /** Browsers load styles and fonts while the page is drawn. HTTP/1.0 has no interim responses. */
  function hint({ raw }: FastifyRequest, reply: FastifyReply, locale: Locale): void {
    const link = config.earlyHints && raw.httpVersion !== '1.0' && pages.preloads?.(locale);
    if (link) reply.raw.writeEarlyHints({ link });
  }

  async function draw(request: FastifyRequest, homeLocale: Locale): Promise<DrawnPage> {
    const language = localeOfAddress(request.url.split('?', 1)[0]!, homeLocale);
    const contextValue = guestContext(services, {
      ...requestInfoOf(request),
      acceptLanguage: language,
    });
    const page = await pages.render({
      url: request.url,
      origin: config.publicUrl,
      run: (operation) => {
        refuseUnsuitable(contextValue, operation.variables);
        return runOperation(schema, { ...operation, contextValue });
      },
      devTools: config.devTools,
      homeLocale,
    });
    const isRefused = areRefusals(page.failures);
    for (const failure of isRefused ? [] : page.failures) {
      log.error({ requestId: request.id, err: failure }, 'a page failed');
    }
    const status = isRefused ? 400 : page.status;
    const { redirect } = page;
    if (redirect) return { status, redirect, html: '' };
    const [tags, script] = await Promise.all([pages.tags(request.url, page), pages.pageScript()]);
    const hasWorker = pages.serviceWorker !== undefined && config.serviceWorker;
    const html = toDocument(page, { tags, script, homeLocale, hasWorker });
    if (isDatabaseDown(page.failures)) return { status: 503, html };
    if (status !== 200) return { status, html };
    return { status, html: '', kept: keepable(html), maySave: page.canWait };
  }
}

/**
 * The event of a saved setting may arrive before this process has read it; what is drawn in between shows the old one.
 */
function forgetWithSettings(cache: PageCache<DrawnPage>, settings: Services['settings']): void {
  let { known } = settings;
  settings.onRead((current) => {
    if (!isDeepStrictEqual(current, known)) cache.forgetAll();
    known = current;
  });
}

function refuse(reply: FastifyReply, { limit, resetsIn: seconds }: LimitStatus, locale: Locale) {
  const message = translator(locale, 'errors')('rateLimit.pages', { limit, seconds });
  return reply
    .code(429)
    .header('retry-after', seconds)
    .type('text/plain; charset=utf-8')
    .send(message);
}

interface DrawnPage extends Outcome {
  status: number;
  redirect?: string;
  html: string;
  /** The same for everyone: a browser may show it again while there is no network. */
  maySave?: boolean;
}

function sendOnce(reply: FastifyReply, { status, redirect, html }: DrawnPage) {
  if (redirect) return reply.redirect(redirect, status);
  if (status === 503) reply.header('retry-after', '5');
  return reply.code(status).type(HTML).send(html);
}

async function sendKept({ headers }: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.headers({ etag: page.etag, vary });
  if (headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  reply.type(HTML);
  const encoding = encodingFor(headers['accept-encoding']);
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
}

const HTML = 'text/html; charset=utf-8';

function encodingFor(accepted = ''): Encoding | null {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]!.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? null;
}

/** Two leading slashes would mean another site. */
const withoutLastSlash = (path: string) =>
  `/${path.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '')}`;

function isMachinePath(path: string): boolean {
  return (
    /^\/(api|graphql|uploads|feeds|assets|dev\/mail)(\/|$)/.test(path) ||
    /\.\w{2,5}$/.test(path) ||
    // For example the dotfiles of a repository or an editor.
    path.includes('/.')
  );
}

/** The page shows what its reader has chosen, which may have changed a moment ago. */
const isFromEmail = (url: string) => /[?&]token=/.test(url);

interface DocumentParts {
  tags: Tags;
  script: string;
  homeLocale: Locale;
  hasWorker: boolean;
}

function toDocument(
  page: Rendered,
  { tags, script, homeLocale, hasWorker }: DocumentParts,
): string {
  return `<!doctype html>
<html lang="${page.locale}" data-home-language="${homeLocale}"${hasWorker ? ' data-worker' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/app.webmanifest?language=${page.locale}">
<meta name="theme-color" content="${PAPER.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${PAPER.dark}" media="(prefers-color-scheme: dark)">
<script data-scripts='${JSON.stringify(tags.waiting)}'>${script}</script>
${tags.html}
${page.head}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${page.state}</script>
</body>
</html>
`;
}

/** The database is unavailable and the page itself is fine: a later request will succeed. */
function isDatabaseDown(failures: unknown[]): boolean {
  return failures.flatMap(causesOf).some((cause) => isDatabaseAway(cause));
}

/** The address contains invalid input, such as a text that is too long or has forbidden characters. */
function areRefusals(failures: unknown[]): boolean {
  const causes = failures.flatMap(causesOf);
  const isRefusal = (cause: unknown) => cause instanceof Failure && cause.code === 'BAD_USER_INPUT';
  return causes.length > 0 && causes.every(isRefusal);
}

/** Apollo Client collects what the resolvers threw. */
function causesOf(failure: unknown): unknown[] {
  const { errors } = (failure ?? {}) as { errors?: readonly { originalError?: unknown }[] };
  return errors?.map(({ originalError }) => originalError) ?? [failure];
}
