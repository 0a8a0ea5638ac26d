import { availableParallelism } from 'node:os';
import { generated } from './generated.ts';
import { releasedSchema } from './releasedSchema.ts';
import { schemaChanges } from './schemaChanges.ts';
import { tool, type Step } from './step.ts';
import { wordCounts } from './wordCounts.ts';

/** The longest first, so that the end is not spent waiting for one. */
const STEPS: Step[] = [
  tool('lint', 'oxlint/bin/oxlint', []),
  // Each checker more would work out the same types once more.
  tool('types', 'typescript/bin/tsc', ['--noEmit', '--project', '.', '--checkers', '1']),
  generated,
  tool('architecture', 'vitest/vitest.mjs', ['run', '--project', 'rules', 'tests/architecture']),
  tool('dead code', 'knip/bin/knip.js', ['--no-progress']),
  tool('format', 'oxfmt/bin/oxfmt', ['--check', '.']),
  schemaChanges,
  releasedSchema,
  wordCounts,
];

async function check(): Promise<boolean> {
  const waiting = [...STEPS];
  let broken = 0;
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await report(step))) broken += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
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

const holds = await check();
process.stdout.write(holds ? 'The floor holds.\n' : 'Mend what is marked ✗ above.\n');
// The generators leave doors open that nobody goes through any more.
process.exit(holds ? 0 : 1);
