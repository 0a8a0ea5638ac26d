import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { systemClock } from '#server/lib/clock.ts';

const FILE = 'tests/lastFullRun.json';

interface FullRun {
  commit: string;
  passedAt: string;
}

const git = async (...args: string[]) => (await promisify(execFile)('git', args)).stdout.trim();

/** Without Git, all shards share one name. */
export const currentCommit = () => git('rev-parse', 'HEAD').catch(() => 'no-commit');

/** Records which commit passed the full suite. With uncommitted changes there is no such commit. */
export async function recordFullRun(): Promise<void> {
  const changed = await git('status', '--porcelain').catch(() => 'no repository');
  if (changed) {
    process.stdout.write('Everything passed. Not recorded, because the tree has changes.\n');
    return;
  }
  const run: FullRun = {
    commit: await currentCommit(),
    passedAt: systemClock.now().toISOString(),
  };
  await writeFile(FILE, `${JSON.stringify(run, undefined, 2)}\n`);
  process.stdout.write(`Everything passed; ${FILE} says so. Commit it.\n`);
}

/** Which commit last passed the full suite, as a sentence. */
export async function describeLastFullRun(): Promise<string> {
  if (!existsSync(FILE)) return 'The full suite has not passed on any recorded commit yet.';
  const { commit, passedAt } = JSON.parse(readFileSync(FILE, 'utf8')) as FullRun;
  const since = await git('rev-list', '--count', `${commit}..HEAD`).catch(
    () => 'an unknown number of',
  );
  const day = passedAt.slice(0, 10);
  return `The full suite last passed on ${day}, on commit ${commit.slice(0, 9)}, ${since} commits ago.`;
}
