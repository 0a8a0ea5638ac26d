import type { FastifyInstance } from 'fastify';
import { LOCALES } from '#schema/options/locales.ts';
import { publicCacheControl } from '#server/http/publicCacheControl.ts';
import type { Services } from '#server/services.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** RFC 9116 recommends less than a year, so that cached copies do not go stale. */
const VALID_FOR = 180 * DAY;

/** /.well-known/security.txt (RFC 9116): where to report a vulnerability of this site. */
export function mountSecurityText(app: FastifyInstance, services: Services): void {
  const { config, clock, settings } = services;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { supportEmail } = await settings.current();
    const expires = new Date(Math.floor((clock.now().getTime() + VALID_FOR) / DAY) * DAY);
    const lines = [
      ...(supportEmail ? [`Contact: mailto:${supportEmail}`] : []),
      `Contact: ${config.publicUrl}/contact`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${LOCALES.join(', ')}`,
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', await publicCacheControl(services))
      .send(`${lines.join('\n')}\n`);
  });
}
