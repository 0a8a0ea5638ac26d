import { Agent, createServer, request, type ServerResponse, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy in front of several processes. It checks /readyz at intervals and never retries a request. */
export async function balancer(ports: number[], every: number) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const open = ports.filter((port) => ready.has(port));
    const port = open[(turn += 1) % open.length];
    const { url, method, headers } = incoming;
    const onward = request({ agent, port, path: url, method, headers }, (answer) => {
      // Connection headers are meant for the proxy itself.
      const { connection: _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode!, rest);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  };
  const look = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => ports.forEach((port) => void look(port)), every);
  const server = createServer(pass);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () =>
    new Promise<void>((done) => {
      clearInterval(timer);
      server.close(() => done());
      server.closeIdleConnections();
    }).then(() => agent.destroy());
  onTestFinished(() => {
    clearInterval(timer);
    server.close();
    server.closeAllConnections();
    agent.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ready: () => ports.filter((one) => ready.has(one)),
    close,
  };
}
