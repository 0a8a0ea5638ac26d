import { beforeAll, describe, expect, test } from 'vitest';
import { writeIn } from '#server/db/inTransaction.ts';
import { newId } from '#server/lib/ids.ts';
import { CLOSE_JOBS } from '#server/modules/personalData/erasure.sql.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { lockWaits } from '#tests/support/lockWaits.ts';
import { addMember } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { apply as applyThroughApi } from '#tests/server/application/applicationCalls.ts';
import { enrol } from './twoFactor/authenticator.ts';
import { restApi } from './accountApis.ts';
import { callerWithToken } from './people.ts';
import { everyRow } from '#tests/server/isolation/databaseRows.ts';
import { sendNotification } from '#tests/server/notification/sendNotification.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const DELETE = `mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }`;
const REGISTER = `mutation($input: RegisterInput!) { register(input: $input) { user { id } } }`;
const LOGIN = `mutation($input: LoginInput!) { login(input: $input) { accessToken } }`;

const leave = (person: Person, input: object = {}) =>
  person.graphql(DELETE, {
    input: { password: person.password, confirmation: 'DELETE', ...input },
  });

async function apply(person: Person, jobId: string) {
  const now = app.clock.now();
  const [fileId, id] = [newId(now.getTime()), newId(now.getTime())];
  await app.sql(
    `insert into files (id, owner_id, kind, name, media_type, size, sha256, storage_key, created_at)
     values (?, ?, 'resume', 'cv.pdf', 'application/pdf', 3, '\\x00', ?, ?)`,
    [fileId, person.id, `x/${fileId}`, now],
  );
  await app.sql(
    `insert into resumes (id, user_id, file_id, is_default, created_at) values (?, ?, ?, true, ?)`,
    [newId(now.getTime()), person.id, fileId, now],
  );
  await app.sql(
    `insert into applications (id, job_id, seeker_id, name, email, cover_letter, resume_file_id, status_changed_at, applied_at)
     values (?, ?, ?, 'Asha Rao', ?, 'Dear all', ?, ?, ?)`,
    [id, jobId, person.id, person.email, fileId, now, now],
  );
  return { id, fileId };
}

/** Every table that refers to a user, with the number of rows that still do. */
async function tracesOf(userId: string): Promise<Record<string, number>> {
  const columns = await app.sql<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as "table", a.attname as "column"
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  );
  const found: Record<string, number> = {};
  for (const { table, column } of columns) {
    const [row] = await app.sql<{ n: number }>(
      `select count(*)::int as n from ${table} where ${column} = ?`,
      [userId],
    );
    if (row!.n > 0) found[`${table}.${column}`] = row!.n;
  }
  return found;
}

const WORDS = 'Asha was here';

/** Writes a text into every column that may be empty, in each row of this user; not where it would lock the user out. */
const FILL = `
  do $$ declare one record; begin
    for one in
      select c.conrelid::regclass as of_table, of_user.attname as user_column, a.attname as name
      from pg_constraint c join pg_attribute of_user on of_user.attrelid = c.conrelid and of_user.attnum = c.conkey[1]
        join pg_attribute a on a.attrelid = c.conrelid and a.atttypid = 'text'::regtype and not a.attnotnull
          and a.attnum > 0 and a.attgenerated = ''
      where c.contype = 'f' and c.confrelid = 'users'::regclass
      union all
      select a.attrelid::regclass, 'id', a.attname from pg_attribute a
      where a.attrelid = 'users'::regclass and a.atttypid = 'text'::regtype and not a.attnotnull and a.attnum > 0
        and a.attname not in ('password_hash', 'two_factor_secret')
    loop
      begin
        execute format('update %s set %I = %L where %I = %L', one.of_table, one.name, '${WORDS}', one.user_column, 'USER');
      exception when integrity_constraint_violation or data_exception then null;
      end;
    end loop;
  end $$`;

