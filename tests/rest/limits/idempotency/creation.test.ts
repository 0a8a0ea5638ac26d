import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { clearEndedTask } from '#server/tasks/clearEnded.task.ts';
import { BODY } from '#tests/server/job/own/jobCalls.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createOnce, isReplayed, postOnce, through, titlesOf } from './idempotentCalls.ts';

let app: App;
let other: App;
let employer: Employer;

beforeAll(async () => {
  app = await theApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
  ({ employer } = await scenario(app).employer());
});

const post = (key: string, more: object = {}, who: Caller = employer) => postOnce(who, key, more);

/** One clock for both processes. */
function forward(hours: number) {
  for (const { clock } of [app, other]) clock.forward({ hours });
}

describe('a creation that is sent again', () => {
  test('returns the same answer in another process too, and is executed once', async () => {
    const { employer: who } = await scenario(app).employer();
    const key = randomUUID();
    const first = await post(key, {}, who);
    const again = await post(key, {}, through(other, who));
    expect(first.status).toBe(201);
    expect(isReplayed(first)).toBeNull();
    expect(isReplayed(again)).toBe('true');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await titlesOf(app, who)).toEqual([BODY.title]);
  });

  test('is recognized by its content, however that is formatted', async () => {
    const key = randomUUID();
    const first = await post(key, { experience: 3 });
    const { title, description, ...rest } = BODY;
    const reordered = { ...rest, experience: '3', description, title, unknown: 'to us' };
    const again = await createOnce(employer, `"${key}"`, '/jobs', reordered);
    expect([isReplayed(again), again.body]).toEqual(['true', first.body]);
  });

  test('returns the same answer for a day, and is executed again afterwards', async () => {
    const { employer: who } = await scenario(app).employer();
    const key = randomUUID();
    const { body } = await post(key, {}, who);
    forward(23);
    expect((await post(key, {}, who)).body).toEqual(body);
    forward(2);
    expect(isReplayed(await post(key, {}, who))).toBeNull();
    expect(await titlesOf(app, who)).toHaveLength(2);
  });

  test.each(['/contact', '/auth/register', '/alerts', '/companies/profile'])(
    'POST %s',
    async (path) => {
      const { seeker } = await scenario(app).seeker();
      const { employer: lone } = await scenario(app).employer({ company: null });
      const email = `${randomUUID()}@people.example`;
      const calls: Record<string, [Caller, object]> = {
        '/contact': [app, { name: 'A', email, subject: 'A thing', message: 'Ten letters.' }],
        '/auth/register': [app, { email, password: 'a good one', role: 'job_seeker' }],
        '/alerts': [seeker, { name: 'Tea', keywords: 'taster' }],
        '/companies/profile': [lone, { name: 'Lotus', industry: 'Retail' }],
      };
      const [who, body] = calls[path]!;
      const key = randomUUID();
      const first = await createOnce(who, key, path, body);
      const again = await createOnce(who, key, path, body);
      expect([first.status, isReplayed(again)]).toEqual([201, 'true']);
      expect(again.body).toEqual(first.body);
    },
  );

  test('can be an application, although a second one would be refused', async () => {
    const { job, seeker } = await scenario(app).job().seeker();
    const key = randomUUID();
    const apply = () => createOnce(seeker, key, '/applications', { jobId: job.id });
    expect([(await apply()).status, isReplayed(await apply())]).toEqual([201, 'true']);
    const plain = await seeker.rest('POST', '/api/applications', { jobId: job.id });
    expect(plain.status).toBe(409);
  });
});

