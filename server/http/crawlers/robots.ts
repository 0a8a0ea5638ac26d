import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** What is for programs of another kind, or for one person. Pages that shall not be found say so themselves. */
const CLOSED = [
  '/api/',
  '/graphql',
  '/explorer',
  '/admin',
  '/dev/',
  '/client-errors',
  '/unsubscribe',
];
export function mountRobots(app: FastifyInstance, config: Config): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
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
