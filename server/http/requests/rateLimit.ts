import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MinuteAllowance } from '#server/modules/limits/rate/minuteAllowance.service.ts';

const allowances = new WeakMap<FastifyRequest, MinuteAllowance>();

export function remember(request: FastifyRequest, allowance: MinuteAllowance): void {
  allowances.set(request, allowance);
}

/** For an answer that did no work: the remaining allowance, as in every answer of /graphql. */
export function noCostOf(request: FastifyRequest) {
  const points = allowances.get(request)?.points();
  return { requested: 0, actual: 0, limit: points?.limit ?? null, remaining: points?.left ?? null };
}

/** In the format of the IETF draft (draft-ietf-httpapi-ratelimit-headers-11). */
export function showLimits(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    const allowance = allowances.get(request);
    if (allowance) {
      const { requests } = allowance;
      const points = allowance.points();
      reply.headers({
        'ratelimit-policy': `"requests";q=${requests.limit};w=60, "points";q=${points.limit};w=60;qu="points"`,
        ratelimit: `"requests";r=${requests.left};t=${requests.resetsIn}, "points";r=${points.left};t=${points.resetsIn}`,
      });
    }
    done(null, payload);
  });
}
