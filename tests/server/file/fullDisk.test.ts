import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { pdf } from './documents.ts';
import { appWithFiles, upload, uploadedResume } from './uploadApp.ts';

const FULL = {
  code: 'INSUFFICIENT_STORAGE',
  message: 'The server is out of storage space, so nothing was saved. Try again later.',
};

let app: Awaited<ReturnType<typeof appWithFiles>>;
let seeker: Person;

beforeAll(async () => {
  app = await appWithFiles(await freshDatabase());
  ({ seeker } = await scenario(app).seeker());
  return () => app.close();
});

test.each(['ENOSPC', 'EDQUOT'])(
  'an upload that meets %s returns 507 and leaves nothing behind; downloads keep working',
  async (code) => {
    const { fileUrl } = await uploadedResume(app, (await scenario(app).seeker()).seeker);
    const { employer } = await scenario(app).employer();
    const { storage } = app.services;
    const whole = { ...storage };
    const filesIn = (folder: string) =>
      readdirSync(join(app.folder, folder), { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile(),
      ).length;
    const before = [filesIn('files'), filesIn('arriving')];
    storage.put = async () => {
      throw Object.assign(new Error(`${code}: rename`), { code });
    };
    try {
      const create = { width: 9, height: 9, channels: 3, background: '#f60' } as const;
      const logo = await sharp({ create }).png().toBuffer();
      for (const answer of [
        await upload(app, seeker, 'resume', pdf()),
        await upload(app, employer, 'company-logo', logo, { name: 'us.png' }),
      ]) {
        expect(answer.status).toBe(507);
        expect(answer.body).toMatchObject(FULL);
      }
      expect((await fetch(app.url + fileUrl)).status).toBe(200);
    } finally {
      Object.assign(storage, whole);
    }
    expect([filesIn('files'), filesIn('arriving')]).toEqual(before);
    expect((await upload(app, seeker, 'file', pdf())).status).toBe(201);
  },
);

test('a full disk of the database returns the same error over GraphQL and REST', async () => {
  const { job } = await scenario(app).employer().job();
  await app.sql(`
    create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await app.sql(
    'create trigger full_disk before insert on saved_jobs execute function full_disk()',
  );
  const SAVE = `mutation($id: ID!) { saveJob(input: { jobId: $id }) { job { id } } }`;
  await expect(seeker.graphql(SAVE, { id: job.id })).toFailWith('INSUFFICIENT_STORAGE');
  const rest = await seeker.rest('PUT', `/api/saved-jobs/${job.id}`);
  expect(rest).toMatchObject({ status: 507, body: FULL });
  expect((await app.rest('GET', `/api/jobs/${job.id}`)).status).toBe(200);
});
