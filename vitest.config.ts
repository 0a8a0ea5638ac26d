import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { apiDocs } from './server/launch/apiDocs/apiDocs.ts';
import { graphqlDocuments } from './server/launch/build/graphqlDocuments.ts';
import { wordCatalogues } from './server/launch/wordCatalogues.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';

// Node resolves graphql to its CommonJS build, Vite to its ES build: two copies refuse each other's types.
const alias = { graphql: fileURLToPath(import.meta.resolve('graphql/index.js')) };

const clientPlugins = () => [graphqlDocuments(), wordCatalogues(), apiDocs(), react()];
const withServer = {
  globalSetup: './tests/support/postgres.setup.ts',
  setupFiles: './tests/support/server.setup.ts',
};
const withPages = {
  ...withServer,
  globalSetup: ['./tests/support/build.setup.ts', './tests/support/postgres.setup.ts'],
};
/** These tests load the whole site again, or draw it as the server does, so each needs a separate process. */
const ISOLATED = ['drawTree', 'wholeSite', 'render', 'failures'].map(
  (name) => `tests/client/core/${name}.test.*`,
);
const inJsdom = {
  environment: 'jsdom',
  setupFiles: './tests/support/client.setup.ts',
  // jsdom leaves much short-lived garbage; collecting it less often saves a tenth of the time.
  execArgv: ['--max-semi-space-size=64'],
};

/**
 * `npm run test:full` passes `--mode full`. `npm test` leaves out tests with the tag `full`, the drills and the
 * measurements.
 */
export default defineConfig(({ mode }) => {
  const isFull = mode === 'full';
  const testTimeout = isFull ? 240_000 : 30_000;
  // The same for all projects with components, so that a module is compiled once.
  const jsx = !isFull && { oxc: { jsx: { runtime: 'automatic' as const, development: false } } };
  return {
    resolve: { alias },
    test: {
      // One worker more than there are cores, because workers also wait for the database and the browser.
      maxWorkers: availableParallelism() + 1,
      testTimeout,
      hookTimeout: 30_000,
      tags: [{ name: 'full', description: 'Runs in the full suite only.', skip: !isFull }],
      // Long enough for a page on a busy machine.
      expect: { poll: { timeout: 20_000 } },
      reporters: ['default', './tests/support/closingLineReporter.ts'],
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'pure',
            isolate: false,
            include: ['tests/{schema,rules,architecture}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...withServer,
            name: 'server',
            isolate: false,
            include: ['tests/{server,rest,relevance,browser}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          plugins: clientPlugins(),
          ...jsx,
          test: {
            ...inJsdom,
            // React's production build, which renders much faster. The full suite uses the development build, which
            // reports mistakes. Vitest's own value, `test`, would make React Aria measure nothing.
            env: { NODE_ENV: isFull ? 'development' : 'production' },
            ...(!isFull && {
              setupFiles: ['./tests/support/productionAct.ts', inJsdom.setupFiles],
            }),
            name: 'client',
            isolate: false,
            include: ['tests/client/**/*.test.{ts,tsx}'],
            exclude: ISOLATED,
          },
        },
        {
          extends: true,
          plugins: clientPlugins(),
          ...jsx,
          test: { ...inJsdom, name: 'site', include: ISOLATED },
        },
        ...(isFull
          ? [
              {
                extends: true as const,
                test: {
                  ...withPages,
                  name: 'drills',
                  isolate: false,
                  include: ['tests/drills/**/*.test.ts'],
                  hookTimeout: 120_000,
                },
              },
              {
                extends: true as const,
                test: {
                  ...withPages,
                  name: 'measured',
                  include: ['tests/measured/**/*.test.ts'],
                  // Bounds in time are measured at the end, when nothing else of ours runs.
                  sequence: { groupOrder: 1 },
                  maxWorkers: 1,
                  hookTimeout: 120_000,
                },
              },
            ]
          : []),
      ],
    },
  };
});
