import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { documented } from '#tests/rest/documented.ts';

let app: App;
beforeAll(async () => {
  ({ app } = await scenario());
});

const call = (path: string, id: string) =>
  documented<Record<string, unknown>>(app, 'GET', path, undefined, { id });

test('a job has the documented field names', async () => {
  const { job } = await scenario(app).job({
    title: 'Fitter',
    type: 'part_time',
    featured: true,
    salary: { text: '₹25,000/month', min: 300_000, max: 300_000 },
  });
  await app.sql(`update jobs set requirements = ? where id = ?`, ['One\nTwo', job.id]);
  const { status, body } = await call('/jobs/{id}', job.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: job.id,
    title: 'Fitter',
    company: { name: 'Lotus Works', size: null, founded: null, website: null, description: '' },
    location: 'Pune, Maharashtra',
    type: 'part_time',
    experienceLevel: null,
    salary: '₹25,000/month',
    salaryMin: 300_000,
    salaryMax: 300_000,
    category: null,
    industry: 'technology',
    isFeatured: true,
    featured: true,
    hot: false,
    isRemote: false,
    status: 'active',
    adminStatus: 'approved',
    views: 0,
    applicationsCount: 0,
    requirements: 'One\nTwo',
  });
  for (const name of ['postedDate', 'postedAt', 'createdAt', 'applicationDeadline', 'expiry'])
    expect(Date.parse(String(body[name])), name).not.toBeNaN();
});

test('an expired job says so; one that never existed or was never live is not found', async () => {
  const { closed, expired, pending } = await scenario(app)
    .job({ as: 'closed', status: 'closed' })
    .job({ as: 'expired', endsIn: -1 })
    .job({ as: 'pending', adminStatus: 'pending' });
  for (const [{ id }, word] of [
    [closed, 'closed'],
    [expired, 'expired'],
  ] as const) {
    const { status, body } = await call('/jobs/{id}', id);
    expect({ status, word: body['status'] }).toEqual({ status: 200, word });
  }
  for (const id of [pending.id, newId(0), 'abc'])
    for (const path of ['/jobs/{id}', '/jobs/{id}/similar', '/jobs/{id}/stats'])
      expect((await call(path, id)).status, `${path} ${id}`).toBe(404);
});

test('statistics are returned under both names, similar jobs as a list', async () => {
  const { job, twin } = await scenario(app)
    .job({ title: 'Welder' })
    .job({ as: 'twin', title: 'Welder' });
  const { body } = await call('/jobs/{id}/stats', job.id);
  const figures = { applicants: 0, applications: 0, views: 0 };
  expect(body).toMatchObject({ ...figures, jobStats: { ...figures, shortlisted: 0, hired: 0 } });
  expect(body['posted']).toBe((body['jobStats'] as Record<string, unknown>)['posted']);
  const similar = await call('/jobs/{id}/similar', job.id);
  expect((similar.body as unknown as { id: string }[])[0]?.id).toBe(twin.id);
});
