import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { hashToken } from '#server/lib/tokens.ts';

export interface Metrics {
  /** Opens the separate port, if there is one. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

type Servers = Pick<Database, 'reads' | 'replicas'>;
type Access = Pick<Config, 'host' | 'metricsToken' | 'metricsPort'>;

/**
 * Metrics for Prometheus: the process, and the duration of each route. They reveal business figures, so the public
 * port only answers requests with the token. Without a token and without a separate port there are no metrics.
 */
export function openMetrics(app: FastifyInstance, access: Access, servers: Servers): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  countReads(register, servers);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration
      .labels(request.method, route, String(reply.statusCode))
      .observe(reply.elapsedTime / 1_000);
  });
  const { metricsToken, metricsPort, host } = access;
  if (metricsToken && metricsPort === undefined) {
    app.get('/metrics', async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store');
      if (!opens(headers.authorization, metricsToken))
        return reply.code(401).header('www-authenticate', 'Bearer').send();
      return reply.type(register.contentType).send(await register.metrics());
    });
  }
  const answer = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    if (metricsToken && !opens(headers.authorization, metricsToken))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    const body = await register.metrics();
    response.writeHead(200, { 'content-type': register.contentType }).end(body);
  };
  const own = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return {
    listen: async () => {
      if (metricsPort === undefined) return;
      own.listen(metricsPort, host);
      await once(own, 'listening');
      own.unref();
    },
    close: async () => {
      own.closeAllConnections();
      own.close();
    },
  };
}

function countReads(register: Registry, { reads, replicas }: Servers): void {
  const labels = { labelNames: ['server'] as const, registers: [] };
  const asked = new Counter({
    name: 'database_reads_total',
    help: 'Statements outside of transactions, by the server that was asked.',
    ...labels,
    collect() {
      this.reset();
      for (const [server, count] of reads) this.inc({ server }, count);
    },
  });
  register.registerMetric(asked);
  if (!replicas) return;
  const lag = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How late each replica is, to within half a second.',
    ...labels,
    collect() {
      for (const one of replicas.all) this.set({ server: one.name }, one.lag / 1_000);
    },
  });
  const used = new Gauge({
    name: 'database_replica_used',
    help: 'Whether each replica is used (1) or left out (0).',
    ...labels,
    collect() {
      for (const { name, isUsed } of replicas.all) this.set({ server: name }, Number(isUsed));
    },
  });
  register.registerMetric(lag);
  register.registerMetric(used);
}

function opens(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(hashToken(given), hashToken(token));
}
