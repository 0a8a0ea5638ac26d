import { beforeAll, expect, test } from 'vitest';
import { rounds } from '#tests/support/suiteSize.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { caller, type Caller, type GraphqlFailure } from '#tests/support/caller.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import {
  applicants,
  changeMany,
  endUndoWindow,
  kindsOf,
  notificationsOf,
  setStatus,
  updateStatus,
  view,
} from '../status/statusWorld.ts';
import { edit, ownSeenBy, undoWithdrawal, withdraw } from './ownCalls.ts';

let app: App;
let employer: Employer;
let there: Caller;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
  // Another process on the same data.
  const other = await startApp({ databaseUrl: app.databaseUrl });
  there = caller(other.url, { authorization: `Bearer ${employer.token}` });
});

const ROUNDS = { quick: 1, full: 40 };

const ruleOf = (doing: Promise<unknown>): Promise<string | null> =>
  doing.then(
    () => null,
    (error: GraphqlFailure) => error.extensions['rule'] ?? error.extensions['code'],
  );

test('if a withdrawal and a hire arrive at once, one wins', async () => {
  for (const { seeker, id } of await applicants(app, employer, rounds(ROUNDS))) {
    await setStatus(app, id, 'shortlisted');
    const [withdrawing, hiring] = await Promise.all([
      ruleOf(withdraw(seeker, id)),
      ruleOf(updateStatus(there, id, 'HIRED')),
    ]);
    await endUndoWindow(app);
    const { status, withdrawal, ...seen } = await ownSeenBy(seeker, id);
    if (hiring === null) {
      expect([withdrawing, status, withdrawal]).toEqual([
        'application.withdraw.open',
        'HIRED',
        null,
      ]);
      expect(kindsOf({ ...seen, status })).toEqual(['APPLIED', 'HIRED']);
    } else {
      expect([withdrawing, hiring, status]).toEqual([
        null,
        'application.move.withdrawn',
        'SHORTLISTED',
      ]);
      expect(kindsOf({ ...seen, status })).toEqual(['APPLIED', 'WITHDRAWN']);
    }
    expect(await notificationsOf(seeker)).toHaveLength(hiring === null ? 1 : 0);
  }
});

test(
  'if a withdrawal and a bulk change arrive at once, the applicant gets at most one notification',
  { tags: ['full'] },
  async () => {
    for (const { seeker, id } of await applicants(app, employer, rounds(ROUNDS))) {
      const [withdrawing] = await Promise.all([
        ruleOf(withdraw(seeker, id)),
        changeMany(there, [id], 'REJECTED'),
      ]);
      await endUndoWindow(app);
      expect(withdrawing).toBeNull();
      expect(await ownSeenBy(seeker, id)).toMatchObject({ status: 'PENDING' });
      expect(await notificationsOf(seeker)).toEqual([]);
    }
  },
);

test('if an edit and the first opening happen at the same instant, the company sees the saved version', async () => {
  for (const { seeker, id } of await applicants(app, employer, rounds(ROUNDS))) {
    const [editing] = await Promise.all([
      ruleOf(edit(seeker, id, { coverLetter: 'Changed.' })),
      view(there, id),
    ]);
    const { coverLetter, events } = await ownSeenBy(employer, id);
    const edited = events.some(({ kind }) => kind === 'EDITED');
    expect([coverLetter, edited]).toEqual(editing === null ? ['Changed.', true] : ['', false]);
    if (editing !== null) expect(editing).toBe('application.edit.unseen');
  }
});

test('if a withdrawal is undone as its undo window ends, one of the two wins', async () => {
  for (const { seeker, id } of await applicants(app, employer, rounds(ROUNDS))) {
    await withdraw(seeker, id);
    const [undoing] = await Promise.all([ruleOf(undoWithdrawal(seeker, id)), endUndoWindow(app)]);
    await endUndoWindow(app);
    const notifications = await app.sql(
      `select 1 from notifications where kind = 'application_withdrawn' and data ->> 'applicationId' = ?`,
      [id],
    );
    const { withdrawal } = await ownSeenBy(seeker, id);
    expect([withdrawal === null, notifications.length]).toEqual(
      undoing === null ? [true, 0] : [false, 1],
    );
  }
});
