import { beforeAll, describe, expect, test } from 'vitest';
import { mayMove } from '#schema/options/applicationMoves.ts';
import { APPLICATION_STATUSES } from '#schema/options/statuses.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import {
  applicants,
  notificationsOf,
  statusMailsTo,
  kindsOf,
  updateStatus,
  changeMany,
  setStatus,
  seenBy,
  view,
} from './statusWorld.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const applicant = async () => (await applicants(app, employer, 1))[0]!;

const pairs = APPLICATION_STATUSES.flatMap((from) =>
  APPLICATION_STATUSES.map((to) => [from, to] as const),
);
const forbidden = pairs.filter(([from, to]) => !mayMove(from, to));

describe('the table of status changes', () => {
  test.each(forbidden)('%s cannot become %s, over GraphQL or REST', async (from, to) => {
    const { seeker, id } = await applicant();
    await setStatus(app, id, from);
    const status = to.toUpperCase();
    await expect(updateStatus(employer, id, status)).toBreakRule('application.move.allowed');
    await expect(updateStatus(employer, id, status, from.toUpperCase())).toBreakRule(
      'application.move.allowed',
    );
    const answer = await employer.rest('PATCH', `/api/applications/${id}/status`, { status: to });
    expect(answer).toMatchObject({ status: 422, body: { rule: 'application.move.allowed' } });
    const { refused, batchId } = await changeMany(employer, [id], status);
    expect(refused).toMatchObject([{ id, rule: 'application.move.allowed' }]);
    expect(batchId).toBeNull();
    expect(await seenBy(employer, id)).toMatchObject({ status: from.toUpperCase() });
    expect(kindsOf((await seenBy(seeker, id))!)).toEqual(['APPLIED']);
  });

  test('contains the documented changes, and each can be made', async () => {
    for (const [from, to] of pairs.filter(([a, b]) => mayMove(a, b))) {
      const { id } = await applicant();
      await setStatus(app, id, from);
      expect((await seenBy(employer, id))!.moves).toContain(to.toUpperCase());
      expect(await updateStatus(employer, id, to.toUpperCase())).toMatchObject({
        status: to.toUpperCase(),
      });
    }
    expect(pairs.length - forbidden.length).toBe(7);
  });
});

test('a change of status reaches timeline, notifications and email at once', async () => {
  const { seeker, id } = await applicant();
  const decided = await updateStatus(employer, id, 'SHORTLISTED', 'PENDING');
  expect(decided).toMatchObject({ status: 'SHORTLISTED', moves: ['HIRED', 'REJECTED'] });
  expect(decided.events.at(-1)).toMatchObject({ kind: 'SHORTLISTED', actorName: 'Asha Rao' });
  const seen = (await seenBy(seeker, id))!;
  expect(seen).toMatchObject({ status: 'SHORTLISTED', moves: [], notes: [] });
  expect(seen.events).toMatchObject([
    { kind: 'APPLIED', actorName: null },
    { kind: 'SHORTLISTED', actorName: null },
  ]);
  expect(await notificationsOf(seeker)).toEqual([
    { title: 'You have been shortlisted', body: 'Staff Nurse at Lotus Works' },
  ]);
  const [mail, ...others] = await statusMailsTo(app, seeker);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('You are shortlisted for Staff Nurse');
  expect(mail?.text).toContain('Lotus Works has shortlisted you for Staff Nurse.');
  expect(mail?.text).toContain(`${app.url}/my-applications`);
});

test('a seeker who has turned emails off gets no email, but everything else', async () => {
  const { seeker, id } = await applicant();
  await seeker.graphql(
    `mutation { updateSettings(input: { applicationAlerts: false }) { settings { id } } }`,
  );
  await updateStatus(employer, id, 'REJECTED');
  expect(await statusMailsTo(app, seeker)).toEqual([]);
  expect(await notificationsOf(seeker)).toHaveLength(1);
});

test('opening an application is recorded once, however often and by whichever colleague', async () => {
  const { seeker, id } = await applicant();
  await view(employer, id);
  expect(kindsOf(await view(employer, id))).toEqual(['APPLIED', 'VIEWED']);
  expect(await seenBy(seeker, id)).toMatchObject({ status: 'PENDING' });
  expect(await notificationsOf(seeker)).toEqual([]);
});

test('a seeker who has left is not notified, but the status can be changed', async () => {
  const { seeker, id } = await applicant();
  await app.sql('update users set deleted_at = now() where id = ?', [seeker.id]);
  expect(await updateStatus(employer, id, 'REJECTED')).toMatchObject({ status: 'REJECTED' });
  expect(
    await app.sql(
      `select 1 from notifications where user_id = ? and kind = 'application_status_changed'`,
      [seeker.id],
    ),
  ).toEqual([]);
});
