import type { FastifyInstance } from 'fastify';
import { addressInLocale } from '#schema/options/localePaths.ts';
import { isLocale } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';
import { publicCacheControl } from './publicCacheControl.ts';

/** `--paper` of client/styles/tokens.css, which a manifest cannot refer to. */
export const PAPER = { light: '#fcfaf6', dark: '#10131d' };

/** A worker follows the policy sent with its script: it talks to this site only. */
const POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'";

/** Removes the worker that a browser has, and what it kept. Pages that are open go on without it. */
const REMOVES_ITSELF = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('kaamyab-')) await caches.delete(name);
  indexedDB.deleteDatabase('kaamyab');
  await registration.unregister();
})()));
`;

interface Query {
  Querystring: { language?: string };
}

/** What makes the site an app: its manifest, and the service worker of the build. */
export function mountInstalledApp(
  http: FastifyInstance,
  services: Services,
  serviceWorker: string | undefined,
): void {
  const script = (services.config.serviceWorker && serviceWorker) || REMOVES_ITSELF;
  http.get('/sw.js', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );

  http.get<Query>('/app.webmanifest', async ({ query }, reply) => {
    const { siteName, defaultLanguage: home } = await services.settings.current();
    const locale = isLocale(query.language) ? query.language : home;
    const t = translator(locale, 'offline');
    const at = (path: string) => addressInLocale(locale, path, home);
    const icon = { type: 'image/png', src: '/icons/icon-192.png', sizes: '192x192' };
    const large = { type: 'image/png', src: '/icons/icon-512.png', sizes: '512x512' };
    const masked = { ...large, src: '/icons/maskable-512.png', purpose: 'maskable' };
    return reply
      .header('cache-control', await publicCacheControl(services))
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          id: '/',
          name: siteName,
          short_name: siteName,
          description: t('app.description'),
          lang: locale,
          dir: 'ltr',
          start_url: at('/'),
          scope: '/',
          display: 'standalone',
          background_color: PAPER.light,
          theme_color: PAPER.light,
          categories: ['business', 'productivity'],
          icons: [icon, large, masked],
          shortcuts: [
            { name: t('app.browse'), url: at('/browse-jobs'), icons: [icon] },
            { name: t('app.saved'), url: at('/saved-jobs'), icons: [icon] },
            { name: t('app.applications'), url: at('/my-applications'), icons: [icon] },
          ],
        }),
      );
  });
}
