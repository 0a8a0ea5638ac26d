import { beforeAll, describe, expect, test } from 'vitest';
import { rounds } from '#tests/support/suiteSize.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { caller, type Caller, type GraphqlFailure } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { changeJobs, deleteJob, ownJobs, turn, updateJob } from './jobCalls.ts';

const SEEKERS = 8;
const ROUNDS = rounds({ quick: 2, full: 12 });

let app: App;
let other: App;
let employer: Employer;
let seekers: Person[];

/** The same user, connected to the other process. */
const elsewhere = ({ token }: Person): Caller =>
  caller(other.url, { authorization: `Bearer ${token}` });

beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
  ({ employer } = await scenario(app).employer());
  const worlds = Array.from({ length: SEEKERS }, () => scenario(app).seeker());
  seekers = (await Promise.all(worlds)).map(({ seeker }) => seeker);
});

const newJob = () => addJob(app, employer.company!.id);

/** `done`, or the rule or code of the refusal. */
type Outcome = string;

async function outcome(work: Promise<unknown>): Promise<Outcome> {
  try {
    await work;
    return 'done';
  } catch (error) {
    const { code, rule } = (error as GraphqlFailure).extensions ?? {};
    return rule ?? code ?? String(error);
  }
}

/**
 * Three candidates apply at a time, each as soon as another is done; the job ends once this many
 * have applied.
 */
async function applyUntilEnd(end: (id: string) => Promise<unknown>, through: number) {
  const { id } = await newJob();
  const asked: Promise<Outcome>[] = [];
  for (const [at, seeker] of seekers.entries()) {
    const caller = at % 2 ? seeker : elsewhere(seeker);
    asked.push(Promise.resolve(asked[at - 3]).then(() => outcome(apply(caller, { id }))));
  }
  const ended = Promise.resolve(asked[through - 1]).then(() => end(id));
  const [outcomes] = await Promise.all([Promise.all(asked), ended]);
  const [row] = await app.sql<{ count: number; sent: number; late: number; notified: number }>(
    `select j.applications_count as count, count(a.id)::int as sent,
       count(a.id) filter (where a.applied_at > coalesce(j.closed_at, j.deleted_at))::int as late,
       (select count(*)::int from notifications n where n.data ->> 'jobId' = j.id::text
         and n.kind = 'application_sent') as notified
     from jobs j left join applications a on a.job_id = j.id where j.id = ? group by j.id`,
    [id],
  );
  return { outcomes, row: row! };
}

describe.each([
  ['closes', (id: string) => turn(employer, 'closeJob', id)],
  ['is deleted', (id: string) => deleteJob(employer, id)],
  ['is closed among others', (id: string) => changeJobs(employer, 'CLOSE', [id])],
])('an application that arrives while the job %s', (_, end) => {
  test('either exists before that, or is refused', { tags: ['full'] }, async () => {
    const all: Outcome[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { outcomes, row } = await applyUntilEnd(end, round % SEEKERS);
      const done = outcomes.filter((one) => one === 'done').length;
      expect(row).toEqual({ count: done, sent: done, late: 0, notified: done });
      all.push(...outcomes);
    }
    expect(new Set(all)).toEqual(new Set(['done', 'application.submit.job-open']));
  });
});

test('after a job has been closed, no application is accepted by either process', async () => {
  const { id } = await newJob();
  await turn(employer, 'closeJob', id);
  const late = await Promise.all(
    seekers.map((seeker, at) => outcome(apply(at % 2 ? seeker : elsewhere(seeker), { id }))),
  );
  expect(new Set(late)).toEqual(new Set(['application.submit.job-open']));
});

test('if a job is closed or deleted twice at once, one call succeeds', async () => {
  const [here, there] = [employer, elsewhere(employer)];
  for (let round = 0; round < 5; round += 1) {
    const { id } = await newJob();
    const closed = await Promise.all(
      [here, there].map((who) => outcome(turn(who, 'closeJob', id))),
    );
    expect(closed.toSorted()).toEqual(['done', 'job.close.open']);
    const deleted = await Promise.all([here, there].map((who) => outcome(deleteJob(who, id))));
    expect(deleted.toSorted()).toEqual(['NOT_FOUND', 'done']);
  }
});

test('renewing twice at once extends the job once', async () => {
  const { id } = await addJob(app, employer.company!.id, { endsIn: 2 });
  const both = await Promise.all(
    [employer, elsewhere(employer)].map((who) => outcome(turn(who, 'renewJob', id))),
  );
  expect(both.toSorted()).toEqual(['done', 'job.renew.window']);
});

test('changes of the same jobs in opposite orders do not deadlock', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 20; at += 1) ids.push((await newJob()).id);
  const there = elsewhere(employer);
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = await Promise.all([
      outcome(changeJobs(employer, 'FEATURE', ids)),
      outcome(changeJobs(there, 'UNFEATURE', ids.toReversed())),
    ]);
    expect([one, two]).toEqual(['done', 'done']);
  }
});

test('simultaneous changes of different fields of a job are both kept', async () => {
  await app.sql('update jobs set is_featured = false');
  const { id } = await newJob();
  await Promise.all([
    updateJob(employer, id, { benefits: 'Meals' }),
    updateJob(elsewhere(employer), id, { industry: 'finance' }),
    updateJob(elsewhere(employer), id, { isHot: true }),
    changeJobs(employer, 'FEATURE', [id]),
  ]);
  const { nodes } = await ownJobs(employer, { first: 100 });
  expect(nodes.find((one) => one.id === id)).toMatchObject({
    benefitsText: 'Meals',
    industry: 'finance',
    isHot: true,
    isFeatured: true,
  });
});
