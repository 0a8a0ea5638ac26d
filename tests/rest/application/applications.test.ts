import { expect, test } from 'vitest';
import { documented } from '#tests/rest/documented.ts';
import { scenario } from '#tests/support/scenario.ts';

test('an application is sent and read by both sides as documented', async () => {
  const { seeker, employer, job } = await scenario().employer().seeker().job();
  const body = { jobId: job.id, coverLetter: 'Here I am.', resume: null };
  const sent = await documented(seeker, 'POST', '/applications', body);
  expect(sent.status).toBe(201);
  expect(sent.body).toMatchObject({ status: 'pending', coverLetter: 'Here I am.', resume: null });
  for (const reader of [seeker, employer]) {
    const { body: list } = await documented(reader, 'GET', '/applications');
    expect(list).toMatchObject({ total: 1, applications: [{ id: sent.body['id'] }] });
  }
  const again = await documented(seeker, 'POST', '/applications', body);
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    code: 'CONFLICT',
    message: 'You have already applied for this job.',
  });
});

test('the documented placeholder path is refused, because no upload returned it', async () => {
  const { seeker, job } = await scenario().seeker().job();
  const body = { jobId: job.id, resume: 'uploads/resumes/cv.pdf' };
  const { status, body: refusal } = await documented(seeker, 'POST', '/applications', body);
  expect(status).toBe(400);
  expect(refusal).toMatchObject({ fields: [{ field: 'resume' }] });
});
