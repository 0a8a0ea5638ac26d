import { spawn } from 'node:child_process';
import { build } from './build/build.ts';

/** The floor first, then every test; words behind `npm test --` go to Vitest and skip the floor. */
const wanted = process.argv.slice(2);

await build();
if (wanted.length === 0) await run(['server/launch/check/check.ts']);
await run(['node_modules/vitest/vitest.mjs', 'run', ...wanted]);

async function run(words: string[]): Promise<void> {
  const child = spawn(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) =>
    child.once('close', (status) => resolve(status ?? 1)),
  );
  if (code !== 0) process.exit(code);
}
