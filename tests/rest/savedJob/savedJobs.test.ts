import { expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';
import { documented } from '#tests/rest/documented.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';

test('jobs are saved, listed and removed over REST', async () => {
  const { app, seeker } = await scenario(theApp()).seeker();
  const company = await addCompany(app);
  const job = await addJob(app, company.id, { type: 'part_time' });
  for (let time = 0; time < 2; time += 1) {
    const saved = await seeker.rest('PUT', `/api/saved-jobs/${job.id}`);
    expect([saved.status, saved.body]).toEqual([200, { savedJobIds: [job.id] }]);
  }
  const { body } = await documented<{ savedJobs: object[]; total: number }>(
    seeker,
    'GET',
    '/saved-jobs',
  );
  expect(body).toMatchObject({
    total: 1,
    savedJobs: [{ isOpen: true, job: { id: job.id, type: 'part_time' } }],
  });
  const newer = await addJob(app, company.id);
  await seeker.rest('PUT', `/api/saved-jobs/${newer.id}`);
  expect((await seeker.rest('GET', '/api/saved-jobs?limit=1&page=2')).body).toMatchObject({
    total: 2,
    savedJobs: [{ job: { id: job.id } }],
  });
  await seeker.rest('DELETE', `/api/saved-jobs/${newer.id}`);
  expect((await seeker.rest('DELETE', `/api/saved-jobs/${job.id}`)).status).toBe(204);
  expect((await seeker.rest('DELETE', `/api/saved-jobs/${job.id}`)).status).toBe(204);
  expect((await documented(seeker, 'GET', '/saved-jobs')).body).toEqual({
    savedJobs: [],
    total: 0,
  });
  expect((await seeker.rest('PUT', '/api/saved-jobs/abc')).status).toBe(404);
  for (const method of ['PUT', 'DELETE'])
    expect((await app.rest(method, `/api/saved-jobs/${job.id}`)).status).toBe(401);
});
