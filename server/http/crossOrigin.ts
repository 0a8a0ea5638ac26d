import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

const HEADERS = 'authorization, content-type, accept-language, idempotency-key, if-none-match';
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const DAY = 24 * 60 * 60;

/** Scripts of other sites are only answered if their origin is configured. */
export function answerCrossOrigin(app: FastifyInstance, config: Config) {
  const allowed = new Set([new URL(config.publicUrl).origin, ...config.corsOrigins]);
  app.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin;
    reply.header('vary', 'Origin');
    if (!origin || !allowed.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header(
      'access-control-expose-headers',
      'x-request-id, retry-after, ratelimit, ratelimit-policy, etag, idempotency-replayed, deprecation, sunset, link',
    );
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      reply.header('access-control-allow-methods', METHODS);
      reply.header('access-control-allow-headers', HEADERS);
      reply.header('access-control-max-age', DAY);
      return reply.code(204).send();
    }
  });
  app.options('/*', async (_request, reply) => reply.code(204).send());
}
