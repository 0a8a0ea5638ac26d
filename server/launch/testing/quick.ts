import { build, runSteps, STEPS } from '../check/steps.ts';
import { vitest } from './vitest.ts';

/** `npm test` checks, builds and runs every quick test; `npm test -- job` runs the tests that have "job" in their path. */
const filters = process.argv.slice(2);

if (filters.length === 0 && !(await runSteps([build('fast'), ...STEPS]))) process.exit(1);
process.exit(await vitest(['run', ...filters]));
