import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** These take seconds or measure time, and only reach rules that other tests reach too. */
const SLOW = [
  'tests/rules/{launch,candidate/resume}/**',
  'tests/rules/mail/{encryption,templates}.test.ts',
  'tests/rules/file/content.test.ts',
  'tests/rules/lib/hostileTexts.test.ts',
  'tests/rules/graphql/ownRequests.test.ts',
  'tests/rules/analytics/typedQuestions.test.ts',
  'tests/schema/{relay,analytics/address}.test.ts',
];

/**
 * The tests that decide whether a mutant is killed: the pure ones that run the mutated code. The tests of the
 * architecture read the source files themselves, so they would fail on every mutant.
 */
export default defineConfig({
  // The same single copy of graphql as in the other test projects.
  resolve: { alias: { graphql: fileURLToPath(import.meta.resolve('graphql/index.js')) } },
  test: {
    include: ['tests/{schema,rules}/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...SLOW],
    tags: [{ name: 'full', skip: true }],
    isolate: false,
    // The first run measures which tests reach which code, and takes longer than a usual one.
    testTimeout: 30_000,
  },
});
