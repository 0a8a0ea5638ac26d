import { beforeAll, expect, test } from 'vitest';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { apiKeyOf, keyHolder, type KeyHolder } from '#tests/support/partners/apiKeys.ts';
import { addMember } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { keyInUse, keysOf, turn } from './keyWorld.ts';

let app: App;
let other: App;

beforeAll(async () => {
  app = await theApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
});

/** Checks GraphQL and REST, in both processes. */
async function expectNothing(key: KeyHolder) {
  const elsewhere = keyHolder(other, key.token);
  for (const program of [key, elsewhere]) {
    await expect(keyInUse(program)).toFailWith('UNAUTHENTICATED');
    const { status, body } = await program.rest('GET', '/api/jobs/my-jobs');
    expect([status, body]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
  }
}

type Ending = (key: KeyHolder, employer: Employer, admin: Person) => Promise<unknown>;

const setCompany =
  (status: string) =>
  (_key: KeyHolder, { company }: Employer, admin: Person) =>
    admin.graphql(
      `mutation($id: ID!, $status: AdminStatus!) {
      updateCompanyStatus(input: { id: $id, status: $status, adminNotes: "We looked again." }) { company { id } } }`,
      { id: company!.id, status },
    );

const ENDINGS: [string, string, Ending][] = [
  ['it is revoked', 'REVOKED', (key, employer) => turn(employer, 'revokeApiKey', key.id)],
  ['its company is suspended', 'BARRED', setCompany('SUSPENDED')],
  [
    'its creator is suspended',
    'BARRED',
    (_key, { id }, admin) =>
      admin.graphql(
        'mutation($id: ID!) { suspendUser(input: { id: $id, reason: "Spam" }) { user { id } } }',
        { id },
      ),
  ],
  [
    'its creator leaves the company',
    'BARRED',
    (_key, { id }) => app.sql('delete from company_members where user_id = ?', [id]),
  ],
  [
    'its creator is deleted',
    'REVOKED',
    (_key, { id }, admin) =>
      admin.graphql('mutation($id: ID!) { deleteUser(input: { id: $id }) { deletedUserId } }', {
        id,
      }),
  ],
  [
    'its creator deletes the account',
    'REVOKED',
    (_key, employer) =>
      employer.graphql(
        'mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }',
        { input: { password: employer.password, confirmation: 'DELETE' } },
      ),
  ],
  ['it expires', 'EXPIRED', async () => app.clock.forward({ days: 1 })],
];

test.each(ENDINGS)('a key stops working at once when %s', async (_why, state, end) => {
  const { employer, colleague, admin } = await scenario()
    .employer()
    .employer({ as: 'colleague', company: null })
    .admin();
  await addMember(app, employer.company!.id, colleague.id);
  const expiresAt = new Date(app.clock.now().getTime() + 86_400_000);
  const key = await apiKeyOf(app, employer, ['JOBS_READ'], { expiresAt });
  expect((await keyInUse(keyHolder(other, key.token)))?.state).toBe('LIVING');
  await end(key, employer, admin);
  other.clock.moveTo(app.clock.now());
  await expectNothing(key);
  expect((await keysOf(colleague))[0]).toMatchObject({ id: key.id, state });
});

test('a mistyped key is refused with a clear message', async () => {
  const { employer } = await scenario().employer();
  const { token } = await apiKeyOf(app, employer, ['JOBS_READ']);
  const wrong = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  await expect(keyInUse(keyHolder(app, wrong))).rejects.toThrow(
    /This API key is invalid, expired or revoked/,
  );
});

test('an invalid key cannot read public data either, so that a program notices the problem', async () => {
  const invalid = keyHolder(app, 'kmb_wrong');
  await expect(invalid.graphql('{ categories { slug } }')).toFailWith('UNAUTHENTICATED');
  expect(await invalid.rest('GET', '/api/jobs')).toMatchObject({
    status: 401,
    body: {
      code: 'UNAUTHENTICATED',
      message: expect.stringMatching(/invalid, expired or revoked/),
    },
  });
});

test.each([
  [401, 'without "Bearer"', 'kmb_wrong'],
  [401, 'with another scheme', 'Token kmb_wrong'],
  [401, 'longer than any token', `Bearer ${'x'.repeat(700)}`],
  [200, 'of another kind', 'Basic YXNoYTpyYW8='],
  [200, 'with a session that has ended', `Bearer ${'x'.repeat(43)}`],
])('public data is answered with %i to an Authorization header %s', async (...given) => {
  const [status, , authorization] = given;
  const program = caller(app.url, { authorization });
  expect((await program.rest('GET', '/api/jobs')).status).toBe(status);
  const asked = program.graphql('{ categories { slug } }');
  if (status === 401) await expect(asked).toFailWith('UNAUTHENTICATED');
  else await expect(asked).resolves.toHaveProperty('categories');
});

test('an administrator’s key stops working when its creator is no longer an administrator', async () => {
  const { admin } = await scenario().admin();
  const key = await apiKeyOf(app, admin, ['ANALYTICS_READ']);
  expect((await keyInUse(key))?.state).toBe('LIVING');
  await app.sql(`update users set role = 'job_seeker' where id = ?`, [admin.id]);
  await expectNothing(key);
});
