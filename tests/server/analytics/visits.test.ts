import { beforeEach, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

let app: App;

beforeEach(async () => {
  app = await theApp();
  await app.sql('delete from visits');
});

const look = (who: Caller) => who.graphql('{ viewer { id } }');
const later = async (who: Caller, minutes: number) => {
  app.clock.forward({ minutes });
  await look(who);
};

/** The length of each visit in minutes; the oldest first. */
async function visitsOf({ id }: Pick<Person, 'id'>): Promise<number[]> {
  const rows = await app.sql<{ minutes: number }>(
    `select round(extract(epoch from last_at - began_at) / 60)::int as minutes from visits
     where user_id = ? order by began_at, id`,
    [id],
  );
  return rows.map(({ minutes }) => minutes);
}

async function logIn({ email, password }: Person): Promise<Caller> {
  const { login } = await app.graphql<{ login: { accessToken: string } }>(
    'mutation($input: LoginInput!) { login(input: $input) { accessToken } }',
    { input: { email, password } },
  );
  return caller(app.url, { authorization: `Bearer ${login.accessToken}` });
}

test('a visit begins with the login and ends after half an hour of inactivity', async () => {
  const { seeker } = await scenario(app).seeker();
  expect(await visitsOf(seeker)).toEqual([0]);
  await later(seeker, 10);
  await later(seeker, 29);
  expect(await visitsOf(seeker)).toEqual([39]);
  await later(seeker, 31);
  await later(seeker, 12);
  expect(await visitsOf(seeker)).toEqual([39, 12]);
});

test('a visit remains when the session ends, and the next login starts another', async () => {
  const { seeker } = await scenario(app).seeker();
  await later(seeker, 10);
  await seeker.graphql('mutation { logout { message } }');
  expect(await visitsOf(seeker)).toEqual([10]);
  await logIn(seeker);
  expect(await visitsOf(seeker)).toEqual([10, 0]);
});

test('two devices make two visits', async () => {
  const { seeker } = await scenario(app).seeker();
  const phone = await logIn(seeker);
  await later(seeker, 10);
  await later(phone, 10);
  await later(seeker, 15);
  expect((await visitsOf(seeker)).toSorted((a, b) => a - b)).toEqual([20, 35]);
});

test('a refreshed session continues its visit', async () => {
  const { seeker } = await scenario(app).seeker();
  await later(seeker, 10);
  const { refreshSession } = await seeker.graphql<{ refreshSession: { accessToken: string } }>(
    'mutation { refreshSession { accessToken } }',
  );
  const next = caller(app.url, { authorization: `Bearer ${refreshSession.accessToken}` });
  await later(next, 20);
  expect(await visitsOf(seeker)).toEqual([30]);
  await later(next, 40);
  expect(await visitsOf(seeker)).toEqual([30, 0]);
});

test('visits keep the role at that time, and are anonymized with the account', async () => {
  const { seeker } = await scenario(app).seeker();
  await later(seeker, 10);
  await app.sql(`update users set role = 'employer' where id = ?`, [seeker.id]);
  await later(seeker, 40);
  const roles = 'select role, user_id is null as nobody from visits order by began_at';
  expect(await app.sql(roles)).toEqual([
    { role: 'job_seeker', nobody: false },
    { role: 'employer', nobody: false },
  ]);
  await seeker.graphql(
    'mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }',
    { input: { password: seeker.password, confirmation: 'DELETE' } },
  );
  expect(await app.sql(roles)).toEqual([
    { role: 'job_seeker', nobody: true },
    { role: 'employer', nobody: true },
  ]);
});

test('an open live connection alone is not a visit', async () => {
  const { seeker } = await scenario(app).seeker();
  const { findViewer } = await import('#server/modules/account/session.service.ts');
  app.clock.forward({ minutes: 50 });
  await findViewer(app.services, seeker.token, false);
  expect(await visitsOf(seeker)).toEqual([0]);
});
