import pg from 'pg';
import { inject } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/db/seeds/demoAccounts.ts';
import { seedDemoMarket } from '#server/db/seeds/demoMarket.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import type { Role } from '#schema/options/roles.ts';
import { startApp, type App } from '#tests/support/app.ts';

export type VisitorName = 'guest' | Role;

export interface Market {
  app: App;
  /** The credentials of each visitor; a guest has none. */
  tokens: Record<VisitorName, string | undefined>;
}

let shared: Promise<Market> | undefined;

/** The demo market with its pages, shared by all test files. No test changes it. */
export function theMarket(): Promise<Market> {
  shared ??= openMarket();
  return shared;
}

const MARK = 'demo market';

/** Seeded by the first worker that needs it; the others wait and open the same database. */
async function filledMarket(): Promise<App> {
  const client = new pg.Client({ connectionString: inject('postgres').address });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('${MARK}'))`);
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where shobj_description(oid, 'pg_database') = '${MARK}'`,
    );
    const [known] = rows;
    if (known) return await startApp({ pages: true, stays: true, databaseUrl: at(known.name) });
    const app = await startApp({ pages: true, stays: true });
    await seedDemoMarket({ ...app.services, passwordHash: await hashPassword(DEMO_PASSWORD) });
    await client.query(
      `comment on database ${new URL(app.databaseUrl).pathname.slice(1)} is '${MARK}'`,
    );
    return app;
  } finally {
    await client.end();
  }
}

const at = (name: string) =>
  Object.assign(new URL(inject('postgres').address), { pathname: name }).href;

async function openMarket(): Promise<Market> {
  const app = await filledMarket();
  const tokens: Market['tokens'] = {
    guest: undefined,
    job_seeker: undefined,
    employer: undefined,
    admin: undefined,
  };
  for (const { email, role } of DEMO_ACCOUNTS) tokens[role] = await logIn(app, email);
  return { app, tokens };
}

async function logIn(app: App, email: string): Promise<string> {
  const { login } = await app.graphql<{ login: { accessToken: string } }>(
    `mutation($input: LoginInput!) { login(input: $input) { accessToken } }`,
    { input: { email, password: DEMO_PASSWORD } },
  );
  return login.accessToken;
}
