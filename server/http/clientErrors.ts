import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { networkOf } from '#server/lib/visitor.ts';
import type { Services } from '#server/services.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { ClientErrorAllowance } from './clientErrorAllowance.ts';

const REPORT = z.object({
  kind: z.string().max(40),
  message: z.string().max(500),
  path: z.string().max(500),
  stack: z.string().max(4_000).optional(),
});

/** Writes browser errors to the server's log; nothing is returned or stored elsewhere. */
export function mountClientErrors(app: FastifyInstance, { log, clock, config }: Services) {
  const allowance = new ClientErrorAllowance();
  app.post('/client-errors', {
    bodyLimit: 8 * 1024,
    // Checked before the body: a report that will not be logged is not read.
    onRequest: async (request, reply) => {
      const now = clock.now();
      const visitor = networkOf(requestInfoOf(request).ip, config.secretKey ?? '', now).toString(
        'hex',
      );
      const { isAllowed, dropped, retryAfter } = allowance.take(visitor, now);
      if (dropped > 0) log.warn({ dropped }, 'browser error reports were dropped');
      if (!isAllowed) return reply.code(429).header('retry-after', retryAfter).send();
    },
    handler: async (request, reply) => {
      const report = REPORT.safeParse(request.body);
      if (report.success)
        log.warn({ requestId: request.id, report: report.data }, 'a browser reported an error');
      return reply.code(204).send();
    },
  });
}
