import { beforeAll, expect, test } from 'vitest';
import { rounds } from '#tests/support/suiteSize.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { caller, type Caller, type GraphqlFailure } from '#tests/support/caller.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import {
  applicants,
  notificationsOf,
  colleagueOf,
  setStatus,
  statusMailsTo,
  kindsOf,
  updateStatus,
  changeMany,
  seenBy,
} from './statusWorld.ts';

let app: App;
let employer: Employer;
let here: Caller;
let there: Caller;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
  const colleague = await colleagueOf(app, employer);
  // Another process on the same data.
  const other = await startApp({ databaseUrl: app.databaseUrl });
  here = employer;
  there = caller(other.url, { authorization: `Bearer ${colleague.token}` });
});

const outcome = async (deciding: Promise<{ status: string }>) => {
  try {
    return { status: (await deciding).status };
  } catch (error) {
    return (error as GraphqlFailure).extensions as { code: string; current?: string };
  }
};

test.each([
  ['with what each saw', 'SHORTLISTED'],
  ['without saying what they saw', undefined],
])('of two simultaneous changes of status one wins, %s', async (_name, from) => {
  for (const { seeker, id } of await applicants(app, employer, rounds({ quick: 3, full: 12 }))) {
    // Neither of the two can follow the other.
    await setStatus(app, id, 'shortlisted');
    const outcomes = await Promise.all([
      outcome(updateStatus(here, id, 'HIRED', from)),
      outcome(updateStatus(there, id, 'REJECTED', from)),
    ]);
    const { status } = (await seenBy(here, id))!;
    expect(outcomes.filter((one) => 'status' in one)).toEqual([{ status }]);
    const [loser] = outcomes.filter((one) => 'code' in one);
    // A change that is so late that it reads the new status is refused by the table of changes instead.
    if (from || loser!.code === 'CONFLICT') {
      expect(loser).toMatchObject({ code: 'CONFLICT', current: status.toLowerCase() });
    } else {
      expect(loser).toMatchObject({ rule: 'application.move.allowed' });
    }
    expect(kindsOf((await seenBy(seeker, id))!)).toEqual(['APPLIED', status]);
    expect(await notificationsOf(seeker)).toHaveLength(1);
    expect(await statusMailsTo(app, seeker)).toHaveLength(1);
  }
});

test('two changes in a row appear on the timeline in their order', async () => {
  for (const { id } of await applicants(app, employer, 6)) {
    await Promise.all([
      updateStatus(here, id, 'REVIEWED'),
      outcome(updateStatus(there, id, 'SHORTLISTED', 'REVIEWED')),
    ]);
    if ((await seenBy(here, id))!.status === 'REVIEWED')
      await updateStatus(there, id, 'SHORTLISTED');
    const { events } = (await seenBy(here, id))!;
    expect(events.map(({ kind }) => kind)).toEqual(['APPLIED', 'REVIEWED', 'SHORTLISTED']);
    expect(events.map(({ actorName }) => actorName)).toEqual([null, 'Asha Rao', 'Meera Rao']);
  }
});

test('a conflict is reported over GraphQL and REST, with the current status', async () => {
  const { id } = (await applicants(app, employer, 1))[0]!;
  await updateStatus(here, id, 'REJECTED');
  await expect(updateStatus(there, id, 'SHORTLISTED', 'PENDING')).toFailWith('CONFLICT');
  const body = { status: 'shortlisted', from: 'pending' };
  const answer = await there.rest('PATCH', `/api/applications/${id}/status`, body);
  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      current: 'rejected',
      message: 'Someone else already changed this application to rejected.',
    },
  });
});

test('two bulk changes of the same applications wait for each other, and each application is changed once', async () => {
  const cases = await applicants(app, employer, 10);
  const ids = cases.map(({ id }) => id);
  const [first, second] = await Promise.all([
    changeMany(here, ids, 'REJECTED'),
    changeMany(there, ids.toReversed(), 'REJECTED'),
  ]);
  const changed = [...first.applications, ...second.applications].map(({ id }) => id);
  expect(changed.toSorted()).toEqual(ids.toSorted());
  expect(first.refused.length + second.refused.length).toBe(10);
});
