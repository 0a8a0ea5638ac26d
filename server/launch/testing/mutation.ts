import { tool } from '../check/step.ts';

/** Plants small bugs in the rules one at a time; fails when the tests overlook more than one in ten. */
export const MUTATION = tool('mutants', '@stryker-mutator/core/bin/stryker.js', [
  'run',
  'tests/mutation/stryker.config.json',
]);
