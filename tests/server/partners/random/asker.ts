import { Kind, type ConstDirectiveNode, type GraphQLObjectType } from 'graphql';
import { API_SCOPES, type ApiScope } from '#schema/options/apiScopes.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/db/seeds/demoAccounts.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import type { App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

type AskingRole = 'JOB_SEEKER' | 'EMPLOYER' | 'ADMIN';

export interface Asker {
  /** Null for a guest. */
  role?: AskingRole;
  /** The scopes of an API key; a session has none. */
  scopes?: readonly ApiScope[];
}

const EMPLOYERS = API_SCOPES.filter((scope) => scope !== 'ANALYTICS_READ');

export const ASKERS: Readonly<Record<string, Asker>> = {
  guest: {},
  seeker: { role: 'JOB_SEEKER' },
  employer: { role: 'EMPLOYER' },
  administrator: { role: 'ADMIN' },
  'key of an employer': { role: 'EMPLOYER', scopes: EMPLOYERS },
  'key of an administrator': { role: 'ADMIN', scopes: API_SCOPES },
};

/** The access rules in the schema, which partners also read. */
export function mayRead({ role, scopes }: Asker, type: GraphQLObjectType, name: string): boolean {
  const nodes = [type.getFields()[name]?.astNode, type.astNode];
  const lines = nodes.flatMap((node) => authOf(node?.directives) ?? []);
  const [line] = lines;
  if (!line) return true;
  const scope = lines.find((one) => one.scopes.length > 0)?.scopes ?? [];
  const isOpened = !scopes || scope.some((one) => (scopes as readonly string[]).includes(one));
  return role !== undefined && line.roles.includes(role) && isOpened;
}

function authOf(directives: readonly ConstDirectiveNode[] = []) {
  const auth = directives.find(({ name }) => name.value === 'auth');
  if (!auth) return undefined;
  const given = (wanted: string) => {
    const value = auth.arguments?.find(({ name }) => name.value === wanted)?.value;
    const values = value?.kind === Kind.LIST ? value.values : value ? [value] : [];
    return values.flatMap((one) => (one.kind === Kind.ENUM ? one.value : []));
  };
  return [{ roles: given('requires'), scopes: given('scope') }];
}

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { accessToken } }';

/** The token to use: of a demo account as long as it works, then of new accounts. */
export async function arrive(app: App, { role, scopes }: Asker): Promise<string | undefined> {
  if (!role) return undefined;
  const token = (await demoToken(app, role)) ?? (await addPerson(app, role)).token;
  if (!scopes) return token;
  const person = { token, ...caller(app.url, { authorization: `Bearer ${token}` }) } as Person;
  // New accounts are created up to the limit; administrators share theirs.
  if (role === 'ADMIN')
    await app.sql('update api_keys set revoked_at = now() where company_id is null');
  return apiKeyOf(app, person, scopes)
    .catch(async () => apiKeyOf(app, await addPerson(app, role), scopes))
    .then((key) => key.token);
}

async function demoToken(app: App, role: AskingRole): Promise<string | undefined> {
  const account = DEMO_ACCOUNTS.find((one) => one.role.toUpperCase() === role)!;
  const input = { email: account.email, password: DEMO_PASSWORD };
  const answer = await app
    .graphql<{ login: { accessToken: string } }>(LOGIN, { input })
    .catch(() => undefined);
  return answer?.login.accessToken;
}

async function addPerson(app: App, role: AskingRole): Promise<Person> {
  if (role === 'JOB_SEEKER') return (await scenario(app).seeker()).seeker;
  if (role === 'ADMIN') return (await scenario(app).admin()).admin;
  return (await scenario(app).employer().job()).employer;
}
