import { beforeAll, expect, test } from 'vitest';
import { rounds } from '#tests/support/suiteSize.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { caller, type Caller, type GraphqlFailure } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { applicationsOf, apply } from '#tests/server/application/applicationCalls.ts';
import {
  applicants,
  colleagueOf,
  kindsOf,
  updateStatus,
  changeMany,
  seenBy,
} from '#tests/server/application/status/statusWorld.ts';

const ROUNDS = rounds({ quick: 2, full: 25 });
/** How far ahead the deadline is, in multiples of the time to apply: everyone is late, or some are, or nobody is. */
const AHEAD = [0, 1.5, 30, 0.5, 3];
const SEEKERS = 6;

let app: App;
let other: App;
let employer: Employer;
let colleague: Person;
let seekers: Person[];

/** The same user, connected to the other process. */
const elsewhere = ({ token }: Person): Caller =>
  caller(other.url, { authorization: `Bearer ${token}` });

beforeAll(async () => {
  app = await theApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
  ({ employer } = await scenario(app).employer());
  colleague = await colleagueOf(app, employer);
  const worlds = Array.from({ length: SEEKERS }, () => scenario(app).seeker());
  seekers = (await Promise.all(worlds)).map(({ seeker }) => seeker);
});

type Outcome<Done> = { done: Done } | { failure: { code: string; rule?: string } };

async function outcome<Done>(asked: Promise<Done>): Promise<Outcome<Done>> {
  try {
    return { done: await asked };
  } catch (error) {
    return { failure: (error as GraphqlFailure).extensions };
  }
}

/**
 * Two candidates apply at a time, each as soon as another is done; the deadline passes among them.
 */
async function untilTheDeadline(ahead: number) {
  const { id } = await addJob(app, employer.company!.id);
  const deadline = new Date(app.clock.now().getTime() + ahead);
  await app.sql('update jobs set application_deadline = ? where id = ?', [deadline, id]);
  const asked: Promise<Outcome<{ id: string }>>[] = [];
  for (const [at, seeker] of seekers.entries()) {
    const caller = at % 2 ? seeker : elsewhere(seeker);
    asked.push(Promise.resolve(asked[at - 2]).then(() => outcome(apply(caller, { id }))));
  }
  return { id, deadline, outcomes: await Promise.all(asked) };
}

/** How long an application takes on this machine right now. */
async function timeToApply(): Promise<number> {
  const { id } = await addJob(app, employer.company!.id);
  const begun = performance.now();
  await apply(seekers[0]!, { id });
  return performance.now() - begun;
}

test('an application that arrives while the deadline passes either exists before it or is refused', async () => {
  const refusals = new Set<string | undefined>();
  let accepted = 0;
  const once = await timeToApply();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ahead = once * AHEAD[round % AHEAD.length]!;
    const { id, deadline, outcomes } = await untilTheDeadline(ahead);
    const sent = outcomes.flatMap((one) => ('done' in one ? [one.done.id] : []));
    for (const one of outcomes) if ('failure' in one) refusals.add(one.failure.rule);
    accepted += sent.length;
    const rows = await app.sql<{ id: string; late: boolean; count: number; notified: number }>(
      `select a.id, a.applied_at >= ? as late, j.applications_count as count,
         (select count(*)::int from notifications n where n.user_id = ?
           and n.kind = 'application_received' and n.data ->> 'applicationId' = a.id::text) as notified
       from applications a join jobs j on j.id = a.job_id where j.id = ? order by a.id`,
      [deadline, employer.id, id],
    );
    expect(rows).toEqual(
      sent.toSorted().map((one) => ({ id: one, late: false, count: sent.length, notified: 1 })),
    );
    const seen = (await applicationsOf(employer, { first: 100 })).nodes;
    expect(seen.filter(({ job }) => job.id === id)).toHaveLength(sent.length);
  }
  expect(refusals).toEqual(new Set(['application.submit.job-open']));
  expect(accepted).toBeGreaterThan(0);
});

test('if a single and a bulk change of one application arrive at once, one wins', async () => {
  for (const { id } of await applicants(app, employer, ROUNDS)) {
    const [one, many] = await Promise.all([
      outcome(updateStatus(employer, id, 'SHORTLISTED', 'PENDING')),
      changeMany(elsewhere(colleague), [id], 'REVIEWED'),
    ]);
    const now = (await seenBy(employer, id))!;
    expect(kindsOf(now)).toEqual(['APPLIED', now.status]);
    if ('done' in one) {
      expect(now.status).toBe('SHORTLISTED');
      expect(many.refused).toMatchObject([{ id, rule: 'application.move.allowed' }]);
      expect(now.events.at(-1)!.actorName).toBe('Asha Rao');
    } else {
      expect(now.status).toBe('REVIEWED');
      expect(one.failure).toMatchObject({ code: 'CONFLICT', current: 'reviewed' });
      expect(many.applications).toMatchObject([{ id, status: 'REVIEWED' }]);
      expect(now.events.at(-1)!.actorName).toBe('Meera Rao');
    }
  }
});
