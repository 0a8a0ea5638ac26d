import { readdir } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeBackup } from '#server/modules/admin/backup/makeBackup.service.ts';
import { withLocalBackup } from '#server/modules/admin/backup/localBackup.service.ts';
import { restoreBackup } from '#server/modules/admin/backup/restoreBackup.service.ts';
import { compareFiles } from '#server/modules/file/compareFiles.service.ts';
import { csv, rowsOf, sentFile } from '#tests/server/bulkUpload/uploadCalls.ts';
import { picture } from '#tests/server/company/profiles.ts';
import { databaseProxy } from '#tests/server/http/databaseProxy.ts';
import type { App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { s3Server, type S3Server } from '#tests/support/s3Server.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { pdf } from './documents.ts';
import { appWithFiles, upload, uploadedResume } from './uploadApp.ts';

let s3: S3Server;
let one: App & { folder: string };
let other: App & { folder: string };

beforeAll(async () => {
  s3 = await s3Server();
  one = await appWithFiles(undefined, s3.environment);
  other = await appWithFiles(one.databaseUrl, s3.environment);
});
beforeEach(() => {
  s3.failing = undefined;
});
afterAll(async () => {
  for (const app of [one, other]) await app.close();
  await s3.close();
});

const aSeeker = async () => (await scenario(one).seeker()).seeker;
const through = ({ url }: App, { token }: Person) =>
  caller(url, { authorization: `Bearer ${token}` });
const download = async (path: string) => {
  const answer = await fetch(other.url + path);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), answer };
};

test('a resume uploaded through one process is read, opened and exported through the other', async () => {
  const seeker = await aSeeker();
  const bytes = pdf('A potter from Khurja');
  const { fileId, fileUrl } = await uploadedResume(one, seeker, bytes, 'potter.pdf');
  const opened = await download(fileUrl);
  expect(opened.bytes.equals(bytes)).toBe(true);
  expect(opened.answer.headers.get('content-length')).toBe(String(bytes.length));
  await other.runTasks();
  const [resume] = await one.sql<{ text: string }>('select text from resumes where file_id = ?', [
    fileId,
  ]);
  expect(resume!.text).toContain('potter from Khurja');
  const { exportMyData } = await through(other, seeker).graphql<{ exportMyData: { url: string } }>(
    'mutation { exportMyData { url } }',
  );
  const files = unzipSync(new Uint8Array((await download(exportMyData.url)).bytes));
  expect(Buffer.from(files[`files/${fileId}/potter.pdf`]!).equals(bytes)).toBe(true);
  for (const { folder } of [one, other]) expect(await readdir(folder)).toEqual(['arriving']);
});

test('a logo and a sheet uploaded through one process are used by the other', async () => {
  const { employer, admin } = await scenario(one).employer().admin();
  const { body } = await upload(one, employer, 'company-logo', await picture(), { name: 'a.png' });
  expect(await download(body.url!)).toMatchObject({ status: 200 });
  const fileId = await sentFile(one, admin, csv(rowsOf(3)));
  const PREPARE = `mutation($id: ID!) { prepareBulkUpload(input: { fileId: $id }) { upload { rowCount: total } } }`;
  const answer = await through(other, admin).graphql(PREPARE, { id: fileId });
  expect(answer).toEqual({ prepareBulkUpload: { upload: { rowCount: 3 } } });
});

test(
  'a backup made by one process is restored by another from the bucket alone',
  { tags: ['full'] },
  async () => {
    const seeker = await aSeeker();
    const bytes = pdf('A weaver from Varanasi');
    await uploadedResume(one, seeker, bytes);
    const { fileName, contents } = (await makeBackup(one.services, { askedBy: 'command' }))!;
    expect(await s3.keys()).toContain(`backups/${fileName}`);
    const empty = await appWithFiles(await freshDatabase(), (await newBucket()).environment);
    const restored = await withLocalBackup(other.services.backups, fileName, (path) =>
      restoreBackup(empty.services, path),
    );
    expect(restored).toMatchObject({ files: contents.files, missing: [], damaged: [] });
    const { viewer } = await through(empty, seeker).graphql<{
      viewer: { resumes: { url: string }[] };
    }>('{ viewer { resumes { url } } }');
    const answer = await fetch(empty.url + viewer.resumes[0]!.url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    for (const { folder } of [other, empty])
      expect(await readdir(`${folder}/arriving`)).toEqual([]);
    await empty.close();
  },
);

async function newBucket(): Promise<S3Server> {
  const server = await s3Server();
  onTestFinished(() => server.close());
  return server;
}

test('what an interrupted upload left in the bucket is removed by the nightly task of any process', async () => {
  const proxy = await databaseProxy(await freshDatabase());
  const bucket = await newBucket();
  const dying = await appWithFiles(proxy.url, bucket.environment);
  const living = await appWithFiles(proxy.url, bucket.environment);
  onTestFinished(async () => {
    for (const app of [dying, living]) await app.close();
  });
  const { seeker } = await scenario(dying).seeker();
  const { fileId } = await uploadedResume(dying, seeker);
  proxy.cutAtCommit('before');
  expect((await upload(dying, seeker, 'file', pdf())).status).toBe(503);
  expect(await bucket.keys()).toHaveLength(2);
  await compareFiles(living.services);
  expect(await bucket.keys()).toHaveLength(2);
  living.clock.forward({ days: 1, minutes: 1 });
  await compareFiles(living.services);
  expect(await bucket.keys()).toEqual([`files/${fileId.slice(-2)}/${fileId}`]);
});

test('an unreachable bucket gives a 503 that says when to retry; a full one gives a 507', async () => {
  const seeker = await aSeeker();
  const { fileUrl } = await uploadedResume(one, seeker);
  const rows = () => one.sql('select id from files order by id');
  const before = await rows();
  s3.failing = 500;
  const refused = await upload(one, seeker, 'file', pdf());
  expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(refused.headers.get('retry-after')).toBe('2');
  const away = await download(fileUrl);
  expect([away.status, away.answer.headers.get('retry-after')]).toEqual([503, '2']);
  await expect(makeBackup(one.services, { askedBy: 'command' })).rejects.toThrow(
    'file store failed',
  );
  await expect(compareFiles(one.services)).rejects.toThrow('file store failed');
  s3.failing = 507;
  expect(await upload(one, seeker, 'file', pdf())).toMatchObject({
    status: 507,
    body: { code: 'INSUFFICIENT_STORAGE' },
  });
  s3.failing = undefined;
  expect(await rows()).toEqual(before);
  expect(await one.sql('select reason from backups where status = ?', ['failed'])).toEqual([
    { reason: 'disk' },
  ]);
  expect((await download(fileUrl)).status).toBe(200);
  expect(await readdir(`${one.folder}/arriving`)).toEqual([]);
});
