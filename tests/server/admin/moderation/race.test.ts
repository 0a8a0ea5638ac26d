import { beforeAll, describe, expect, test } from 'vitest';
import { isFullSuite, rounds } from '#tests/support/suiteSize.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { caller, type Caller, type GraphqlFailure } from '#tests/support/caller.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { changeJobsStatus, companyFor, decide, jobFor, type Noun } from './moderationCalls.ts';

const SEEKERS = 4;
const ROUNDS = rounds({ quick: 2, full: 20 });

let app: App;
let other: App;
let one: Person;
let two: Person;
let seekers: Person[];

/** The same user, at another server process. */
const elsewhere = ({ token }: Person): Caller =>
  caller(other.url, { authorization: `Bearer ${token}` });

beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
  ({ one, two } = await scenario(app).admin({ as: 'one' }).admin({ as: 'two' }));
  const worlds = Array.from({ length: SEEKERS }, () => scenario(app).seeker());
  seekers = (await Promise.all(worlds)).map(({ seeker }) => seeker);
});

type Outcome = string;

/** `done`, or the rule or code of the error. */
async function outcome(work: Promise<unknown>): Promise<Outcome> {
  try {
    await work;
    return 'done';
  } catch (error) {
    const { code, rule } = (error as GraphqlFailure).extensions ?? {};
    return rule ?? code ?? String(error);
  }
}

async function make(noun: Noun) {
  const company = await addCompany(app, { status: noun === 'company' ? 'pending' : 'approved' });
  if (noun === 'company') return company.id;
  return (await addJob(app, company.id, { adminStatus: 'pending' })).id;
}

describe.each(['company', 'job'] as const)('two administrators on the same %s', (noun) => {
  test('approve it concurrently: one succeeds, the other gets a conflict', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await make(noun);
      const both = await Promise.all([
        outcome(decide(one, noun, id, 'approved')),
        outcome(decide(elsewhere(two), noun, id, 'approved')),
      ]);
      expect(both.toSorted()).toEqual(['done', 'moderation.move.new']);
    }
  });

  test('one approves and one rejects concurrently: one succeeds, the other sees the new status', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await make(noun);
      const from = 'PENDING';
      const asked = [
        decide(one, noun, id, 'approved', { from }),
        decide(elsewhere(two), noun, id, 'rejected', { from }),
      ];
      const settled = await Promise.allSettled(asked);
      const failed = settled.filter(({ status }) => status === 'rejected');
      const [won] = settled.filter((each) => each.status === 'fulfilled');
      expect(failed).toHaveLength(1);
      const now = noun === 'company' ? await companyFor(one, id) : await jobFor(one, id);
      expect(won!.value.adminStatus).toBe(now!.adminStatus);
      expect(failed[0]).toMatchObject({
        reason: {
          extensions: {
            code: 'CONFLICT',
            rule: 'moderation.move.seen',
            current: now!.adminStatus.toLowerCase(),
          },
        },
      });
    }
  });
});

test('two administrators approve the same jobs in opposite orders: each job is approved once', async () => {
  const company = await addCompany(app);
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) {
    ids.push((await addJob(app, company.id, { adminStatus: 'pending' })).id);
  }
  const [here, there] = await Promise.all([
    changeJobsStatus(one, 'APPROVE', ids),
    changeJobsStatus(elsewhere(two), 'APPROVE', ids.toReversed()),
  ]);
  expect(here.jobs.length + there.jobs.length).toBe(ids.length);
  const rules = new Set([...here.refused, ...there.refused].map(({ rule }) => rule));
  expect([...rules]).toEqual(['moderation.move.new']);
});

/** Several users apply, and the job is taken down after some have succeeded. */
async function applyDuringTakedown(
  takeDown: (ids: { job: string; company: string }) => Promise<unknown>,
  through: number,
) {
  const company = await addCompany(app);
  const { id: job } = await addJob(app, company.id);
  const asked: Promise<Outcome>[] = [];
  for (const [at, seeker] of seekers.entries()) {
    const door = at % 2 ? seeker : elsewhere(seeker);
    asked.push(Promise.resolve(asked[at - 2]).then(() => outcome(apply(door, { id: job }))));
  }
  const down = Promise.resolve(asked[through - 1]).then(() =>
    takeDown({ job, company: company.id }),
  );
  const [outcomes] = await Promise.all([Promise.all(asked), down]);
  const [row] = await app.sql<{ count: number; sent: number; late: number }>(
    `select j.applications_count as count, count(a.id)::int as sent,
       count(a.id) filter (where a.applied_at > greatest(j.updated_at, c.updated_at))::int as late
     from jobs j join companies c on c.id = j.company_id left join applications a on a.job_id = j.id
     where j.id = ? group by j.id, c.updated_at`,
    [job],
  );
  const late = await outcome(apply(seekers[0]!, { id: job }));
  return { outcomes, row: row!, late };
}

describe.each([
  ['job is suspended', ({ job }: { job: string }) => decide(one, 'job', job, 'suspended')],
  [
    'job is rejected among others',
    ({ job }: { job: string }) => changeJobsStatus(one, 'REJECT', [job]),
  ],
  [
    'company is suspended',
    ({ company }: { company: string }) => decide(elsewhere(two), 'company', company, 'suspended'),
  ],
])('an application that arrives while the %s', (_, takeDown) => {
  test('was accepted before, or is refused', async () => {
    const all: Outcome[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { outcomes, row, late } = await applyDuringTakedown(takeDown, round % SEEKERS);
      const done = outcomes.filter((each) => each === 'done').length;
      expect(row).toEqual({ count: done, sent: done, late: 0 });
      expect([
        'CONFLICT',
        'NOT_FOUND',
        'application.submit.once',
        'application.submit.job-open',
      ]).toContain(late);
      all.push(...outcomes);
    }
    const refusals = new Set(all.filter((each) => each !== 'done'));
    expect(all).toContain('done');
    for (const refusal of refusals) {
      expect(['application.submit.job-open', 'NOT_FOUND']).toContain(refusal);
    }
    // In the two rounds of the quick suite, all applicants may have been faster than the decision.
    if (isFullSuite) expect(refusals.size).toBeGreaterThan(0);
  });
});
