import type { FastifyInstance } from 'fastify';
import { localeOf } from '#server/lib/acceptLanguage.ts';
import type { Services } from '#server/services.ts';

/** A visitor who accepts none of our languages gets the site's default language. */
export function answerInOwnLanguage(http: FastifyInstance, { settings }: Services): void {
  http.addHook('onRequest', async ({ headers }) => {
    headers['accept-language'] = localeOf(
      headers['accept-language'],
      settings.known.defaultLanguage,
    );
  });
}
