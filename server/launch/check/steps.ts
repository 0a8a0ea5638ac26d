import { availableParallelism } from 'node:os';
import { build as buildSite, type Extent } from '../build/build.ts';
import { missingCounts, readCatalogues } from './catalogues.ts';
import { generated } from './generated.ts';
import { releasedSchema } from './releasedSchema.ts';
import { schemaChanges } from './schemaChanges.ts';
import { tool, type Step } from './step.ts';

/** English must be complete (a test checks it); for the others this shows the progress. */
const wordCounts: Step = {
  name: 'words',
  run: async () => {
    const counts = [...missingCounts(readCatalogues())];
    const note = counts.map(([locale, count]) => `${locale} lacks ${count}`).join(', ');
    return { ok: true, note };
  },
};

const WORKERS = 2;

/**
 * Every thread of the type checker computes the types of packages again, and the other steps need a core too. Little of
 * its memory can be freed before it ends, so it collects garbage less often.
 */
const TYPE_CHECKER = {
  GOMAXPROCS: String(Math.ceil(availableParallelism() / WORKERS)),
  GOGC: '200',
};

export const LINT_AND_TYPES = tool('lint and types', 'oxlint/bin/oxlint', [], TYPE_CHECKER);

/** Longest first, so that the end is not spent waiting for a long one. */
export const OTHER_STEPS: Step[] = [
  generated,
  tool('dead code', 'knip/bin/knip.js', ['--no-progress']),
  tool('format', 'oxfmt/bin/oxfmt', ['--check', '.']),
  schemaChanges,
  releasedSchema,
  wordCounts,
];

export const STEPS: Step[] = [LINT_AND_TYPES, ...OTHER_STEPS];

/** Also part of every test run, so only `npm run check` lists it as a step. */
export const ARCHITECTURE = tool('architecture', 'vitest/vitest.mjs', [
  'run',
  '--project',
  'pure',
  'tests/architecture',
]);

/** The pages that browser tests open. */
export const build = (extent: Extent): Step => ({
  name: 'build',
  run: async () => {
    await buildSite({ extent });
    return { ok: true };
  },
});

/** Runs all checks, usually two at a time, and returns whether each passed. */
export async function runSteps(
  steps: Step[],
  { workers = Math.min(WORKERS, availableParallelism()) } = {},
): Promise<boolean> {
  const waiting = [...steps];
  let broken = 0;
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await report(step))) broken += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  if (broken > 0) process.stdout.write('Fix what is marked ✗ above.\n');
  return broken === 0;
}

async function report(step: Step): Promise<boolean> {
  const start = performance.now();
  const { ok, note, output } = await step
    .run()
    .catch((error: unknown) => ({ ok: false, note: undefined, output: String(error) }));
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  process.stdout.write(`${ok ? '✓' : '✗'} ${step.name}${note ? ` (${note})` : ''} ${seconds} s\n`);
  if (!ok && output) process.stdout.write(`${output}\n\n`);
  return ok;
}