test('deletion removes all personal data; employers keep applications without the file', async () => {
  const { seeker, job } = await scenario().employer().job().seeker();
  const application = await apply(seeker, job.id);
  await restApi.login(app, seeker.email, seeker.password);
  await sendNotification(app, seeker.id, 'application_sent');
  await seeker.graphql(`mutation($id: ID!) { saveJob(input: { jobId: $id }) { job { id } } }`, {
    id: job.id,
  });
  await seeker.graphql(
    `mutation { updateSettings(input: { jobAlerts: false }) { settings { id } } }`,
  );
  await seeker.graphql(
    `mutation { updateProfile(input: { phone: "9876543210", headline: "Nurse" }) { user { id } } }`,
  );

  await app.sql(
    `insert into subscribers (id, topic, email, created_at) values (gen_random_uuid(), 'blog', ?, now())`,
    [seeker.email],
  );

  await app.sql(
    `insert into contact_messages (id, reference, name, email, subject, message, created_at)
     values (gen_random_uuid(), 'K-1', 'Asha Rao', ?, 'A thing', 'Sent without logging in.', now())`,
    [seeker.email.toUpperCase()],
  );

  await app.sql(FILL.replace('USER', seeker.id));
  expect(await app.sql('select google_subject from users where id = ?', [seeker.id])).toEqual([
    { google_subject: WORDS },
  ]);

  expect(await leave(seeker)).toEqual({
    deleteMyAccount: { message: 'Your account has been deleted.' },
  });

  expect(await app.sql('select 1 from subscribers where email = ?', [seeker.email])).toEqual([]);
  expect(await app.sql(`select name, email from contact_messages where reference = 'K-1'`)).toEqual(
    [{ name: '', email: '' }],
  );
  expect(await tracesOf(seeker.id)).toEqual({ 'applications.seeker_id': 1 });
  const [kept] = await app.sql(
    'select name, email, cover_letter, resume_file_id from applications where id = ?',
    [application.id],
  );
  expect(kept).toEqual({
    name: 'Asha Rao',
    email: seeker.email,
    cover_letter: 'Dear all',
    resume_file_id: null,
  });
  const [row] = await app.sql('select * from users where id = ?', [seeker.id]);
  expect(row).toMatchObject({
    first_name: '',
    last_name: '',
    phone: null,
    password_hash: null,
    status: 'inactive',
  });
  expect(JSON.stringify(row)).not.toContain(seeker.email);
  const filled = [...(await everyRow(app))].flatMap(([table, texts]) =>
    texts.some((text) => text.includes(WORDS)) ? [table] : [],
  );
  // What the company keeps, and of which kind an email was.
  expect(filled).toEqual(['public.applications', 'public.outbox']);
  expect(await app.sql('select 1 from files where id = ?', [application.fileId])).toEqual([]);
});

test('a deleted file is removed from another person’s application, which keeps the rest', async () => {
  const { seeker, job } = await scenario().employer().job().seeker();
  const { other } = await scenario(app).seeker({ as: 'other' });
  const { fileId } = await apply(seeker, job.id);
  const { id } = await apply(other, job.id);
  await app.sql('update applications set resume_file_id = ? where id = ?', [fileId, id]);
  await app.sql(
    `insert into application_answers (application_id, position, question, file_id)
     values (?, 1, '"Certificate"', ?)`,
    [id, fileId],
  );
  await leave(seeker);
  expect(await app.sql('select 1 from files where id = ?', [fileId])).toEqual([]);
  expect(
    await app.sql(
      `select a.name, a.resume_file_id, w.question, w.file_id from applications a
       join application_answers w on w.application_id = a.id where a.id = ?`,
      [id],
    ),
  ).toEqual([{ name: 'Asha Rao', resume_file_id: null, question: 'Certificate', file_id: null }]);
});

