import { beforeAll, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { csv, prepared, ROW, uploadFor } from './uploadCalls.ts';

let app: App;
let admin: Person;

beforeAll(async () => {
  app = await appWithFiles();
  ({ admin } = await scenario(app).admin());
  await addCompany(app, { name: 'Lotus Works' });
});

test('a row with more values than columns is rejected with advice', async () => {
  const broken = csv([ROW]).trimEnd().concat(',one more\r\n');
  const upload = await prepared(
    app,
    admin,
    broken + csv([{ ...ROW, title: 'Cook' }]).split('\r\n')[1],
  );
  expect(upload).toMatchObject({
    total: 2,
    valid: 1,
    errors: [
      {
        row: 2,
        field: 'description',
        message: 'The row has more values than there are columns',
        hint: 'Put values that contain a comma in double quotes.',
      },
    ],
  });
});

test('rows sent over REST can be downloaded as a file with their errors', async () => {
  const { body } = await admin.rest<{ id: string }>('POST', '/api/admin/jobs/bulk-upload/upload', {
    data: [
      { ...ROW, is_featured: true },
      { ...ROW, title: '' },
    ],
    type: 'jobs',
  });
  const { annotatedFileUrl } = (await uploadFor(admin, body.id))!;
  const file = await fetch(app.url + annotatedFileUrl, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [head, right, wrong, ...rest] = (await file.text()).replace('\ufeff', '').split('\r\n');
  expect(head!.split(',').slice(0, 4)).toEqual(['title', 'company_name', 'location', 'type']);
  expect(right).toContain('Tea Taster,Lotus Works');
  expect(right).toContain(',true,');
  expect(right).not.toContain('Job title is required');
  expect(wrong).toContain('Job title is required');
  expect(rest.join('')).toBe('');
});
