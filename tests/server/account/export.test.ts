import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { restApi } from './accountApis.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { send } from '#tests/server/graphql/rawRequest.ts';
import { sendNotification } from '#tests/server/notification/sendNotification.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

async function linkOf(person: Person): Promise<string> {
  const { exportMyData } = await person.graphql<{ exportMyData: { url: string } }>(
    'mutation { exportMyData { url expiresAt } }',
  );
  return exportMyData.url;
}

async function download(url: string) {
  const response = await fetch(`${app.url}${url}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="kaamyab-my-data-[\d-]+\.zip"$/,
  );
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

const read = (file: Uint8Array | undefined) =>
  JSON.parse(strFromU8(file!)) as Record<string, unknown>[];

test('one archive holds all of a user’s data and their original documents', async () => {
  const { seeker, job } = await scenario().employer().job({ title: 'Staff Nurse' }).seeker();
  await seeker.graphql(
    `mutation { updateProfile(input: { headline: "Nurse from Pune" }) { user { id } } }`,
  );
  await seeker.graphql(`mutation($id: ID!) { saveJob(input: { jobId: $id }) { job { id } } }`, {
    id: job.id,
  });
  await sendNotification(app, seeker.id, 'application_sent');
  const bytes = Buffer.alloc(300_000, 'a page of a resume ');
  const fileId = newId(app.clock.now().getTime());
  const path = join(app.services.config.dataDir, 'files', 'te', fileId);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  await app.sql(
    `insert into files (id, owner_id, kind, name, media_type, size, sha256, storage_key, created_at)
     values (?, ?, 'resume', 'मेरा cv.pdf', 'application/pdf', ?, '\\x00', ?, ?)`,
    [fileId, seeker.id, bytes.length, `te/${fileId}`, app.clock.now()],
  );

  await restApi.login(app, seeker.email, seeker.password);
  const files = await download(await linkOf(seeker));
  const [account] = read(files['account.json']);
  expect(account).toMatchObject({ email: seeker.email, firstName: 'Asha', role: 'job_seeker' });
  expect(JSON.stringify(account)).not.toMatch(/password|token|hash/);
  expect(read(files['profile.json'])).toMatchObject([{ profile: { headline: 'Nurse from Pune' } }]);
  expect(read(files['saved-jobs.json'])).toMatchObject([{ job: 'Staff Nurse' }]);
  expect(read(files['notifications.json'])).toMatchObject([{ kind: 'application_sent' }]);
  expect(read(files['sessions.json'])).toHaveLength(2);
  const [device] = read(files['devices.json']) as object[];
  expect(Object.keys(device!)).toEqual(['userAgent', 'createdAt', 'lastUsedAt']);
  for (const name of [
    'applications',
    'alerts',
    'api-keys',
    'searches',
    'visits',
    'standings',
    'reports',
    'messages',
    'files',
  ])
    expect(read(files[`${name}.json`]), name).toBeInstanceOf(Array);
  expect(Buffer.from(files[`files/${fileId}/मेरा cv.pdf`]!).equals(bytes)).toBe(true);
});

test('the archive contains no other user’s data', async () => {
  const { seeker, other } = await scenario().seeker().seeker({ as: 'other' });
  await sendNotification(app, other.id, 'application_sent');
  const text = Object.values(await download(await linkOf(seeker)))
    .map((file) => strFromU8(file))
    .join();
  expect(text).toContain(seeker.email);
  expect(text).not.toContain(other.email);
});

test('the download link works unchanged for five minutes and ends with the session', async () => {
  const { seeker, other } = await scenario().seeker().seeker({ as: 'other' });
  const status = async (url: string) => (await send(`${app.url}${url}`)).status;
  const url = await linkOf(seeker);
  expect(await status(url)).toBe(200);
  expect(await status(url.replace(seeker.id, other.id))).toBe(404);
  expect(await status('/api/my-data')).toBe(404);
  app.clock.forward({ minutes: 6 });
  expect(await status(url)).toBe(404);
  const next = await linkOf(seeker);
  await seeker.graphql('mutation { logout { message } }');
  expect(await status(next)).toBe(404);
});

test('a guest gets no link', async () => {
  await expect(app.graphql('mutation { exportMyData { url } }')).toFailWith('UNAUTHENTICATED');
});

test.each([true, false])(
  'invitations to the address are included once it is confirmed (%s)',
  async (emailVerified) => {
    const { seeker, employer } = await scenario(app).employer().seeker({ emailVerified });
    await app.sql(
      `insert into team_invitations (id, company_id, email, role, token_hash, invited_at, sent_at, expires_at)
       select ?, company_id, ?, 'recruiter', decode(md5(?), 'hex'), now(), now(), now() + interval '7 days'
       from users where id = ?`,
      [newId(app.clock.now().getTime()), seeker.email, seeker.email, employer.id],
    );
    const files = await download(await linkOf(seeker));
    expect(read(files['invitations.json'])).toHaveLength(emailVerified ? 1 : 0);
  },
);
