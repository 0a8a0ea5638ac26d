import { beforeAll, expect, test } from 'vitest';
import { changeOfJob, decide } from '#tests/server/admin/pendingChange/changes.ts';
import { createJob, updateJob } from '#tests/server/job/own/jobCalls.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { LANGUAGE, questionsOf, TWO_WHEELER, WHY, YEARS } from './questions.ts';

let app: App;
let employer: Employer;
let admin: Person;

beforeAll(async () => {
  app = await theApp();
  ({ employer, admin } = await scenario().employer().admin());
});

test('questions are posted with the job, replaced by an edit, and kept by an edit of something else', async () => {
  const { id } = await createJob(employer, { questions: [TWO_WHEELER, LANGUAGE] });
  const asked = async () => (await questionsOf(employer, id)).map(({ text }) => text);
  await app.sql(`update jobs set admin_status = 'approved' where id = ?`, [id]);
  expect(await asked()).toEqual([TWO_WHEELER.text, LANGUAGE.text]);
  await updateJob(employer, id, { benefits: 'Free tea' });
  expect(await asked()).toEqual([TWO_WHEELER.text, LANGUAGE.text]);
  await updateJob(employer, id, { questions: [YEARS] });
  expect(await asked()).toEqual([YEARS.text]);
  const { duplicateJob } = await employer.graphql<{
    duplicateJob: { draft: { values: object } };
  }>(
    'mutation($id: ID!) { duplicateJob(input: { id: $id }) { draft { values { questions { text minimum weight } } } } }',
    { id },
  );
  expect(duplicateJob.draft.values).toEqual({
    questions: [{ text: YEARS.text, minimum: 2, weight: 'NICE' }],
  });
});

test('questions must not ask about marital status and the like', async () => {
  const questions = [{ ...WHY, text: 'Are you married?' }];
  const { body } = await employer.rest('PATCH', `/api/jobs/${(await addJob(app, employer.company!.id)).id}`, { questions }); // oxfmt-ignore
  expect(body).toMatchObject({
    fields: [{ field: 'questions.0.text', message: expect.stringContaining('marital status') }],
  });
});

test('questions with a risk sign wait for an administrator, who sees them', async () => {
  const { id } = await addJob(app, employer.company!.id);
  await updateJob(employer, id, { questions: [TWO_WHEELER] });
  const risky = { ...WHY, text: 'Have you paid the registration fee?', isRequired: true };
  await updateJob(employer, id, { questions: [TWO_WHEELER, risky] });
  expect(await questionsOf(app, id)).toHaveLength(1);
  const change = (await changeOfJob(employer, id))!;
  expect(change).toMatchObject({
    riskSigns: ['FEE'],
    fields: [
      {
        name: 'questions',
        before: `${TWO_WHEELER.text} · Yes or no · Required · Must-have: Yes`,
        after: `${TWO_WHEELER.text} · Yes or no · Required · Must-have: Yes\n${risky.text} · A short text · Required`,
      },
    ],
  });
  await decide(admin, change.id, 'APPROVE');
  expect((await questionsOf(app, id)).map(({ text }) => text)).toEqual([TWO_WHEELER.text, risky.text]); // oxfmt-ignore
});
