import { globSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, runSteps, STEPS } from '../check/steps.ts';
import { currentCommit, recordFullRun } from './lastFullRun.ts';
import { mutantSteps } from './mutants.ts';
import { vitest } from './vitest.ts';

/**
 * Everything there is to prove. In one piece, or in shards on several machines:
 *
 *   npm run test:full
 *   npm run test:full -- --shard 1/3      leaves .cache/full/COMMIT/blob-1-3.json behind
 *   npm run test:full -- --merge          one total of all parts of this commit
 */
const REPORTS = `.cache/full/${(await currentCommit()).slice(0, 9)}`;
const BUILD = build('complete');

const { values } = parseArgs({
  options: { shard: { type: 'string' }, merge: { type: 'boolean', default: false } },
});
const { shard, merge } = values;

if (merge && missingShards().length > 0) {
  process.stderr.write(`No report in ${REPORTS} of ${missingShards().join(', ')}\n`);
  process.exit(1);
} else if (merge) await finish(await vitest(['run', '--mode', 'full', '--merge-reports', REPORTS]));
else if (shard) process.exit(await runShard(shard));
else await finish(await runAll());

/** Which shards are missing among the reports in the folder; each report says how many there are. */
function missingShards(): string[] {
  const names = globSync(`${REPORTS}/blob-*.json`);
  const parts = names.map((name) => /blob-(\d+)-(\d+)\.json$/.exec(name)!.slice(1).map(Number));
  const total = Math.max(1, ...parts.map(([, of]) => of!));
  const passed = new Set(parts.filter(([, of]) => of === total).map(([part]) => part));
  const all = Array.from({ length: total }, (_, at) => at + 1);
  return all.filter((part) => !passed.has(part)).map((part) => `${part}/${total}`);
}

/** The first shard checks the code and runs the mutants as well. If those fail it leaves no report, and nothing merges. */
async function runShard(part: string): Promise<number> {
  const isFirst = part.startsWith('1/');
  const blob = `${REPORTS}/blob-${part.replace('/', '-')}.json`;
  rmSync(blob, { force: true });
  if (!(await runSteps(isFirst ? [BUILD, ...STEPS] : [BUILD]))) return 1;
  const reporters = ['--reporter', 'default', '--reporter', 'blob', '--outputFile.blob', blob];
  const code = await vitest(['run', '--mode', 'full', '--shard', part, ...reporters]);
  if (code !== 0 || !isFirst || (await runMutants())) return code;
  rmSync(blob, { force: true });
  return 1;
}

async function runAll(): Promise<number> {
  if (!(await runSteps([BUILD, ...STEPS]))) return 1;
  const code = await vitest(['run', '--mode', 'full']);
  return code || ((await runMutants()) ? 0 : 1);
}

/** One after the other, because each uses all cores. */
async function runMutants(): Promise<boolean> {
  return runSteps(await mutantSteps(), { workers: 1 });
}

async function finish(code: number): Promise<never> {
  if (code === 0) await recordFullRun();
  process.exit(code);
}
