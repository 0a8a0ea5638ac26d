import { createServer as createHttpServer } from 'node:http';
import { relative } from 'node:path';
import { MetadataStorage } from '@mikro-orm/core';
import { getMetadataStorage } from 'type-graphql';
import { createServer, createServerModuleRunner, normalizePath } from 'vite';
import { readConfig } from '../config.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import type { Generation } from '../dev.ts';
import { stopSignal, untilAborted } from '#server/stopSignal.ts';
import { waitAtMost } from '#server/lib/waitAtMost.ts';
import { explainStartupFailure } from './explainStartupFailure.ts';
import { vitePages } from './vitePages.ts';

process.env['NODE_ENV'] ??= 'development';

const LONGEST_CLOSE = 25_000;

type ServerModule = typeof import('../dev.ts');

/** One process, one port: Vite for the pages, and a new server generation after each change to the server. */
async function dev(): Promise<void> {
  const config = readConfig();
  const stopping = stopSignal();
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(config);
  const databaseUrl = config.databaseUrl ?? (await embedded!.database('kaamyab'));
  let current: Generation | undefined;
  const http = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => {
      if (current) return current.app.http.routing(request, response);
      response
        .writeHead(503, { 'retry-after': '1' })
        .end('The server has an error. See the terminal for details.');
    });
  });
  const vite = await createServer({
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, {
    hmr: false,
    // Otherwise Node would track the lines of every new module, for rare error stacks.
    sourcemapInterceptor: 'prepareStackTrace',
  });
  const pages = vitePages(vite);

  const takeOver = async () => {
    const { open } = await runner.import<ServerModule>('/server/dev.ts');
    const next = await open(databaseUrl, pages);
    void current?.close();
    current = next;
  };
  /**
   * Vite's runner evaluates a module twice, including its classes, if several importers request it before it is
   * transformed.
   */
  const transformChanged = async () => {
    const { moduleGraph } = vite.environments.ssr;
    const known = [...moduleGraph.urlToModuleMap.values()];
    const changed = known.filter(
      ({ transformResult, file }) => !transformResult && isServerSource(file),
    );
    await Promise.all(changed.map(({ url }) => vite.environments.ssr.warmupRequest(url)));
  };
  const reload = oneAtATime(async () => {
    const began = performance.now();
    await transformChanged();
    runner.clearCache();
    getMetadataStorage().clear();
    MetadataStorage.clear();
    await takeOver();
    process.stdout.write(`Server reloaded in ${Math.round(performance.now() - began)} ms\n`);
  });

  await takeOver();
  vite.watcher.on('all', (_event, file) => {
    // Vite does this too, but only after asking its plugins, and by then we may have read the old text.
    vite.environments.ssr.moduleGraph.onFileChange(normalizePath(file));
    if (isServerSource(file)) reload();
  });
  http.listen(config.port, config.host, () => current?.welcome());
  const stop = async () => {
    http.close();
    http.closeAllConnections();
    if (current) await waitAtMost(LONGEST_CLOSE, current.close());
    await embedded?.stop();
    await vite.close();
    process.exit(0);
  };
  void untilAborted(stopping).then(stop);
}

/** The files the server is made of. */
function isServerSource(file: string | null): boolean {
  return (
    file !== null &&
    /^(server|schema)\//.test(relative(process.cwd(), file)) &&
    /\.(ts|json)$/.test(file)
  );
}

/** Runs `work` soon; further changes meanwhile cause one more run, not many. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await work().catch((error) =>
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
      );
    } while (again);
    running = false;
  };
  return () => void run();
}

dev().catch((error) => {
  process.stderr.write(`\n${explainStartupFailure(error)}\n\n`);
  process.exit(1);
});
