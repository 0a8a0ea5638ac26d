import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPath, localeOfAddress, withoutLanguage } from '#schema/options/localePaths.ts';
import { LOCALES } from '#schema/options/locales.ts';
import type { PageSource } from '#server/http/pages.ts';
import { contentSecurityPolicy } from '#server/http/secureHeaders.ts';
import { translator } from '#server/lib/words.ts';
import { Html, html } from '#server/modules/mail/mail.html.ts';
import type { Services } from '#server/services.ts';

interface Parts {
  services: Services;
  pages: PageSource;
}

/** GraphiQL as a separate document, under the same policy as every page: we serve everything it needs. */
export function mountExplorer(app: FastifyInstance, { services, pages }: Parts): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const home = services.settings.known.defaultLanguage;
    const path = request.url.split('?', 1)[0]!;
    if (languageOfPath(path) === home)
      return reply.header('cache-control', 'no-cache').redirect(withoutLanguage(request.url), 302);
    const locale = localeOfAddress(path, home);
    const [tags, script] = await Promise.all([pages.explorerTags(), pages.inlineScript()]);
    const t = translator(locale, 'apiDocs');
    const page = html`<html lang="${locale}" data-home-language="${home}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t('explorer.title')}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${new Html(`<script>${script}</script>`)} ${new Html(tags)}
      </head>
      <body>
        <div id="root"><p class="explorer-wait">${t('explorer.opening')}</p></div>
      </body>
    </html>`;
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': contentSecurityPolicy([script], pages.isDevelopment),
        'cache-control': 'no-cache',
      })
      .send(`<!doctype html>\n${page.markup}\n`);
  };
  for (const path of ['', ...LOCALES.map((locale) => `/${locale}`)])
    app.get(`${path}/explorer`, answer);
}
