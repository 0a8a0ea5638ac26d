import type { FastifyInstance } from 'fastify';
import { publicCacheControl } from '#server/http/publicCacheControl.ts';
import type { Services } from '#server/services.ts';

/** Paths for other kinds of programs, or for one person. Pages that must not be indexed say so themselves. */
const CLOSED = [
  '/api/',
  '/graphql',
  '/explorer',
  '/admin',
  '/dev/',
  '/client-errors',
  '/unsubscribe',
];

export function mountRobots(app: FastifyInstance, services: Services): void {
  const { config } = services;
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', await publicCacheControl(services))
      .send(
        [
          'User-agent: *',
          ...CLOSED.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
}
