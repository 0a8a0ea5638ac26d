import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from './build/build.ts';

/** One after the other, so that each has the machine to itself. */
const BENCHES = [
  'tests/bench/throughput.ts',
  'tests/bench/search.ts',
  'tests/bench/recommendations.ts',
  'tests/bench/applicants.ts',
  'tests/bench/reviewDesk.ts',
  'tests/bench/bulkUpload.ts',
  'tests/bench/analytics.ts',
  'tests/bench/feeds.ts',
  'tests/bench/retries.ts',
];

await build();
for (const bench of BENCHES) {
  const call = [...process.execArgv, bench, ...process.argv.slice(2)];
  const running = spawn(process.execPath, call, { stdio: 'inherit' });
  const end = () => running.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  const [code] = (await once(running, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}
