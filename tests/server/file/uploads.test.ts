import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { colleague } from '#tests/server/team/teamWorld.ts';
import { doc, docx, docxWithZeros, pdf } from './documents.ts';
import { appWithFiles, upload } from './uploadApp.ts';

const MB = 1024 * 1024;
const TYPES = 'File type not allowed. Allowed types: .pdf,.doc,.docx';
const unreadable = (type: string) =>
  `We could not open this file. It may be damaged, or not a real ${type} file. Save it again as a PDF and upload that.`;

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

describe('an upload', () => {
  test.each([
    ['cv.pdf', () => pdf(), 'application/pdf'],
    ['cv.doc', () => doc(), 'application/msword'],
    [
      'cv.docx',
      () => docx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('of %s returns its name, link and id', async (name, make, mediaType) => {
    const bytes = make();
    const { status, body } = await upload(app, await aSeeker(), 'resume', bytes, { name });
    expect(status).toBe(201);
    expect(body).toEqual({
      fileName: name,
      fileUrl: expect.stringMatching(/^\/uploads\/[\w-]{36}\?/),
      fileId: expect.any(String),
    });
    const answer = await fetch(app.url + body.fileUrl);
    expect(answer.headers.get('content-type')).toBe(mediaType);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('of exactly the limit is accepted, and one byte more is refused', async () => {
    const who = await aSeeker();
    expect((await upload(app, who, 'file', pdf('x', 10 * MB))).status).toBe(201);
    const { status, body } = await upload(app, who, 'file', pdf('x', 10 * MB + 1));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'File size must be less than 10MB',
      fields: [{ field: 'file' }],
    });
  });

  test('follows the setting, also when it repeats an earlier one', async () => {
    await app.settings({ fileUploadLimit: 1 });
    const who = await aSeeker();
    const headers = { 'idempotency-key': 'one-file' };
    const sent = (bytes: Buffer, name?: string) =>
      upload(app, who, 'file', bytes, { headers, name });
    const [first, again] = [await sent(pdf()), await sent(pdf())];
    expect(again.body).toEqual(first.body);
    for (const other of [sent(pdf(), 'other.pdf'), sent(pdf('other'))])
      expect((await other).body).toMatchObject({ rule: 'api.idempotency.mismatch' });
    const { body } = await sent(pdf('x', MB + 1));
    const limits = await app.rest('GET', '/api/upload/limits/info');
    await app.settings({ fileUploadLimit: 10 });
    expect(body.message).toBe('File size must be less than 1MB');
    expect(limits.body).toMatchObject({ maxFileSize: MB, resume: { homeMaxFileSize: MB } });
  });

  test.each([
    [
      'an HTML page named cv.pdf',
      'cv.pdf',
      Buffer.from('<!doctype html><script>1</script>'),
      unreadable('PDF'),
    ],
    ['a program named cv.pdf', 'cv.pdf', Buffer.from('MZ\x90\0'), unreadable('PDF')],
    ['an HTML page', 'cv.html', Buffer.from('<p>'), TYPES],
    ['nothing', 'cv.pdf', Buffer.alloc(0), 'This file is empty. Please choose another one.'],
    ['a zip bomb', 'cv.docx', docxWithZeros(60_000_000), unreadable('DOCX')],
  ])('%s is refused, and leaves nothing behind', async (_what, name, bytes, message) => {
    const stored = filesIn('files').length;
    const { status, body, headers } = await upload(app, seeker, 'resume', bytes, { name });
    expect([status, headers.get('connection')]).toEqual([400, 'close']);
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', message });
    expect(filesIn('files')).toHaveLength(stored);
    expect(filesIn('arriving')).toEqual([]);
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    [String.raw`C:\Users\asha\cv.pdf`, 'cv.pdf'],
    ['asha\u202Efdp.pdf', 'ashafdp.pdf'],
    ['राव का रिज़्यूमे.pdf', 'राव का रिज़्यूमे.pdf'.normalize('NFC')],
    ['  .hidden.pdf ', 'hidden.pdf'],
  ])('named %s is stored as %s', async (name, kept) => {
    const { body } = await upload(app, await aSeeker(), 'resume', pdf(), { name });
    expect(body.fileName).toBe(kept);
    const answer = await fetch(app.url + body.fileUrl);
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(kept)}`,
    );
  });

  test.each([['é'.repeat(200)], ['रि'.repeat(120)]])(
    'with a name of more bytes than disks allow is shortened, and keeps its extension',
    async (stem) => {
      const { body } = await upload(app, await aSeeker(), 'resume', pdf(), {
        name: `${stem}.pdf`,
      });
      expect(body.fileName).toMatch(/.{50}\.pdf$/u);
      expect(Buffer.byteLength(body.fileName)).toBeLessThanOrEqual(255);
      expect((await fetch(app.url + body.fileUrl)).status).toBe(200);
    },
  );

  test('with a name of too many characters is refused', async () => {
    const name = `${'a'.repeat(LENGTHS.fileName - 3)}.pdf`;
    const { status, body } = await upload(app, await aSeeker(), 'resume', pdf(), { name });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: [{ field: 'file', message: 'File name must be at most 255 characters' }],
    });
  });

  test('without a file, in another field or without a form is refused with the reason', async () => {
    const message = 'Choose a file to upload. The “file” field of the form is empty.';
    for (const answer of [
      await upload(app, seeker, 'resume', null),
      await upload(app, seeker, 'resume', pdf(), { field: 'resume' }),
      await seeker.rest('POST', '/api/upload/resume', { file: 'x' }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'BAD_USER_INPUT', message });
    }
  });

  test('is for job seekers, and logos are for employers with a company', async () => {
    expect((await upload(app, null, 'resume', pdf())).body.code).toBe('UNAUTHENTICATED');
    expect((await upload(app, employer, 'resume', pdf())).body.code).toBe('FORBIDDEN');
    expect((await upload(app, seeker, 'company-logo', pdf())).body.code).toBe('FORBIDDEN');
    const { alone } = await scenario(app).employer({ as: 'alone', company: null });
    const { body } = await upload(app, alone, 'company-logo', pdf());
    expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'No company found for this user' });
  });

  test('is for those whom its address is for; what a company shows is for its owners', async () => {
    const { owner, admin } = await scenario(app).employer({ as: 'owner' }).admin();
    const recruiter = await colleague(app, owner, 'recruiter');
    const interviewer = await colleague(app, owner, 'interviewer');
    const callers = { guest: null, seeker, owner, recruiter, interviewer, admin };
    const allowed: Record<string, string[]> = {};
    for (const path of ['resume', 'file', 'company-logo', 'company-document', 'bulk-jobs']) {
      allowed[path] = [];
      for (const [name, who] of Object.entries(callers)) {
        // Refused for its content, if the caller may upload at all.
        const { status } = await upload(app, who, path, Buffer.from('no document'));
        expect([400, 401, 403, 422]).toContain(status);
        if (status === 400) allowed[path].push(name);
      }
    }
    expect(allowed).toEqual({
      resume: ['seeker'],
      file: ['seeker', 'owner', 'recruiter', 'interviewer'],
      'company-logo': ['owner'],
      'company-document': ['owner'],
      'bulk-jobs': ['admin'],
    });
  });

  test('that is announced as too large, or never ends, is stopped early in constant memory', async () => {
    const before = process.memoryUsage().rss;
    const { status, sent } = await endlessUpload();
    expect(status).toBe(400);
    expect(sent).toBeLessThan(80 * MB);
    expect(process.memoryUsage().rss - before).toBeLessThan(90 * MB);
    expect(filesIn('arriving')).toEqual([]);
  });

  test('that breaks off leaves nothing behind', async () => {
    await expect(brokenUpload()).resolves.toBe('broken');
    await expect.poll(() => filesIn('arriving')).toEqual([]);
  });
});

function begin(headers: Record<string, string> = {}) {
  const sending = request(`${app.url}/api/upload/resume`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${seeker.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...headers,
    },
  });
  sending.write(
    '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4\n',
  );
  return sending;
}

/** Sends until the server stops it. */
function endlessUpload(): Promise<{ status: number; sent: number }> {
  const chunk = Buffer.alloc(256 * 1024, 'x');
  let sent = 0;
  let over = false;
  const sending = begin();
  return new Promise((resolve) => {
    const more = () => {
      while (!over && sent < 200 * MB) {
        sent += chunk.length;
        if (!sending.write(chunk)) return void sending.once('drain', more);
      }
      sending.end();
    };
    sending.once('error', () => {});
    sending.once('response', (response) => {
      over = true;
      resolve({ status: response.statusCode ?? 0, sent });
      response.resume();
      sending.destroy();
    });
    more();
  });
}

function brokenUpload(): Promise<string> {
  const sending = begin({ 'content-length': '100000' });
  return new Promise((resolve) => {
    sending.once('error', () => resolve('broken'));
    sending.write('more', () => sending.destroy(new Error('broken')));
  });
}
