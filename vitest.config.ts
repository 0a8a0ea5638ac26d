import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { apiDocs } from './server/launch/apiDocs/apiDocs.ts';
import { graphqlDocuments } from './server/launch/build/graphqlDocuments.ts';
import { wordCatalogues } from './server/launch/wordCatalogues.ts';

// Node resolves graphql to its CommonJS build, Vite to its ES build: two copies refuse each other's types.
const alias = { graphql: fileURLToPath(import.meta.resolve('graphql/index.js')) };

const clientPlugins = () => [graphqlDocuments(), wordCatalogues(), apiDocs(), react()];
const inBrowser = {
  environment: 'jsdom',
  setupFiles: './tests/support/client.setup.ts',
  // Whole forms are filled in, on a machine that other suites share.
  testTimeout: 60_000,
};

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    // What a page does shows when it shows, on a machine that other suites share.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', './tests/support/closingLineReporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          testTimeout: 30_000,
          include: [
            'tests/schema/**/*.test.ts',
            'tests/rules/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/server/**/*.test.ts', 'tests/rest/**/*.test.ts'],
          globalSetup: './tests/support/postgres.setup.ts',
          setupFiles: './tests/support/server.setup.ts',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: clientPlugins(),
        test: {
          ...inBrowser,
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          exclude: ['tests/client/core/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: clientPlugins(),
        // Each the whole site anew, and some of it drawn as the server does.
        test: { ...inBrowser, name: 'site', include: ['tests/client/core/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          globalSetup: './tests/support/postgres.setup.ts',
          setupFiles: './tests/support/server.setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'clock',
          include: ['tests/clock/**/*.test.ts'],
          globalSetup: './tests/support/postgres.setup.ts',
          setupFiles: './tests/support/server.setup.ts',
          // What is measured by the clock comes last, when nothing of ours runs beside it.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
