import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { languageInFront, localeOfAddress, withoutLanguage } from '#schema/options/localePaths.ts';
import type { Locale } from '#schema/options/locales.ts';
import { isDatabaseAway } from '#server/db/faults.ts';
import { guestContext } from '#server/graphql/createContext.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Services } from '#server/services.ts';
import { answerUnknownPath } from './answers.ts';
import { requestInfoOf } from './requestInfo.ts';
import { contentSecurityPolicy } from './secureHeaders.ts';

export interface RenderRequest {
  url: string;
  origin: string;
  schema: GraphQLSchema;
  contextValue: Context;
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
  /** The error that occurred while the page was rendered. */
  failures: unknown[];
}

/** Where the pages come from: the build, or Vite in development. */
export interface PageSource {
  /** The folder of built files, if there is a build. */
  assets?: string;
  isDevelopment: boolean;
  /** The operations of the built pages, by id. */
  operations?: Record<string, string>;
  /** The only script that runs before anything is drawn. */
  inlineScript(): Promise<string>;
  render(request: RenderRequest): Promise<Rendered>;
  /** The tags that load the scripts and styles of these modules. */
  tags(url: string, modules: string[], locale: string): Promise<string>;
  /** The tags that load the API explorer, which is a document of its own. */
  explorerTags(): Promise<string>;
}

interface Parts {
  schema: GraphQLSchema;
  services: Services;
  pages: PageSource;
}

/** Everything that is not an API is a page; the client's router knows the routes. */
export function mountPages(app: FastifyInstance, { schema, services, pages }: Parts) {
  const { config, log } = services;

  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    if (isMachinePath(request.url)) return answerUnknownPath(request, reply);
    const homeLocale = services.settings.known.defaultLanguage;
    const path = request.url.split('?', 1)[0]!;
    // Each page has one address. Which language needs no prefix can change.
    if (languageInFront(path) === homeLocale)
      return reply.header('cache-control', 'no-cache').redirect(withoutLanguage(request.url), 302);
    const language = localeOfAddress(path, homeLocale);
    const page = await pages.render({
      url: request.url,
      origin: config.publicUrl,
      schema,
      contextValue: guestContext(services, { ...requestInfoOf(request), acceptLanguage: language }),
      devTools: config.devTools,
      homeLocale,
    });
    for (const failure of page.failures) {
      log.error({ requestId: request.id, err: failure }, 'a page failed');
    }
    const away = isAway(page.failures);
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    const [tags, script] = await Promise.all([
      pages.tags(request.url, page.modules, page.locale),
      pages.inlineScript(),
    ]);
    const policy = contentSecurityPolicy([script], pages.isDevelopment);
    return reply
      .code(away ? 503 : page.status)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        ...(away && { 'retry-after': '5' }),
      })
      .send(toDocument(page, tags, script, homeLocale));
  });
}

function isMachinePath(url: string): boolean {
  return (
    /^\/(api|graphql|uploads|feeds|assets|dev\/mail)(\/|\?|$)/.test(url) ||
    /\.\w{2,5}(\?|$)/.test(url) ||
    // For example the dotfiles of a repository or an editor.
    /^[^?]*\/\./.test(url)
  );
}

function toDocument(page: Rendered, tags: string, inlineScript: string, home: Locale): string {
  return `<!doctype html>
<html lang="${page.locale}" data-home-language="${home}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${inlineScript}</script>
${tags}
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
function isAway(failures: unknown[]): boolean {
  return failures.flatMap(causesOf).some((cause) => isDatabaseAway(cause));
}

/** Apollo Client collects what the resolvers threw. */
function causesOf(failure: unknown): unknown[] {
  const { errors } = (failure ?? {}) as { errors?: readonly { originalError?: unknown }[] };
  return errors?.map(({ originalError }) => originalError) ?? [failure];
}
