import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { pdf } from '#tests/server/file/documents.ts';
import { appWithFiles, upload, uploadedResume } from '#tests/server/file/uploadApp.ts';
import { openapi } from '#tests/rest/documented.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let seeker: Person;
let employer: Employer;

beforeAll(async () => {
  app = await appWithFiles();
  ({ seeker, employer } = await scenario(app).seeker().employer());
});

const paths = async () => {
  const document = await openapi(app);
  const all = Object.entries(document.paths).filter(([path]) => path.startsWith('/upload/'));
  return Object.fromEntries(all);
};

test('the OpenAPI document has every file path with its form', async () => {
  const all = await paths();
  const rows = Object.entries(all).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(rows.toSorted()).toEqual([
    'delete /upload/{id}',
    'get /upload/limits/info',
    'get /upload/{id}',
    'post /upload/bulk-jobs',
    'post /upload/company-document',
    'post /upload/company-logo',
    'post /upload/file',
    'post /upload/resume',
  ]);
  for (const path of ['file', 'resume', 'company-logo', 'company-document', 'bulk-jobs'])
    expect(all[`/upload/${path}`]!['post']!.requestBody).toMatchObject({
      content: { 'multipart/form-data': { schema: { required: ['file'] } } },
    });
});

test('each upload path returns the documented response and the standard error', async () => {
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f60' } })
    .png()
    .toBuffer();
  for (const [path, who, bytes] of [
    ['file', seeker, pdf()],
    ['resume', seeker, pdf()],
    ['company-logo', employer, image],
    ['company-document', employer, pdf()],
  ] as const) {
    const taken = await upload(app, who, path, bytes);
    expect(taken.status).toBe(201);
    const refused = await upload(app, null, path, bytes);
    expect(refused.status).toBe(401);
  }
  const { fileId } = await uploadedResume(app, seeker);
  for (const [method, path] of [
    ['GET', `/upload/${fileId}`],
    ['DELETE', `/upload/${fileId}`],
    ['GET', '/upload/limits/info'],
  ] as const) {
    const { status } = await seeker.rest(method, `/api${path}`);
    expect(status).toBe(200);
  }
});
