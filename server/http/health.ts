import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import type { Readiness } from './readiness.ts';

/** For load balancers: whether the process is alive, and whether it can answer requests. */
export function mountHealth(app: FastifyInstance, services: Services, readiness: Readiness) {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async ({ socket, headers }, reply) => {
    readiness.recordProbe(`${socket.remoteAddress} ${headers['user-agent']}`, performance.now());
    const database = await services.database.isReachable();
    const ready = readiness.isReady() && database;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database });
  });
}
