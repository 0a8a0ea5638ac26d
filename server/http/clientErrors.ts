import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Log } from '#server/lib/log.ts';

const REPORT = z.object({
  kind: z.string().max(40),
  message: z.string().max(500),
  path: z.string().max(500),
  stack: z.string().max(4_000).optional(),
});

/** What went wrong in a browser, into the server's log; nothing of it is answered or kept elsewhere. */
export function mountClientErrors(app: FastifyInstance, log: Log) {
  app.post('/client-errors', { bodyLimit: 8 * 1024 }, async (request, reply) => {
    const report = REPORT.safeParse(request.body);
    if (report.success)
      log.warn({ requestId: request.id, report: report.data }, 'a browser reports an error');
    return reply.code(204).send();
  });
}
