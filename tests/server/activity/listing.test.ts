import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActivityAction } from '#schema/options/activity.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { decide } from '#tests/server/admin/moderation/moderationCalls.ts';
import { saveDashboard, saveReport } from '#tests/server/report/reportWorld.ts';
import { saveSegment } from '#tests/server/report/segmentWorld.ts';
import { emptyLog } from './emptyLog.ts';

let app: App;
let admin: Person;
let employer: Employer;
let job: { id: string; title: string };

beforeAll(async () => {
  ({ app, admin, employer } = await scenario()
    .admin({ firstName: 'Meera', lastName: 'Nair' })
    .employer({ company: { name: 'Kite House' } }));
  job = await addJob(app, employer.company!.id, { title: 'Kite Maker' });
});
beforeEach(() => emptyLog(app));

interface Entry {
  id: string;
  at: string;
  actor: { kind: string; id: string | null; name: string | null; email: string | null };
  action: string;
  subject: { kind: string; id: string; name: string | null } | null;
  ip: string | null;
  requestId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

interface List {
  nodes: Entry[];
  totalCount: number;
  totalPages: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

async function list(args: Record<string, unknown> = {}, who = admin): Promise<List> {
  const { admin: found } = await who.graphql<{ admin: { activity: List } }>(
    `query($search: String, $action: String, $actorId: ID, $subjectKind: String, $subjectId: ID,
      $from: String, $to: String, $first: Int, $after: String, $page: Int) {
      admin { activity(search: $search, action: $action, actorId: $actorId, subjectKind: $subjectKind,
        subjectId: $subjectId, from: $from, to: $to, first: $first, after: $after, page: $page) {
        totalCount totalPages pageInfo { endCursor hasNextPage }
        nodes { id at actor { kind id name email } action subject { kind id name } ip requestId before after }
      } } }`,
    { first: 10, ...args },
  );
  return found.activity;
}

const actions = ({ nodes }: List) => nodes.map(({ action }) => action);

/** Accepts any action, because old entries can have actions that are no longer in the list. */
type Loose = Partial<Omit<Activity, 'action'>> & { action?: string };

const write = (...activities: Loose[]) =>
  recordActivity(
    app.services.database.fork(),
    ...activities.map(({ action = 'job.update', ...more }) => ({
      at: app.clock.now(),
      actor: { kind: 'system', id: null } as const,
      action: action as ActivityAction,
      subject: null,
      ...more,
    })),
  );

test('an entry shows actor, action, subject, address, time, request, and the values before and after', async () => {
  await decide(admin, 'job', job.id, 'suspended', { adminNotes: 'Fees.' });
  const { nodes, totalCount } = await list();
  expect(totalCount).toBe(1);
  expect(nodes[0]).toMatchObject({
    id: '1',
    at: expect.stringMatching(/Z$/) as string,
    actor: { kind: 'USER', id: admin.id, name: 'Meera Nair', email: admin.email },
    action: 'job.suspend',
    subject: { kind: 'job', id: job.id, name: 'Kite Maker' },
    ip: '127.0.0.1',
    before: { adminStatus: 'approved', adminNotes: null },
    after: { adminStatus: 'suspended', adminNotes: 'Fees.' },
  });
  expect(nodes[0]!.requestId).toBeTruthy();
  await decide(admin, 'job', job.id, 'approved');
});

test('the address of an actor is shown until the account is deleted', async () => {
  const { seeker } = await scenario(app).seeker();
  await write({ actor: { kind: 'user', id: seeker.id } });
  const emailOf = async () => (await list()).nodes[0]!.actor.email;
  expect(await emailOf()).toBe(seeker.email);
  await app.sql('update users set deleted_at = ? where id = ?', [app.clock.now(), seeker.id]);
  expect(await emailOf()).toBeNull();
});

test.each([
  ['report', 'analytics_reports', saveReport],
  ['dashboard', 'analytics_dashboards', saveDashboard],
  ['segment', 'analytics_segments', saveSegment],
] as const)('the name of a %s is shown only while it is shared', async (kind, table, save) => {
  const { id } = await save(admin, { name: 'Who may be laid off' });
  await write({ subject: { kind, id } });
  const subjectOf = async () => (await list()).nodes[0]!.subject;
  expect(await subjectOf()).toEqual({ kind, id, name: null });
  await app.sql(`update ${table} set is_shared = true where id = ?`, [id]);
  expect(await subjectOf()).toEqual({ kind, id, name: 'Who may be laid off' });
});

test('only administrators can read and check the log', async () => {
  await expect(list({}, employer)).toFailWith('FORBIDDEN');
  await expect(employer.graphql('{ admin { activityCheck { whole } } }')).toFailWith('FORBIDDEN');
  await expect(app.graphql('{ admin { activityCheck { whole } } }')).toFailWith('UNAUTHENTICATED');
});

describe('the log can be filtered', () => {
  beforeEach(() =>
    write(
      { action: 'job.update', subject: { kind: 'job', id: job.id } },
      { action: 'job.close', subject: { kind: 'job', id: job.id }, ip: '10.0.0.7' },
      { action: 'company.update', subject: { kind: 'company', id: employer.company!.id } },
      {
        action: 'user.login',
        actor: { kind: 'user', id: admin.id },
        subject: { kind: 'user', id: admin.id },
        requestId: 'request-9',
      },
    ),
  );

  test.each<[string, () => Record<string, unknown>, string[]]>([
    ['an action', () => ({ action: 'job.close' }), ['job.close']],
    ['an action that does not exist', () => ({ action: 'job' }), []],
    ['an actor', () => ({ actorId: admin.id }), ['user.login']],
    ['an unknown actor', () => ({ actorId: 'nobody' }), []],
    ['a kind of subject', () => ({ subjectKind: 'job' }), ['job.close', 'job.update']],
    ['a subject', () => ({ subjectId: employer.company!.id }), ['company.update']],
    ['the name of a job', () => ({ search: 'kite mak' }), ['job.close', 'job.update']],
    ['the name of a company', () => ({ search: 'KITE HOUSE' }), ['company.update']],
    ['the name of a person', () => ({ search: 'meera nair' }), ['user.login']],
    ['an email address', () => ({ search: admin.email }), ['user.login']],
    ['an IP address', () => ({ search: '10.0.0.7' }), ['job.close']],
    ['an entry number', () => ({ search: '#2' }), ['job.close']],
    ['a request id', () => ({ search: 'request-9' }), ['user.login']],
    ['words without a match', () => ({ search: '100%' }), []],
    [
      'several filters at once',
      () => ({ subjectKind: 'job', search: 'kite', action: 'job.update' }),
      ['job.update'],
    ],
  ])('to %s', async (_, args, found) => {
    const answer = await list(args());
    expect(actions(answer)).toEqual(found);
    expect(answer.totalCount).toBe(found.length);
  });
});

describe('the days of the filter', () => {
  const at = (text: string) => ({ at: new Date(text), action: `job.at-${text.slice(8, 19)}` });
  beforeEach(async () => {
    await write(
      at('2026-11-20T18:29:59.999Z'),
      at('2026-11-20T18:30:00.000Z'),
      at('2026-11-21T18:29:59.999Z'),
      at('2026-11-21T18:30:00.000Z'),
    );
    await app.settings({ timeZone: 'Asia/Kolkata' });
  });

  test('begin and end at midnight in the site’s time zone', async () => {
    const day = { from: '2026-11-21', to: '2026-11-21' };
    expect(actions(await list(day))).toEqual(['job.at-21T18:29:59', 'job.at-20T18:30:00']);
    await app.settings({ timeZone: 'UTC' });
    expect(actions(await list(day))).toEqual(['job.at-21T18:30:00', 'job.at-21T18:29:59']);
    expect((await list({ from: '2026-11-22' })).totalCount).toBe(0);
    expect((await list({ to: '2026-11-20' })).totalCount).toBe(2);
  });

  test('are refused if invalid or in the wrong order', async () => {
    await expect(list({ from: '2026-02-30' })).toFailWith('BAD_USER_INPUT');
    await expect(list({ from: '2026-11-22', to: '2026-11-21' })).toFailWith('BAD_USER_INPUT');
  });
});

test('paging and cursors leave no gap while the log grows', async () => {
  await write(...Array.from({ length: 25 }, (_, at) => ({ action: `job.n${at}` })));
  const first = await list();
  expect(first).toMatchObject({ totalCount: 25, totalPages: 3 });
  await write({ action: 'job.new' });
  const second = await list({ after: first.pageInfo.endCursor });
  const third = await list({ after: second.pageInfo.endCursor });
  const walked = [first, second, third].flatMap(actions);
  expect(walked).toEqual(Array.from({ length: 25 }, (_, at) => `job.n${24 - at}`));
  expect(third.pageInfo.hasNextPage).toBe(false);
  expect(actions(await list({ page: 3 }))).toHaveLength(6);
  await expect(list({ after: 'nonsense' })).toFailWith('BAD_USER_INPUT');
});

test('a tampered entry is still listed, and the check finds it', async () => {
  await write({ subject: { kind: 'job', id: job.id } }, { after: { title: 'A' } });
  await app.sql(
    `update activity_log set subject_kind = 'user', subject_id = 'no id', before = '[1]' where id = 1`,
  );
  expect((await list()).nodes).toMatchObject([
    { after: { title: 'A' } },
    { subject: { kind: 'user', id: 'no id', name: null }, before: null },
  ]);
  const { admin: result } = await admin.graphql(
    '{ admin { activityCheck { whole broken { id how } } } }',
  );
  expect(result).toEqual({ activityCheck: { whole: 0, broken: { id: '1', how: 'CHANGED' } } });
});
