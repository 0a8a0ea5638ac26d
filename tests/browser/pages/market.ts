import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/db/seeds/demoAccounts.ts';
import { seedDemoMarket } from '#server/db/seeds/demoMarket.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import type { Role } from '#schema/options/roles.ts';
import { startApp, type App } from '#tests/support/app.ts';

export type VisitorName = 'guest' | Role;

export interface Market {
  app: App;
  /** What each visitor brings along; a guest brings nothing. */
  tokens: Record<VisitorName, string | undefined>;
}

let shared: Promise<Market> | undefined;

/** The demo market with its pages, the same one for many test files; nobody changes anything in it. */
export function theMarket(): Promise<Market> {
  shared ??= openMarket();
  return shared;
}

async function openMarket(): Promise<Market> {
  const app = await startApp({ pages: true, stays: true });
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await seedDemoMarket({ ...app.services, passwordHash });
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
