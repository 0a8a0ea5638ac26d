import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { ConfigError, type Config } from '#server/config.ts';
import { holdsToken } from '../bearer.ts';

type Access = Pick<Config, 'host' | 'metricsToken' | 'metricsPort'>;

/** Opens the separate port for `/metrics`, if there is one; the returned function closes it. */
export async function openMetricsPort(
  { metricsToken, metricsPort, host }: Access,
  metrics: Registry,
): Promise<() => void> {
  if (metricsPort === undefined) return () => undefined;
  const answer = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    if (metricsToken && !holdsToken(headers.authorization, metricsToken))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    const body = await metrics.metrics();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(metricsPort, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'undefined';
    const message = `METRICS_PORT ${metricsPort} could not be opened (${code}). Choose another.`;
    throw new ConfigError(message, { cause: error });
  }
  server.unref();
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
