import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  url: string;
  /** Cuts every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps connections open, but returns nothing any more. */
  swallow(): void;
  restore(): Promise<void>;
  /** Cuts the connection of the next commit, before the commit arrives or before its response does. */
  cutAtCommit(moment: 'before' | 'after'): void;
}

/** The end of a simple query in PostgreSQL's protocol: its length, its text, a zero. */
const COMMIT = '\u000bcommit\0';

/** A proxy between a server and its database that can simulate an outage. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let silent = false;
  let cutting: 'before' | 'after' | null = null;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.on('data', (chunk) => {
      if (!cutting || !chunk.toString('latin1').toLowerCase().endsWith(COMMIT)) return;
      if (cutting === 'before') far.destroy();
      else far.removeAllListeners('data').once('data', () => near.destroy());
      cutting = null;
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (chunk) => silent || to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => (open.delete(from), to.destroy()));
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = server.listening && new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  onTestFinished(cut);
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    cut,
    swallow: () => (silent = true),
    cutAtCommit: (moment) => (cutting = moment),
    restore: async () => {
      silent = false;
      for (const socket of open) socket.destroy();
      if (!server.listening) await listen(port);
    },
  };
}
