import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, LINT_AND_TYPES, OTHER_STEPS, runSteps } from '../check/steps.ts';
import { vitest } from './vitest.ts';

/** `npm test` checks, builds and runs every quick test; `npm test -- job` runs the tests that have "job" in their path. */
const args = process.argv.slice(2);
process.exit(await (args.length === 0 ? everything() : some(args)));

/** Lint and types take longest and use one core. The tests start beside them once everything else is checked. */
async function everything(): Promise<number> {
  const lintAndTypes = runSteps([LINT_AND_TYPES]);
  const others = await runSteps([build('pages'), ...OTHER_STEPS], { workers: 1 });
  if (!others) {
    await lintAndTypes;
    return 1;
  }
  const tests = new AbortController();
  const passed = vitest(['run'], { signal: tests.signal });
  if (await lintAndTypes) return passed;
  tests.abort();
  return 1;
}

async function some(filters: string[]): Promise<number> {
  if (opensPages(filters) && !(await runSteps([build('pages')]))) return 1;
  return vitest(['run', ...filters]);
}

/** Browser tests open the built pages. */
function opensPages(filters: string[]): boolean {
  const { positionals, values } = parseArgs({
    args: filters,
    strict: false,
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  if ((values.project ?? 'server') !== 'server') return false;
  if (positionals.length === 0) return true;
  return globSync('tests/browser/**/*.test.ts').some((file) =>
    positionals.some((part) => file.includes(part)),
  );
}
