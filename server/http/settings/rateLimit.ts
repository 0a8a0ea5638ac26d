import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Standing } from '#server/modules/rateLimit/rateLimit.type.ts';

const standings = new WeakMap<FastifyRequest, Standing>();

export function remember(request: FastifyRequest, standing: Standing): void {
  standings.set(request, standing);
}

/** As the IETF's draft writes them (draft-ietf-httpapi-ratelimit-headers). */
export function showLimits(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply) => {
    const standing = standings.get(request);
    if (!standing) return;
    const { limit, left, resetsIn } = standing;
    reply.headers({
      'ratelimit-policy': `"minute";q=${limit};w=60`,
      ratelimit: `"minute";r=${left};t=${resetsIn}`,
    });
  });
}
