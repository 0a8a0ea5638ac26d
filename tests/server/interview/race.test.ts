import { beforeAll, expect, test } from 'vitest';
import { rounds } from '#tests/support/suiteSize.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { caller, type GraphqlFailure } from '#tests/support/caller.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import {
  after,
  book,
  change,
  decline,
  eventsSentTo,
  propose,
  tenOn,
  tokenOf,
} from './interviewWorld.ts';

let app: App;
let other: App;
let employer: Employer;
const invited: { seeker: Person; applicationId: string }[] = [];

beforeAll(async () => {
  const world = await scenario().employer().job();
  ({ app, employer } = world);
  // Another process on the same data.
  other = await startApp({ databaseUrl: app.databaseUrl });
  for (let count = 0; count < 2; count++) {
    const { seeker } = await scenario(app).seeker();
    invited.push({ seeker, applicationId: (await apply(seeker, world.job)).id });
  }
});

const outcome = async (acting: Promise<unknown>) => {
  try {
    await acting;
    return 'done';
  } catch (error) {
    const { code, rule } = (error as GraphqlFailure).extensions as { code?: string; rule?: string };
    return rule ?? code;
  }
};

async function offer(round: number) {
  const time = after(tenOn(app, 2), round * 60);
  const found = [];
  for (const { seeker, applicationId } of invited) {
    const { id } = await propose(employer, applicationId, {
      times: [time],
      interviewerIds: [employer.id],
    });
    found.push({ id, seeker, token: await tokenOf(app, seeker.email) });
  }
  return { time, first: found[0]!, second: found[1]! };
}

/** Both tests together: 200 races in the full suite. */
const ROUNDS = rounds({ quick: 2, full: 100 });

test('if two applicants choose the same time at once, one gets it, and each gets one email', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { time, first, second } = await offer(round % 18);
    const before = (await eventsSentTo(app, employer.email)).length;
    const outcomes = await Promise.all([
      outcome(book(app, first.token, time)),
      outcome(book(other, second.token, time)),
    ]);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'interview.book.free']));
    expect((await eventsSentTo(app, employer.email)).length).toBe(before + 1);
    for (const { id } of [first, second]) await change(employer, 'cancel', id);
    await app.sql('delete from interviews');
  }
});

test('moving, cancelling and booking at the same moment leave a consistent state, and nobody stays busy', async () => {
  const there = caller(other.url, { authorization: `Bearer ${employer.token}` });
  for (let round = 0; round < ROUNDS; round++) {
    const { time, first, second } = await offer(round % 18);
    await book(app, first.token, time);
    const acts = [
      change(there, 'move', first.id, { startsAt: after(time, 20).toISOString() }),
      decline(app, first.token),
      book(other, second.token, time),
      change(employer, 'cancel', first.id),
    ];
    const outcomes = await Promise.all(acts.map(outcome));
    expect(outcomes.every((one) => one === 'done' || one?.startsWith('interview.'))).toBe(true);
    const [state] = await app.sql<{ status: string; sequence: number; busy: number }>(
      `select status, sequence, (select count(*)::int from interview_people p
        where p.interview_id = i.id and p.busy is not null) as busy from interviews i where id = ?`,
      [first.id],
    );
    expect(state!.status).toBe('cancelled');
    expect(state!.busy).toBe(0);
    const events = (await eventsSentTo(app, first.seeker.email)).slice(-state!.sequence);
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: state!.sequence }, (_, index) => index + 1),
    );
    expect(events.at(-1)!.method).toBe('CANCEL');
    await app.sql('delete from interviews');
  }
});
