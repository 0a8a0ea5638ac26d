import { spawn } from 'node:child_process';
import { removeOldVersions } from './compiledTests.ts';

interface Options {
  /** Stops the run, which then counts as failed. */
  signal?: AbortSignal;
}

/** Runs Vitest in a separate process and returns its exit code. */
export async function vitest(args: string[], { signal }: Options = {}): Promise<number> {
  removeOldVersions();
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    stdio: 'inherit',
    // Every project starts its own workers, and they all load the same packages.
    env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: '.cache/node' },
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill(name));
  signal?.addEventListener('abort', () => child.kill('SIGINT'));
  return new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));
}
