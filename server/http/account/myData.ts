import type { FastifyInstance } from 'fastify';
import { todayOf } from '#schema/validation/values/day.ts';
import { Failure } from '#server/graphql/failures.ts';
import { localeOf } from '#server/lib/acceptLanguage.ts';
import { translator } from '#server/lib/words.ts';
import { EXPORT_PATH, openExport } from '#server/modules/personalData/export.service.ts';
import type { Services } from '#server/services.ts';

/** Serves the link created by `exportMyData`: everything stored about one person, streamed as one ZIP file. */
export function mountMyData(app: FastifyInstance, services: Services): void {
  app.get(EXPORT_PATH, async (request, reply) => {
    const data = await openExport(services, request.url);
    if (!data) {
      const t = translator(localeOf(request.headers['accept-language']), 'errors');
      throw new Failure('NOT_FOUND', t('export.link'));
    }
    const day = todayOf({ today: services.clock.now() });
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="kaamyab-my-data-${day}.zip"`,
        'referrer-policy': 'no-referrer',
      })
      .type('application/zip')
      .send(data);
  });
}
