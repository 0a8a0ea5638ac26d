import type { FastifyInstance } from 'fastify';
import { localeOf } from '#server/lib/acceptLanguage.ts';
import type { Services } from '#server/services.ts';

/** Whoever asks for no language that we speak is answered in the site's own. */
export function answerInOwnLanguage(http: FastifyInstance, { settings }: Services): void {
  http.addHook('onRequest', async ({ headers }) => {
    headers['accept-language'] = localeOf(
      headers['accept-language'],
      settings.known.defaultLanguage,
    );
  });
}
