import { beforeAll, describe, expect, test } from 'vitest';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import {
  applicants,
  notificationsOf,
  statusMailsTo,
  kindsOf,
  endUndoWindow,
  updateStatus,
  changeMany,
  unknownId,
  seenBy,
  undo,
  type Case,
} from './statusWorld.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const idsOf = (cases: Case[]) => cases.map(({ id }) => id);

/** Everything that a seeker could find out about a change, on any page and in any export. */
async function tracesAt({ seeker, id }: Case) {
  const { viewer } = await seeker.graphql<{ viewer: object }>(
    `{ viewer { unreadNotifications applications { nodes { id status statusChangedAt events { kind at } } }
      applicationCounts { pending shortlisted rejected } } }`,
  );
  return { viewer, seen: await seenBy(seeker, id), mails: (await app.mails(seeker.email)).length };
}

describe('a bulk change', () => {
  test('is visible to the company at once, and to the seekers only after ten seconds', async () => {
    const cases = await applicants(app, employer, 3);
    const before = await Promise.all(cases.map(tracesAt));
    const ids = idsOf(cases);
    const { applications, refused, undoUntil } = await changeMany(
      employer,
      [...ids, ids[0]!, unknownId(), 'none'],
      'SHORTLISTED',
    );
    expect(applications.map(({ id, status }) => `${id} ${status}`)).toEqual(
      ids.map((id) => `${id} SHORTLISTED`),
    );
    expect(kindsOf(applications[0]!)).toEqual(['APPLIED', 'SHORTLISTED']);
    expect(refused.map(({ rule }) => rule)).toEqual([null, null]);
    expect(Date.parse(undoUntil!) - app.clock.now().getTime()).toBeGreaterThan(8_000);
    expect(await Promise.all(cases.map(tracesAt))).toEqual(before);
    // A runner whose clock is ahead comes too early.
    await runDueTasks(app.services, { early: true });
    expect(await Promise.all(cases.map(tracesAt))).toEqual(before);

    await endUndoWindow(app);
    for (const { seeker, id } of cases) {
      expect(await seenBy(seeker, id)).toMatchObject({ status: 'SHORTLISTED' });
      expect(kindsOf((await seenBy(seeker, id))!)).toEqual(['APPLIED', 'SHORTLISTED']);
      expect(await notificationsOf(seeker)).toHaveLength(1);
      expect(await statusMailsTo(app, seeker)).toHaveLength(1);
    }
    await endUndoWindow(app);
    expect(await notificationsOf(cases[0]!.seeker)).toHaveLength(1);
  });

  test('takes at most 500 applications, and at least one', async () => {
    const ids = Array.from({ length: 501 }, unknownId);
    await expect(changeMany(employer, ids, 'REJECTED')).toFailWith('BAD_USER_INPUT');
    await expect(changeMany(employer, [], 'REJECTED')).toFailWith('BAD_USER_INPUT');
    expect((await changeMany(employer, ids.slice(1), 'REJECTED')).refused).toHaveLength(500);
  });
});

