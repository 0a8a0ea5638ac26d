import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { graphqlDocuments } from './server/launch/graphqlDocuments.ts';
import { wordCatalogues } from './server/launch/wordCatalogues.ts';

/** One config, two builds: `vite build --app` makes dist/client for browsers and dist/server for Node. */
export default defineConfig({
  appType: 'custom',
  publicDir: 'client/public',
  optimizeDeps: { entries: ['client/main.tsx'] },
  plugins: [graphqlDocuments(), wordCatalogues(), react(), tailwindcss()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        target: 'es2022',
        rolldownOptions: { input: 'client/main.tsx' },
      },
    },
    ssr: {
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
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});
