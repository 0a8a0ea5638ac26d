import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { knownStatements } from '#server/db/statement.ts';
import { clearFiles } from '#server/modules/file/clearFiles.service.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { blackPng, pdf } from './documents.ts';
import { appWithFiles, resumesOf, upload, uploadedResume } from './uploadApp.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let seeker: Person;
let employer: Employer;

beforeAll(async () => {
  app = await appWithFiles();
  ({ seeker, employer } = await scenario(app).seeker().employer());
});

const aSeeker = async () => (await scenario(app).seeker()).seeker;
const filesIn = (folder: string) =>
  readdirSync(join(app.folder, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

describe('a file', () => {
  test('belongs to its owner', async () => {
    const { fileId } = await uploadedResume(app, await aSeeker());
    for (const method of ['GET', 'DELETE']) {
      const { status, body } = await seeker.rest(method, `/api/upload/${fileId}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await seeker.rest('GET', '/api/upload/nonsense')).status).toBe(404);
  });

  test('can be read and deleted, and is unknown afterwards', async () => {
    const who = await aSeeker();
    const { fileId } = await uploadedResume(app, who);
    const { body } = await who.rest<{ fileUrl: string }>('GET', `/api/upload/${fileId}`);
    expect(body).toMatchObject({ fileId, fileName: 'cv.pdf', size: pdf().length });
    expect((await who.rest('DELETE', `/api/upload/${fileId}`)).status).toBe(200);
    expect((await who.rest('GET', `/api/upload/${fileId}`)).status).toBe(404);
    expect((await fetch(app.url + body.fileUrl)).status).toBe(404);
    expect(await resumesOf(who)).toEqual([]);
  });

  test('has links that expire and cannot be forged', async () => {
    const { fileUrl, fileId } = await uploadedResume(app, await aSeeker());
    const other = await uploadedResume(app, await aSeeker());
    const statusOf = async (path: string) => (await fetch(app.url + path)).status;
    const { status, headers } = await fetch(app.url + fileUrl);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await statusOf(fileUrl.replace(fileId, other.fileId))).toBe(404);
    expect(await statusOf(fileUrl.replace(/until=\d/, 'until=9'))).toBe(404);
    expect(await statusOf(`/uploads/${fileId}`)).toBe(404);
    app.clock.forward({ minutes: 6 });
    expect(await statusOf(fileUrl)).toBe(404);
  });

  test('counts towards the owner’s limit', async () => {
    const who = await aSeeker();
    await app.sql(
      `insert into files (id, owner_id, kind, name, media_type, size, sha256, storage_key, created_at)
       select gen_random_uuid(), ?, 'attachment', 'x.pdf', 'application/pdf', 1, '', gen_random_uuid()::text, now()
       from generate_series(1, 100)`,
      [who.id],
    );
    await expect(upload(app, who, 'file', pdf())).toBreakRule('file.store.room');
  });
});

describe('a logo', () => {
  test('is redrawn and public', async () => {
    const image = await sharp({
      create: { width: 900, height: 300, channels: 3, background: '#f60' },
    })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .png()
      .toBuffer();
    const sent = Buffer.concat([image, Buffer.from('<script>alert(1)</script>')]);
    const { status, body } = await upload(app, employer, 'company-logo', sent, { name: 'us.png' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ fileName: 'us.webp', url: `/uploads/logos/${body.fileId}` });
    const answer = await fetch(app.url + body.url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    // The setting cacheTTL decides how long.
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 400,
      height: 133,
    });
    const [row] = await app.sql<{ sha256: Buffer }>('select sha256 from files where id = ?', [
      body.fileId,
    ]);
    expect(Buffer.from(row!.sha256)).toEqual(createHash('sha256').update(bytes).digest());
  });

  test('is refused if it is an SVG, a document or a decompression bomb', async () => {
    const message = 'Please choose an image, PNG or JPG';
    const wall = blackPng(12_000);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    for (const bytes of [drawing, pdf(), wall]) {
      const { body } = await upload(app, employer, 'company-logo', bytes, { name: 'logo.png' });
      expect(body).toMatchObject({ code: 'BAD_USER_INPUT', message });
    }
  });
});

describe('the cleanup of files', () => {
  test('deletes unused files a day after their upload or deletion and keeps the rest', async () => {
    const who = await aSeeker();
    const kept = await uploadedResume(app, who);
    const unused = await upload(app, who, 'file', pdf());
    const deleted = await uploadedResume(app, who);
    await who.rest('DELETE', `/api/upload/${deleted.fileId}`);
    const ids = async () => {
      const rows = await app.sql<{ id: string }>('select id from files where owner_id = ?', [
        who.id,
      ]);
      return rows.map(({ id }) => id);
    };
    await clearFiles(app.services);
    expect(await ids()).toHaveLength(3);
    app.clock.forward({ days: 1, minutes: 1 });
    await clearFiles(app.services);
    expect(await ids()).toEqual([kept.fileId]);
    const names = filesIn('files').map(({ name }) => name);
    expect(names).toContain(kept.fileId);
    expect(names).not.toContain(unused.body.fileId);
    expect(statSync(join(app.folder, 'files', kept.fileId.slice(-2), kept.fileId)).size).toBe(
      pdf().length,
    );
    // It is a day old, but was deleted only now.
    await who.rest('DELETE', `/api/upload/${kept.fileId}`);
    await clearFiles(app.services);
    expect(await ids()).toEqual([kept.fileId]);
  });

  test('keeps every file that a row of another table refers to', async () => {
    const references = await app.sql<{ table: string; column: string }>(
      `select c.conrelid::regclass::text as "table", a.attname as "column"
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'files'::regclass`,
    );
    const { text } = knownStatements().find(({ name }) => name === 'files-clear-unused')!;
    const keeps = ({ table, column }: (typeof references)[number]) =>
      new RegExp(
        `not exists \\(select from ${table} (\\w+) where \\1\\.${column} = f\\.id\\)`,
      ).test(text);
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter((one) => !keeps(one))).toEqual([]);
  });
});
