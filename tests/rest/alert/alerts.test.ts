import { beforeAll, expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';
import { documented } from '#tests/rest/documented.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

let seeker: Person;

beforeAll(async () => {
  ({ seeker } = await scenario(theApp()).seeker());
});

const call = (method: string, path: string, id?: string, body?: unknown) =>
  documented(seeker, method, path, body, id ? { id } : {});

test('alerts are created, listed, changed and deleted over REST, in any documented spelling', async () => {
  const made = await call('POST', '/alerts', undefined, {
    name: 'Tea',
    keywords: 'taster',
    location: 'Jorhat, Assam',
    jobType: 'Full Time',
    salaryRange: '3,00,000-5,00,000',
    frequency: 'Weekly',
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    name: 'Tea',
    jobType: 'full_time',
    salaryRange: 'lakh_3_5',
    frequency: 'weekly',
    isActive: true,
    lastSent: 'Never',
    matches: 0,
  });
  const id = String(made.body['id']);
  const listed = await documented<unknown[]>(seeker, 'GET', '/alerts');
  expect(listed.body).toEqual([made.body]);

  const changed = await call('PATCH', '/alerts/{id}', id, { isActive: 'no', jobType: 'remote' });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ id, isActive: false, jobType: 'remote', name: 'Tea' });
  // The path names the alert, even if the body names another one.
  const other = await call('PATCH', '/alerts/{id}', id, { id: 'another', name: 'Coffee' });
  expect(other.body).toMatchObject({ id, name: 'Coffee' });

  const gone = await call('DELETE', '/alerts/{id}', id);
  expect([gone.status, gone.body]).toEqual([204, {}]);
  expect((await call('DELETE', '/alerts/{id}', id)).status).toBe(404);
  expect((await documented<unknown[]>(seeker, 'GET', '/alerts')).body).toEqual([]);
});

test('invalid fields are reported by name, and a guest has no alerts', async () => {
  const refused = await call('POST', '/alerts', undefined, { name: '', jobType: 'sometimes' });
  expect(refused).toMatchObject({
    status: 400,
    body: {
      fields: [
        { field: 'name', message: 'Alert name is required' },
        { field: 'keywords', message: 'Keywords is required' },
        { field: 'jobType', message: 'Job type: please choose one of the options' },
      ],
    },
  });
  const app = await theApp();
  for (const [method, path] of [
    ['GET', '/api/alerts'],
    ['POST', '/api/alerts'],
    ['PATCH', '/api/alerts/1'],
    ['DELETE', '/api/alerts/1'],
  ] as const)
    expect((await app.rest(method, path, method === 'GET' ? undefined : {})).status).toBe(401);
  expect((await call('PATCH', '/alerts/{id}', 'abc', { name: 'x' })).status).toBe(404);
});