describe('a request is refused', () => {
  test('with another body, or at another path, under the same key', async () => {
    const key = randomUUID();
    await post(key);
    const changed = await post(key, { title: 'Another' });
    const elsewhere = await createOnce(employer, key, '/contact', {
      name: 'A',
      email: employer.email,
      subject: 'A thing',
      message: 'Ten letters.',
    });
    for (const { status, body } of [changed, elsewhere]) {
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'RULE_VIOLATION', rule: 'api.idempotency.mismatch' });
    }
  });

  test.each(['a b', '', 'x'.repeat(256), '"', '"a'])('for the invalid key %o', async (key) => {
    const { status, body } = await post(key);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: 'Idempotency-Key' }] });
  });

  test('while the first one is still running', async () => {
    const key = randomUUID();
    const holder = app.services.database.fork();
    await holder.begin();
    await holder.execute('lock table idempotent_answers in share mode');
    const first = post(key);
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => app.sql(waiting)).toHaveLength(1);
    const { status, headers, body } = await post(key);
    await holder.rollback();
    expect([status, headers.get('retry-after')]).toEqual([409, '1']);
    expect(body).toMatchObject({ code: 'CONFLICT', rule: 'api.idempotency.running' });
    const { id } = (await first).body;
    expect(await post(key)).toMatchObject({ status: 201, body: { id } });
  });
});

test('a company that has been suspended since then does not get the earlier answer', async () => {
  const { employer: who } = await scenario(app).employer();
  const key = randomUUID();
  const create = () =>
    createOnce(who, key, '/message-templates', { name: 'A', body: 'Dear {name}' });
  const { body } = await create();
  const become = (status: string) =>
    app.sql('update companies set admin_status = ? where id = ?', [status, who.company!.id]);
  await become('suspended');
  expect(await create()).toMatchObject({ status: 422, body: { rule: 'company.active.required' } });
  await become('approved');
  expect((await create()).body).toEqual(body);
});

test('a key belongs to its caller', async () => {
  const { employer: stranger } = await scenario(app).employer();
  const key = randomUUID();
  const [mine, theirs] = [await post(key), await post(key, {}, stranger)];
  expect(theirs.status).toBe(201);
  expect(isReplayed(theirs)).toBeNull();
  expect(theirs.body['id']).not.toBe(mine.body['id']);
});

test('a refusal is not stored: the corrected request can use the same key', async () => {
  const key = randomUUID();
  expect((await post(key, { title: '' })).status).toBe(400);
  await app.settings({ requireEmailVerification: true });
  const { employer: unverified } = await scenario(app).employer({ emailVerified: false });
  expect((await post(key, {}, unverified)).status).toBe(422);
  await app.sql('update users set email_verified_at = now() where id = ?', [unverified.id]);
  const corrected = await post(key, {}, unverified);
  expect([corrected.status, isReplayed(corrected)]).toEqual([201, null]);
  expect((await post(key)).status).toBe(201);
});

test('the table reveals neither the caller nor the request nor the answer', async () => {
  const key = randomUUID();
  const email = `${randomUUID()}@people.example`;
  const body = { email, password: 'a good one', role: 'job_seeker' };
  const { body: answer } = await createOnce(app, key, '/auth/register', body);
  const rows = JSON.stringify(await app.sql('select * from idempotent_answers'));
  for (const secret of [key, email, String(answer['accessToken']), 'a good one'])
    expect(rows).not.toContain(secret);
});

test('a key costs five extra statements, and a repetition hardly any', async () => {
  const key = randomUUID();
  await post(randomUUID());
  const plain = await statementsOf(() => employer.rest('POST', '/api/jobs', BODY));
  const once = await statementsOf(() => post(key));
  const again = await statementsOf(() => post(key));
  // The statements: begin, the lock, the row, the answer, commit. The creation uses a savepoint instead of its
  // transaction.
  expect(once.length - plain.length).toBe(5);
  // The statements: the session, begin, the lock, the row, commit.
  expect(again).toHaveLength(5);
});

test('stored answers are deleted once they have expired', async () => {
  await post(randomUUID());
  forward(60);
  await clearEndedTask.run(app.services, {});
  expect(await app.sql('select id from idempotent_answers')).toEqual([]);
});