test('deletion ends every session, and the address can sign up again', async () => {
  const { seeker } = await scenario().seeker();
  const { login } = await app.graphql<{ login: { accessToken: string } }>(LOGIN, {
    input: { email: seeker.email, password: seeker.password },
  });
  await leave(seeker);
  for (const token of [seeker.token, login.accessToken]) {
    const response = await fetch(`${app.url}/api/auth/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  }
  const input = { email: seeker.email, password: seeker.password };
  await expect(app.graphql(LOGIN, { input })).toFailWith('UNAUTHENTICATED');
  const again = await app.graphql<{ register: { user: { id: string } } }>(REGISTER, {
    input: { ...input, role: 'JOB_SEEKER' },
  });
  expect(again.register.user.id).not.toBe(seeker.id);
});

test('deletion sends a last email and removes older ones', async () => {
  const { seeker } = await scenario().seeker();
  await sendNotification(app, seeker.id, 'application_sent');
  await leave(seeker);
  expect((await app.mails(seeker.email)).map(({ subject }) => subject)).toEqual([
    'Your Kaamyab account has been deleted',
  ]);
});

describe('deletion is refused', () => {
  test('with a wrong password, which counts as a guess', async () => {
    const { seeker } = await scenario().seeker();
    for (let guess = 0; guess < 5; guess += 1)
      await expect(leave(seeker, { password: 'wrong' })).toFailWith('BAD_USER_INPUT');
    await expect(leave(seeker)).toFailWith('RATE_LIMITED');
    expect(await seeker.graphql('{ viewer { id } }')).toEqual({ viewer: { id: seeker.id } });
  });

  test('without the confirmation word, which is accepted in every language of the site', async () => {
    const { seeker } = await scenario().seeker();
    await expect(leave(seeker, { confirmation: 'yes' })).toFailWith('BAD_USER_INPUT');
    await expect(leave(seeker, { confirmation: ' ' })).toFailWith('BAD_USER_INPUT');
    await leave(seeker, { confirmation: 'हटाएँ' });
  });

  test('to guests and administrators', async () => {
    const { admin } = await scenario().admin();
    await expect(leave(admin)).toFailWith('FORBIDDEN');
    await expect(app.graphql(DELETE, { input: { confirmation: 'DELETE' } })).toFailWith(
      'UNAUTHENTICATED',
    );
  });

  test('to users without a password whose sign-in is not recent', async () => {
    const { seeker } = await scenario().seeker();
    await app.sql('update users set password_hash = null where id = ?', [seeker.id]);
    app.clock.forward({ minutes: 16 });
    await expect(leave(seeker)).toBreakRule('account.delete.proof');
    const { accessToken } = await restApi.refresh(seeker);
    const refreshed = { ...seeker, ...callerWithToken(app, accessToken) };
    await expect(leave(refreshed)).toBreakRule('account.delete.proof');
    await app.sql('update sessions set password_confirmed_at = ? where user_id = ?', [
      app.clock.now(),
      seeker.id,
    ]);
    await leave(refreshed, { password: null });
  });
});

describe('when an employer deletes their account', () => {
  const statusOf = async (jobId: string) =>
    (await app.sql('select status from jobs where id = ?', [jobId]))[0];

  test('a company without other employers has no open jobs left', async () => {
    const { employer, job } = await scenario().employer().job();
    await leave(employer);
    expect(await statusOf(job.id)).toEqual({ status: 'closed' });
    expect(
      await app.sql('select 1 from companies where id = ?', [employer.company!.id]),
    ).toHaveLength(1);
  });

  test('an application that arrives while the jobs are being closed is refused', async () => {
    const { employer, job, seeker } = await scenario().employer().job().seeker();
    let refused = Promise.resolve();
    await app.services.database.fork().transactional(async (em) => {
      await writeIn(em, CLOSE_JOBS, [app.clock.now(), employer.id]);
      refused = expect(applyThroughApi(seeker, job)).toBreakRule('application.submit.job-open');
      await expect.poll(() => lockWaits(app)).toBe(1);
    });
    await refused;
  });

  test('colleagues keep the jobs', async () => {
    const { employer, job, colleague } = await scenario()
      .employer()
      .job()
      .employer({ as: 'colleague' });
    await addMember(app, employer.company!.id, colleague.id);
    await leave(employer);
    expect(await statusOf(job.id)).toEqual({ status: 'active' });
  });
});

test('if two requests arrive at once, one deletes the account and nothing breaks', async () => {
  const { seeker } = await scenario().seeker();
  const outcomes = await Promise.allSettled([leave(seeker), leave(seeker)]);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect(outcome.reason).not.toMatchObject({ extensions: { code: 'INTERNAL' } });
  }
  expect(await app.mails(seeker.email)).toHaveLength(1);
});

test('with two-step verification on, deletion needs a code as well, and guesses are limited', async () => {
  const { seeker } = await scenario().seeker();
  const { next } = await enrol(app, seeker);
  for (const code of [undefined, '000000'])
    await expect(leave(seeker, { code })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'code' }] },
    });
  for (let guess = 2; guess < 5; guess += 1)
    await expect(leave(seeker, { code: '000000' })).toFailWith('BAD_USER_INPUT');
  await expect(leave(seeker, { code: next() })).toFailWith('RATE_LIMITED');
  app.clock.forward({ minutes: 15 });
  await leave(seeker, { code: next() });
  expect(await app.sql('select id from users where email = ?', [seeker.email])).toEqual([]);
});
