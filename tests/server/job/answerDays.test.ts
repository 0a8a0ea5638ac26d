import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
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

async function answerDays() {
  const answer = await app.graphql<{ job: { stats: { answerDays: number | null } } }>(
    'query($id: ID!) { job(id: $id) { stats { answerDays } } }',
    { id: job },
  );
  return answer.job.stats.answerDays;
}

test('the usual time until an answer is that of the middle one of the older applications', async () => {
  await apply([2, 5, 50, null, null]);
  expect(await answerDays()).toBeNull();
  await apply([400]);
  expect(await answerDays()).toBe(3);
  await apply([1, 1, 1, 1]);
  expect(await answerDays()).toBe(1);
});

test('this week’s applications do not count yet, and a company that seldom answers promises nothing', async () => {
  await apply([1, 1, 1, 1, 1, 1], 3);
  expect(await answerDays()).toBeNull();
  await apply([1, 1, null, null, null, null]);
  expect(await answerDays()).toBeNull();
});
