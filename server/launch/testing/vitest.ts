import { spawn } from 'node:child_process';

/** Runs Vitest in a separate process and returns its exit code. */
export async function vitest(args: string[]): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    stdio: 'inherit',
    // Every project starts its own workers, and they all load the same packages.
    env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: '.cache/node' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));
}
