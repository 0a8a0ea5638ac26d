import { spawn, type ChildProcess } from 'node:child_process';

const PORT = process.env['BENCH_PORT'] ?? '4710';

/** The built server with a separate database and the demo market. */
export function startServer(databaseUrl: string, more: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [...process.execArgv, 'server/launch/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'only for measuring, on this machine alone',
      HOST: '127.0.0.1',
      PORT,
      SEED: 'demo',
      WORKER: 'off',
      NODE_ENV: 'production',
      ...more,
    },
  });
}

export async function untilReady(server: ChildProcess): Promise<string> {
  const url = `http://127.0.0.1:${PORT}`;
  const deadline = performance.now() + 120_000;
  while (server.exitCode === null && performance.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return url;
  }
  throw new Error('The server did not start.');
}

export async function endServer(server: ChildProcess | undefined): Promise<void> {
  server?.kill('SIGTERM');
  if (server?.exitCode === null) await new Promise((done) => server.once('exit', done));
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The time that the given share of requests does not exceed. */
export function at(share: number, times: readonly number[]): number {
  const place = Math.min(times.length - 1, Math.floor(times.length * share));
  return times.toSorted((a, b) => a - b)[place]!;
}
