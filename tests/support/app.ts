import 'reflect-metadata';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { SystemSettings } from '#schema/options/settings.ts';
import { readConfig } from '#server/config.ts';
import { createApp, type App as RunningApp } from '#server/http/app.ts';
import { builtPages } from '#server/http/builtPages.ts';
import type { Log } from '#server/lib/log.ts';
import { createServices, type Services } from '#server/services.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { answerInProcess } from './ask.ts';
import { caller, type Caller } from './caller.ts';
import { claimDatabase, freshDatabase, sharedConnections } from './database.ts';
import { MovableClock } from './movableClock.ts';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The whole server with its own database and clock, used as a guest. */
export interface App extends Caller {
  url: string;
  databaseUrl: string;
  clock: MovableClock;
  /** For state that the API does not show; tests use the public API where they can. */
  services: Services;
  /** Newest first; of one person or of everyone. */
  mails(to?: string): Promise<SentMail[]>;
  /** As saved by an administrator, long enough ago to be in effect. */
  settings(values: Partial<SystemSettings>): Promise<void>;
  /** Runs the tasks that the task runner would have run by now; a failing task fails the test. */
  runTasks(): Promise<void>;
  sql<Row extends object = Record<string, unknown>>(
    text: string,
    values?: unknown[],
  ): Promise<Row[]>;
  close(): Promise<void>;
}

const running = new Set<App>();
let shared: Promise<App> | undefined;

/** The one app of a test file, started on first use. */
export function theApp(): Promise<App> {
  shared ??= startApp();
  return shared;
}

interface Options {
  /** Another process with the same data. */
  databaseUrl?: string;
  environment?: Record<string, string>;
  /** With the built pages, for a browser. */
  pages?: boolean;
  /** Kept for the following test files as well. */
  stays?: boolean;
  /** Where the log goes, for a test that reads it. */
  log?: Log;
}

export async function startApp({
  databaseUrl,
  environment,
  pages,
  stays,
  log,
}: Options = {}): Promise<App> {
  const clock = new MovableClock();
  const address = databaseUrl ?? (await (stays ? freshDatabase({ stays }) : claimDatabase()));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    SERVICE_WORKER: 'off',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    SECRET_KEY: 'a secret that only tests know, and no more',
    DATABASE_URL: address,
    GUEST_RATE_LIMIT: '0',
    ...environment,
  });
  const database = await sharedConnections(address);
  const services = await createServices(
    { ...config, databaseUrl: address },
    { clock, log, database },
  );
  const server = await createApp(services, pages ? await readPages() : undefined);
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.http.server.address() as AddressInfo).port}`;
  services.config.publicUrl = url;
  const isGone = answerInProcess(url, server.http);
  let end: (() => Promise<void>) | undefined = shutDown(server, services, {
    closesDatabase: !database,
  });

  const sql: App['sql'] = async (text, values) =>
    app.services.database.orm.em.getConnection().execute(text, values);
  const app: App = {
    ...caller(url),
    url,
    databaseUrl: address,
    clock,
    services,
    sql,
    runTasks: async () => {
      const outcomes = await runDueTasks(app.services);
      const failed = outcomes.find(({ error }) => error);
      if (failed) throw new Error(`The task ${failed.name} failed`, { cause: failed.error });
    },
    mails: (to) =>
      sql(
        `select recipient as "to", subject, body_text as text, body_html as html from outbox
         where recipient = coalesce(?, recipient) order by created_at desc, id desc`,
        [to ?? null],
      ),
    settings: async (values) => {
      for (const [key, value] of Object.entries(values)) {
        await sql(
          `insert into settings (key, value, updated_at) values (?, ?, ?)
           on conflict (key) do update set value = excluded.value`,
          [key, JSON.stringify(value), clock.now()],
        );
      }
      clock.forward({ seconds: 5 });
    },
    close: async () => {
      if (!running.delete(app)) return;
      isGone();
      await end?.();
      end = undefined;
    },
  };
  if (!stays) running.add(app);
  return app;
}

function shutDown(
  server: RunningApp,
  { database }: Services,
  { closesDatabase }: { closesDatabase: boolean },
) {
  return async () => {
    // Node's fetch keeps its connections open, and a graceful shutdown would wait for them.
    server.http.server.closeAllConnections();
    await server.close();
    if (closesDatabase) await database.close();
  };
}

function readPages() {
  const dist = resolve('dist');
  if (!existsSync(dist)) throw new Error('There are no pages yet: run `npm run build` first.');
  // What a test has changed is on the next page it opens, without waiting for an event.
  return builtPages(dist).then((pages) => ({ ...pages, isKept: false }));
}

/** Run after each test file, so that the next one starts without an app. */
export async function closeApps(): Promise<void> {
  shared = undefined;
  await Promise.all(
    [...running].map(async (app) => {
      await app.close();
      // The module of a test file stays loaded, and with it its app: without this, a worker would keep every server.
      app.services = undefined as never;
    }),
  );
}
