import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { clearFiles } from '#server/modules/file/clearFiles.service.ts';
import { compareFiles } from '#server/modules/file/compareFiles.service.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { databaseProxy } from '#tests/server/http/databaseProxy.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { scenario } from '#tests/support/scenario.ts';
import { pdf } from './documents.ts';
import { appWithFiles, upload, uploadedResume } from './uploadApp.ts';

type AppWithFiles = Awaited<ReturnType<typeof appWithFiles>>;

const storedFiles = ({ folder }: AppWithFiles) => {
  const entries = existsSync(join(folder, 'files'))
    ? readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    : [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const storedRows = async (app: AppWithFiles) =>
  (await app.sql<{ id: string }>('select id from files')).map(({ id }) => id);
const aSeeker = async (app: AppWithFiles) => (await scenario(app).seeker()).seeker;

describe('when the connection is cut', () => {
  async function appBehindProxy() {
    const proxy = await databaseProxy(await freshDatabase());
    const app = await appWithFiles(proxy.url);
    onTestFinished(() => app.close());
    return { proxy, app };
  }

  test('after the commit of an upload, both the file and its row exist', async () => {
    const { proxy, app } = await appBehindProxy();
    const who = await aSeeker(app);
    const headers = { 'idempotency-key': 'the-same-upload' };
    proxy.cutAtCommit('after');
    expect((await upload(app, who, 'resume', pdf(), { headers })).status).toBe(503);
    const again = await upload(app, who, 'resume', pdf(), { headers });
    expect(again.status).toBe(201);
    expect(await storedRows(app)).toEqual([again.body.fileId]);
    expect(storedFiles(app)).toEqual([again.body.fileId]);
    expect((await fetch(app.url + again.body.fileUrl)).status).toBe(200);
  });

  test('before the commit of an upload, the file is removed a day later and others stay', async () => {
    const { proxy, app } = await appBehindProxy();
    const who = await aSeeker(app);
    await uploadedResume(app, who);
    proxy.cutAtCommit('before');
    expect((await upload(app, who, 'resume', pdf())).status).toBe(503);
    const kept = await storedRows(app);
    expect(storedFiles(app)).toHaveLength(kept.length + 1);
    await compareFiles(app.services);
    expect(storedFiles(app)).toHaveLength(kept.length + 1);
    app.clock.forward({ days: 1, minutes: 1 });
    await compareFiles(app.services);
    expect(storedFiles(app)).toEqual(kept);
  });

  test('while unused files are deleted, no row loses its file', async () => {
    const { proxy, app } = await appBehindProxy();
    await uploadedResume(app, await aSeeker(app));
    await upload(app, await aSeeker(app), 'file', pdf());
    app.clock.forward({ days: 1, minutes: 1 });
    const before = storedFiles(app).toSorted();
    proxy.cutAtCommit('before');
    await expect(clearFiles(app.services)).rejects.toThrow(/terminated|reset|closed/i);
    expect((await storedRows(app)).toSorted()).toEqual(before);
    expect(storedFiles(app).toSorted()).toEqual(before);
    // PostgreSQL keeps the locks of the transaction until it notices that its client is gone.
    const unlocked = () => app.sql('select id from files for update skip locked');
    await expect.poll(unlocked).toHaveLength(before.length);
    proxy.cutAtCommit('after');
    await expect(clearFiles(app.services)).rejects.toThrow(/terminated|reset|closed/i);
    expect(await storedRows(app)).toHaveLength(before.length - 1);
    await compareFiles(app.services);
    expect(storedFiles(app).toSorted()).toEqual((await storedRows(app)).toSorted());
  });
});

describe('the nightly comparison', () => {
  let app: AppWithFiles;

  beforeAll(async () => {
    app = await appWithFiles();
  });

  const pathOf = (id: string) => join(app.folder, 'files', id.slice(-2), id);

  test('ignores recent files and files that are not ours', async () => {
    const { fileId } = await uploadedResume(app, await aSeeker(app));
    const [young, old, foreign] = ['young', 'old', '.hidden'].map((name) =>
      join(dirname(pathOf(fileId)), name),
    );
    for (const path of [young!, old!, foreign!]) await writeFile(path, 'x');
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1_000);
    for (const path of [old!, foreign!, pathOf(fileId)]) await utimes(path, longAgo, longAgo);
    await compareFiles(app.services);
    expect([young, old, foreign, pathOf(fileId)].map((path) => existsSync(path!))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test('marks a lost file once, tells its owner what to do, and notices when it is back', async () => {
    const who = await aSeeker(app);
    const { job } = await scenario(app).employer().job();
    const { fileId, fileUrl } = await uploadedResume(app, who);
    const aside = join(app.folder, 'aside');
    await rename(pathOf(fileId), aside);
    const LOST = 'This file was lost on our server. Upload it again.';
    const answer = await fetch(app.url + fileUrl);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', message: LOST });

    await compareFiles(app.services);
    await compareFiles(app.services);
    const RESUMES = '{ viewer { resumes { id isLost } } }';
    expect(await who.graphql(RESUMES)).toEqual({
      viewer: { resumes: [{ id: fileId, isLost: true }] },
    });
    await expect(apply(who, job, { resume: fileId })).toBreakRule('application.submit.resume-lost');
    const entries = await app.sql<{ after: object }>(
      `select after from activity_log where action = 'file.markLost'`,
    );
    expect(entries).toEqual([{ after: { count: 1, files: [fileId] } }]);

    await mkdir(dirname(pathOf(fileId)), { recursive: true });
    await rename(aside, pathOf(fileId));
    await compareFiles(app.services);
    expect(await who.graphql(RESUMES)).toEqual({
      viewer: { resumes: [{ id: fileId, isLost: false }] },
    });
  });

  test('changes nothing if the folder and the database do not belong together', async () => {
    const other = await appWithFiles();
    const strangers = Array.from({ length: 20 }, (_, at) => join(other.folder, 'files', `${at}`));
    await mkdir(join(other.folder, 'files'));
    for (const path of strangers) await writeFile(path, 'x');
    other.clock.forward({ days: 2 });
    await compareFiles(other.services);
    expect(storedFiles(other)).toHaveLength(20);
    await writeFile(join(other.folder, 'files', 'one'), 'x');
    await other.sql(
      `insert into files (id, kind, name, media_type, size, sha256, storage_key, created_at)
       values (gen_random_uuid(), 'attachment', 'x', 'x', 1, '', 'one', now())`,
    );
    await compareFiles(other.services);
    expect(storedFiles(other)).toEqual(['one']);
    await other.close();
  });
});
