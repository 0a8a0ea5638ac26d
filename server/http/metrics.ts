import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { holdsToken } from '#server/lib/bearer.ts';
import type { Services } from '#server/services.ts';

const DURATION = 'http_request_duration_seconds';

/**
 * Measures the duration of each route. Metrics reveal business figures, so the public port only shows them to the
 * holder of the token, and not at all if they have a separate port.
 */
export function mountMetrics(
  app: FastifyInstance,
  { metrics, config }: Pick<Services, 'metrics' | 'config'>,
): void {
  // A second app on the same services starts a new measurement.
  metrics.removeSingleMetric(DURATION);
  const duration = new Histogram({
    name: DURATION,
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration
      .labels(request.method, route, String(reply.statusCode))
      .observe(reply.elapsedTime / 1_000);
    done();
  });
  const { metricsToken, metricsPort } = config;
  if (!metricsToken || metricsPort !== undefined) return;
  app.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!holdsToken(headers.authorization, metricsToken))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
