import { spawn } from 'node:child_process';
import { build } from './build/build.ts';

await build();
const bench = spawn(process.execPath, ['tests/bench/search.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => bench.kill(signal));
bench.on('exit', (code) => process.exit(code ?? 1));
