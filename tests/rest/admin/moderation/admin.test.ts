import { expect, test } from 'vitest';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { documented, type Json } from '#tests/rest/documented.ts';
import { ADMIN_CALLS } from './adminCalls.ts';
import { BULK_UPLOAD_CALLS } from './bulkUploadCalls.ts';

type Call = {
  who: Person;
  params?: Record<string, string>;
  body?: Json;
  query?: string;
  status?: number;
};

const CALLS = { ...ADMIN_CALLS, ...BULK_UPLOAD_CALLS };

test.each(Object.entries(CALLS))('%s gives the documented response', async (row, prepare) => {
  const [method, path] = row.split(' ') as [string, string];
  const { who, params, body, query, status = 200 } = (await prepare()) as Call;
  expect((await documented(who, method, path, body, params, query)).status).toBe(status);
});

test('errors are documented too', async () => {
  const { admin, seeker } = await scenario().admin().seeker();
  const params = { id: '0198f3c2-0000-7000-8000-000000000000' };
  const path = '/admin/jobs/{id}/status';
  const answers = [
    await documented(admin, 'PUT', path, {}, params),
    await documented(admin, 'PUT', path, { status: 'eaten' }, params),
    await documented(admin, 'PUT', path, { status: 'approved' }, params),
    await documented(seeker, 'PUT', path, { status: 'approved' }, params),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 403]);
});
