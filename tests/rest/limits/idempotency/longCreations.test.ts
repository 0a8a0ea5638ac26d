import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ROW } from '#tests/server/bulkUpload/uploadCalls.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { appWithFiles, resumesOf, upload } from '#tests/server/file/uploadApp.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;

beforeAll(async () => {
  app = await appWithFiles();
});

const isReplayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed');

function send(who: Person, key: string, bytes = pdf(), name = 'cv.pdf') {
  return upload(app, who, 'resume', bytes, { name, headers: { 'idempotency-key': key } });
}

test('a file that is sent again is stored once', async () => {
  const { seeker } = await scenario(app).seeker();
  const key = randomUUID();
  const first = await send(seeker, key);
  const again = await send(seeker, key);
  expect([first.status, again.status, isReplayed(again)]).toEqual([201, 201, 'true']);
  expect(again.body).toEqual(first.body);
  expect(await resumesOf(seeker)).toHaveLength(1);
});

test('another file, or the same one under another name or at another path, is refused under its key', async () => {
  const { seeker } = await scenario(app).seeker();
  const key = randomUUID();
  await send(seeker, key);
  const headers = { 'idempotency-key': key };
  const answers = [
    await send(seeker, key, pdf('else')),
    await send(seeker, key, pdf(), 'b.pdf'),
    await upload(app, seeker, 'file', pdf(), { name: 'cv.pdf', headers }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(422);
    expect(body).toMatchObject({ rule: 'api.idempotency.mismatch' });
  }
  expect(await resumesOf(seeker)).toHaveLength(1);
});

test('if several uploads arrive at once, one is stored and the others are asked to retry', async () => {
  const { seeker } = await scenario(app).seeker();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(seeker, key)));
  for (const { status } of answers) expect([201, 409]).toContain(status);
  expect(answers.map(({ status }) => status)).toContain(201);
  expect(await resumesOf(seeker)).toHaveLength(1);
  expect(isReplayed(await send(seeker, key))).toBe('true');
});

test('a refused file can be corrected and sent again under the same key', async () => {
  const { seeker } = await scenario(app).seeker();
  const key = randomUUID();
  expect((await send(seeker, key, Buffer.from('no document'))).status).toBe(400);
  expect((await send(seeker, key)).status).toBe(201);
});

test('a bulk upload that was interrupted resumes where it stopped', async () => {
  const name = `Works of ${randomUUID()}`;
  const { admin, employer } = await scenario(app).admin().employer({ company: { name } });
  const data = ['One', 'Two', 'Three'].map((title) => ({ ...ROW, title, company_name: name }));
  const headers = { 'idempotency-key': randomUUID() };
  const rows = () =>
    admin.rest(
      'POST',
      '/api/admin/jobs/bulk-upload/upload',
      { data: [...data, { ...ROW, title: '', company_name: name }], type: 'jobs' },
      headers,
    );
  const jobs = () => app.sql('select id from jobs where company_id = ?', [employer.company!.id]);

  // As if the process had died after the work and before the response.
  await app.sql('alter table idempotent_answers add constraint none check (false) not valid');
  expect((await rows()).status).toBe(500);
  expect(await jobs()).toHaveLength(3);
  await app.sql('alter table idempotent_answers drop constraint none');
  await app.sql(`update bulk_uploads set status = 'running', finished_at = null`);

  const first = await rows();
  const again = await rows();
  expect(first).toMatchObject({
    status: 200,
    body: { successful: 3, failed: 1, errorCount: 1, errors: [{ row: 5, field: 'title' }] },
  });
  const state = 'select status from bulk_uploads where id = ?';
  expect(await app.sql(state, [first.body['id']])).toEqual([{ status: 'complete' }]);
  expect([again.body, isReplayed(again)]).toEqual([first.body, 'true']);
  expect(await jobs()).toHaveLength(3);
});
