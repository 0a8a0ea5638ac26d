import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { countResponses } from '#server/modules/company/responses/countResponses.service.ts';
import type { App } from '#tests/support/app.ts';
import { addUser } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';

const HOUR = 3_600_000;

let app: App;
let job: string;
beforeEach(async () => {
  const world = await scenario().employer().job({ postedIn: -60 });
  app = world.app;
  job = world.job.id;
});

/** One application for each number of hours until its answer; null is never. */
async function apply(answers: readonly (number | null)[], daysAgo = 20): Promise<void> {
  for (const hours of answers) {
    const seeker = await addUser(app, 'job_seeker');
    const at = app.clock.now().getTime() - daysAgo * 24 * HOUR;
    const id = newId(at);
    await app.sql(
      `insert into applications (id, job_id, seeker_id, name, email, status_changed_at, applied_at)
       values (?, ?, ?, 'Asha Rao', 'asha@people.example', ?, ?)`,
      [id, job, seeker.id, new Date(at), new Date(at)],
    );
    const event = (kind: string, time: number) =>
      app.sql('insert into application_events (id, application_id, kind, at) values (?, ?, ?, ?)', [
        newId(time),
        id,
        kind,
        new Date(time),
      ]);
    await event('viewed', at + HOUR);
    if (hours !== null) await event('shortlisted', at + hours * HOUR);
  }
}

const ASKED = `query($id: ID!) {
  job(id: $id) { stats { answerDays } company { responses { applicants answered typicalDays } } }
}`;

async function counted() {
  await countResponses(app.services);
  const { job: shown } = await app.graphql<{
    job: { stats: { answerDays: number | null }; company: { responses: object | null } };
  }>(ASKED, { id: job });
  return { ...shown.company, ...shown.stats };
}

test('the figures about a company’s answers come from its older applications, if there are ten', async () => {
  await apply([2, 5, 50, 50, 50, 400, 500, null, null]);
  expect(await counted()).toEqual({ responses: null, answerDays: null });
  await apply([600]);
  const responses = { applicants: 10, answered: 8, typicalDays: 3 };
  expect(await counted()).toEqual({ responses, answerDays: 3 });
  // Those who withdrew later than a week had no answer; those who withdrew earlier could have none.
  const withdrawn = (days: number) =>
    app.sql(
      `update applications set withdrawn_at = applied_at + make_interval(days => ?)
      where id not in (select application_id from application_events where kind = 'shortlisted')`,
      [days],
    );
  await withdrawn(6);
  expect(await counted()).toEqual({ responses: null, answerDays: null });
  await withdrawn(8);
  expect(await counted()).toEqual({ responses, answerDays: 3 });
  const { jobs } = await app.graphql<{ jobs: { nodes: object[] } }>(
    '{ jobs(first: 1) { nodes { company { responses { applicants answered typicalDays } } } } }',
  );
  expect(jobs.nodes).toEqual([{ company: { responses } }]);
});

test('this week’s applications do not count yet, nor do those of more than half a year ago', async () => {
  await apply(Array(10).fill(1), 3);
  await apply(Array(10).fill(1), 190);
  expect((await counted()).responses).toBeNull();
});

test('a company that seldom or slowly answers promises nothing', async () => {
  await apply([1, 1, 1, 1, null, null, null, null, null, null]);
  expect(await counted()).toEqual({
    responses: { applicants: 10, answered: 4, typicalDays: null },
    answerDays: null,
  });
  app.clock.forward({ days: 200 });
  await app.sql('update jobs set application_deadline = null');
  await apply(Array(10).fill(32 * 24), 60);
  expect(await counted()).toEqual({
    responses: { applicants: 10, answered: 10, typicalDays: 32 },
    answerDays: null,
  });
  app.clock.forward({ days: 200 });
  expect((await counted()).responses).toBeNull();
});
