import { beforeAll, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

const REPORT = 'mutation($input: ReportJobInput!) { reportJob(input: $input) { message } }';

let app: App;
beforeAll(async () => {
  ({ app } = await scenario());
});

test('a signed-in user can report a live job, and reporting again replaces the report', async () => {
  const { job, seeker, rival } = await scenario(app).job().seeker().seeker({ as: 'rival' });
  const report = (who: typeof seeker, reason: string, detail?: string) =>
    who.graphql(REPORT, { input: { jobId: job.id, reason, detail } });
  expect(await report(seeker, 'FEE')).toEqual({
    reportJob: { message: 'Thank you. We will review this job.' },
  });
  await report(seeker, 'FAKE', ' They asked for ₹500. ');
  await report(rival, 'OTHER');
  const rows = await app.sql(
    'select reason, detail from job_reports where job_id = ? order by reason',
    [job.id],
  );
  expect(rows).toEqual([
    { reason: 'fake', detail: 'They asked for ₹500.' },
    { reason: 'other', detail: '' },
  ]);
});

test('a guest has to log in, and only live jobs can be reported', async () => {
  const { ended, seeker } = await scenario(app).job({ as: 'ended', status: 'closed' }).seeker();
  const input = { jobId: ended.id, reason: 'FEE' };
  await expect(app.graphql(REPORT, { input })).rejects.toMatchObject({
    extensions: { code: 'UNAUTHENTICATED' },
  });
  await expect(seeker.graphql(REPORT, { input })).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  });
  const long = { ...input, detail: 'x'.repeat(501) };
  await expect(seeker.graphql(REPORT, { input: long })).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'detail' }] },
  });
});