describe('undoing a bulk change', () => {
  test('within the undo window leaves no trace for the seekers', async () => {
    const cases = await applicants(app, employer, 2);
    const before = await Promise.all(cases.map(tracesAt));
    const { batchId } = await changeMany(employer, idsOf(cases), 'REJECTED');
    app.clock.forward({ seconds: 5 });
    const undone = await undo(employer, batchId!);
    expect(undone.applications.map(({ status, events }) => [status, events.length])).toEqual([
      ['PENDING', 1],
      ['PENDING', 1],
    ]);
    await endUndoWindow(app);
    expect(await Promise.all(cases.map(tracesAt))).toEqual(before);
    await expect(undo(employer, batchId!)).toBreakRule('application.undo.window');
    expect(await updateStatus(employer, cases[0]!.id, 'SHORTLISTED')).toMatchObject({
      status: 'SHORTLISTED',
    });
  });

  test('is refused after the window, whether or not the seekers have been notified', async () => {
    const cases = await applicants(app, employer, 1);
    const { batchId } = await changeMany(employer, idsOf(cases), 'REJECTED');
    app.clock.forward({ seconds: 10 });
    await expect(undo(employer, batchId!)).toBreakRule('application.undo.window');
    await endUndoWindow(app);
    await expect(undo(employer, batchId!)).toBreakRule('application.undo.window');
    expect(await seenBy(cases[0]!.seeker, cases[0]!.id)).toMatchObject({ status: 'REJECTED' });
  });

  test('keeps applications that were changed again since; both changes are reported in order', async () => {
    const cases = await applicants(app, employer, 2);
    const { batchId } = await changeMany(employer, idsOf(cases), 'SHORTLISTED');
    const [{ seeker, id }, other] = cases as [Case, Case];
    await updateStatus(employer, id, 'HIRED', 'SHORTLISTED');
    expect(kindsOf((await seenBy(seeker, id))!)).toEqual(['APPLIED', 'SHORTLISTED', 'HIRED']);
    expect((await notificationsOf(seeker)).map(({ title }) => title)).toEqual([
      'You have been hired',
      'You have been shortlisted',
    ]);
    const { applications, refused } = await undo(employer, batchId!);
    expect(applications.map(({ id: undone }) => undone)).toEqual([other.id]);
    expect(refused).toMatchObject([{ id, rule: 'application.undo.moved-on' }]);
    await endUndoWindow(app);
    expect(await notificationsOf(seeker)).toHaveLength(2);
    expect(await notificationsOf(other.seeker)).toEqual([]);
  });

  test('a second bulk change builds on the first', async () => {
    const cases = await applicants(app, employer, 1);
    const [{ seeker, id }] = cases as [Case];
    const first = await changeMany(employer, [id], 'REVIEWED');
    const second = await changeMany(employer, [id], 'REJECTED');
    expect(await seenBy(seeker, id)).toMatchObject({ status: 'REVIEWED' });
    expect((await undo(employer, first.batchId!)).refused).toHaveLength(1);
    expect((await undo(employer, second.batchId!)).applications).toMatchObject([
      { status: 'REVIEWED' },
    ]);
    await endUndoWindow(app);
    expect(kindsOf((await seenBy(seeker, id))!)).toEqual(['APPLIED', 'REVIEWED']);
  });
});

describe('a task runner that fails half-way', () => {
  test('every applicant is notified once, by a second run', { tags: ['full'] }, async () => {
    const cases = await applicants(app, employer, 60);
    await changeMany(employer, idsOf(cases), 'REVIEWED');
    app.clock.forward({ seconds: 11 });
    // The second transaction of fifty fails as if the process had ended, at its 55th applicant.
    const { live } = app.services;
    const publish = live.publish.bind(live);
    let published = 0;
    live.publish = async (em, event) => {
      published += 1;
      if (published === 55) throw new Error('killed');
      return publish(em, event);
    };
    const outcomes = await runDueTasks(app.services, { early: true });
    live.publish = publish;
    expect(outcomes.map(({ error }) => error?.message)).toContain('killed');
    const countNotifiedOnce = async () => {
      const once = await app.sql<{ id: string }>(
        `select user_id as id from notifications where kind = 'application_status_changed'
         group by user_id having count(*) = 1`,
      );
      return once.filter(({ id }) => cases.some(({ seeker }) => seeker.id === id)).length;
    };
    expect(await countNotifiedOnce()).toBe(50);
    await endUndoWindow(app);
    expect(await countNotifiedOnce()).toBe(60);
    const mailed = (await statusMailsTo(app)).map(({ to }) => to);
    for (const { seeker } of cases)
      expect(mailed.filter((email) => email === seeker.email)).toHaveLength(1);
  });

  test('two simultaneous runners notify every applicant once', async () => {
    const cases = await applicants(app, employer, 8);
    const { batchId } = await changeMany(employer, idsOf(cases), 'REVIEWED');
    app.clock.forward({ seconds: 11 });
    const { endUndoWindow } =
      await import('#server/modules/application/status/endUndoWindow.service.ts');
    await Promise.all([1, 2, 3].map(() => endUndoWindow(app.services, batchId!)));
    for (const { seeker } of cases) expect(await notificationsOf(seeker)).toHaveLength(1);
  });
});
