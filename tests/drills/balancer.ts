import {
  Agent,
  createServer,
  get,
  request,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy in front of several processes. It checks /readyz at intervals and never retries a request. */
export async function balancer(ports: number[], every: number) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;
  let isClosing = false;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const open = ports.filter((port) => ready.has(port));
    const port = open[(turn += 1) % open.length];
    const { url, method, headers } = incoming;
    const onward = request({ agent, port, path: url, method, headers }, (answer) => {
      // Connection headers are meant for the proxy itself.
      const { connection: _, ...rest } = answer.headers;
      // A closed server would keep answering on connections that never fall silent.
      if (isClosing) outgoing.setHeader('connection', 'close');
      outgoing.writeHead(answer.statusCode!, rest);
      answer.pipe(outgoing);
    });
    onward.on('error', (error) => outgoing.writeHead(502).end(`${port}: ${error.message}`));
    incoming.pipe(onward);
  };
  // On a new connection: an open one may end with the previous process.
  const check = (port: number) =>
    get({ agent: false, port, path: '/readyz' }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) ready.add(port);
      else ready.delete(port);
    }).on('error', () => ready.delete(port));
  const timer = setInterval(() => ports.forEach(check), every);
  const server = createServer(pass);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () =>
    new Promise<void>((done) => {
      clearInterval(timer);
      isClosing = true;
      // The server's own close would cut connections whose next request is on its way.
      server.once('close', done);
      NetServer.prototype.close.call(server);
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
