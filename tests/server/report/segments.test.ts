import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import { theApp } from '#tests/support/app.ts';
import { lockWaits } from '#tests/support/lockWaits.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { alertOf, saveAlert } from './figureAlertWorld.ts';
import {
  dashboardOf,
  deleteDashboard,
  deleteReport,
  pinReport,
  reportOf,
  restoreDashboard,
  saveDashboard,
  saveReport,
  shareReport,
  viewOf,
} from './reportWorld.ts';
import { deleteSegment, saveSegment, segmentOf, segmentsOf } from './segmentWorld.ts';

let asha: Person;
let ravi: Person;
let meera: Person;

beforeAll(async () => {
  const world = await scenario()
    .admin({ as: 'asha', firstName: 'Asha', lastName: 'Rao' })
    .admin({ as: 'ravi', firstName: 'Ravi', lastName: 'Menon' })
    .admin({ as: 'meera' });
  ({ asha, ravi, meera } = world);
});

const asking = (id: string, more: object = {}) => ({
  query: { measures: ['APPLICATIONS'], filter: { segment: id } },
  ...more,
});

test('a segment says what it contains, and a question that it filters says so too', async () => {
  const segment = await saveSegment(asha);
  expect(segment).toMatchObject({
    conditions:
      'company state is Kerala and applications is at least 10 and seen rate is less than 50 (last 90 days)',
    problem: null,
    mayChange: true,
    uses: [],
  });
  expect(queryOfAddress(new URLSearchParams(segment.address))).toMatchObject({
    query: { having: [{ measure: 'applications', test: 'at_least', value: 10 }, {}] },
  });
  const report = await saveReport(asha, asking(segment.id));
  expect(report.question).toBe(
    `Applications, where in the segment “Busy companies” (${segment.conditions})`,
  );
  await saveSegment(asha, { id: segment.id, name: 'Kerala' });
  const renamed = await reportOf(asha, report.id);
  expect(renamed).toMatchObject({ problem: null, address: report.address });
  expect(renamed!.question).toContain('in the segment “Kerala”');
});

test('a stored segment that can no longer be evaluated says why', async () => {
  const { id } = await saveSegment(asha, { name: 'Of old' });
  const app = await theApp();
  await app.sql(
    `update analytics_segments set definition = replace(definition::text, 'company_state', 'planet')::jsonb where id = ?`,
    [id],
  );
  expect((await segmentOf(asha, id))!.problem).toContain('planet');
  await deleteSegment(asha, id);
});

test('a draft is counted without being saved', async () => {
  const before = await segmentsOf(asha);
  const data = await asha.graphql<{ admin: { analytics: { trySegment: object } } }>(
    `query($input: SaveSegmentInput!) { admin { analytics { trySegment(input: $input) { size conditions } } } }`,
    {
      input: {
        name: 'Administrators',
        noun: 'PERSON',
        filter: { dimension: 'ROLE', is: ['admin'] },
      },
    },
  );
  expect(data.admin.analytics.trySegment).toEqual({ size: 3, conditions: 'role is Admin' });
  expect(await segmentsOf(asha)).toEqual(before);
});

describe('a segment is refused', () => {
  const person = { noun: 'PERSON', filter: null, having: null, range: null };
  test.each([
    ['without conditions', person, 'Add at least one condition.'],
    [
      'if its attributes of people could single out one',
      {
        ...person,
        filter: {
          and: [
            { dimension: 'SEEKER_GENDER', is: ['male'] },
            { dimension: 'TIME', to: '2026-01-01' },
          ],
        },
      },
      'cannot also use dates or counts',
    ],
    [
      'if something cannot be counted for each of its things',
      { noun: 'JOB', having: [{ measure: 'SEARCHES', test: 'AT_LEAST', value: 1 }] },
      'Searches cannot be counted for each of the Jobs',
    ],
    [
      'if it tests what its things do not have',
      { noun: 'JOB', filter: { dimension: 'ROLE', is: ['admin'] } },
      'Role cannot be used with Jobs',
    ],
  ])('%s', async (_why, input, message) => {
    await expect(saveSegment(asha, input)).rejects.toThrow(message);
  });

  test('if it uses another segment', async () => {
    const { id } = await saveSegment(asha);
    await expect(saveSegment(asha, { filter: { segment: id } })).rejects.toThrow(
      'A segment cannot use another segment',
    );
  });
});

describe('rights follow those of reports', () => {
  test('a private segment is missing for others, and a shared one cannot be changed by them', async () => {
    const { id } = await saveSegment(asha);
    expect(await segmentOf(ravi, id)).toBeUndefined();
    await expect(saveReport(ravi, asking(id))).rejects.toThrow('We could not find a segment');
    await expect(saveSegment(ravi, { id })).toFailWith('NOT_FOUND');
    await saveSegment(asha, { id, shared: true });
    expect(await segmentOf(ravi, id)).toMatchObject({ mayChange: false });
    await expect(saveSegment(ravi, { id })).toBreakRule('segment.change.maker');
    await expect(deleteSegment(ravi, id)).toBreakRule('segment.change.maker');
  });

  test('a change requires the current version, and the noun stays', async () => {
    const { id, version } = await saveSegment(asha);
    await saveSegment(asha, { id, version, name: 'First' });
    await expect(saveSegment(asha, { id, version, name: 'Second' })).toFailWith('CONFLICT');
    const job = { id, noun: 'JOB', filter: { dimension: 'REMOTE', is: ['yes'] }, having: [] };
    await expect(saveSegment(asha, job)).toBreakRule('segment.change.noun');
  });

  test('shared reports use shared segments only', async () => {
    const { id } = await saveSegment(asha);
    await expect(saveReport(asha, asking(id, { shared: true }))).toBreakRule('segment.use.shared');
    const report = await saveReport(asha, asking(id));
    await expect(shareReport(asha, report.id)).toBreakRule('segment.use.shared');
    await saveSegment(asha, { id, shared: true });
    await shareReport(asha, report.id);
    await expect(saveSegment(asha, { id })).toBreakRule('segment.share.used');
    expect((await reportOf(ravi, report.id))!.problem).toBeNull();
  });
});

test('a segment in use is not deleted, and says what uses it', async () => {
  const { id } = await saveSegment(asha, { shared: true });
  const report = await saveReport(asha, asking(id, { name: 'Mornings' }));
  const alert = await saveAlert(asha, asking(id, { name: 'Fewer' }));
  await saveReport(ravi, asking(id, { name: 'Secret' }));
  await expect(deleteSegment(asha, id)).rejects.toThrow(
    'it is used by: the report “Mornings”, the alert “Fewer”, 1 private item that belongs to someone else.',
  );
  expect((await segmentOf(asha, id))!.uses).toEqual([
    { kind: 'REPORT', id: report.id, name: 'Mornings' },
    { kind: 'REPORT', id: null, name: null },
    { kind: 'ALERT', id: alert.id, name: 'Fewer' },
  ]);
  const free = await saveSegment(asha);
  const used = await saveReport(asha, asking(free.id));
  await deleteReport(asha, used.id);
  await deleteSegment(asha, free.id);
  expect(await segmentOf(asha, free.id)).toBeUndefined();
});

test('a deleted segment can be replaced by another in its owner’s reports, dashboards and alerts', async () => {
  const { id } = await saveSegment(asha, { name: 'Old', shared: true });
  const next = await saveSegment(asha, { name: 'New' });
  // A question may name a segment more than once.
  const inKerala = { dimension: 'COMPANY_STATE', is: ['Kerala'] };
  const twice = { or: [{ segment: id }, { not: { and: [{ segment: id }, inKerala] } }] };
  const query = { measures: ['APPLICATIONS'], filter: twice };
  const report = await saveReport(asha, { name: 'Mornings', query });
  const alert = await saveAlert(asha, { name: 'Fewer', query });
  const following = await saveAlert(asha, { name: 'Follows', reportId: report.id, query: null });
  const board = await saveDashboard(asha, { name: 'Both', filters: { segments: [id] } });
  const people = await saveSegment(asha, {
    noun: 'PERSON',
    filter: { dimension: 'LANGUAGE', is: ['hi'] },
    having: [],
  });
  await expect(deleteSegment(asha, id, people.id)).toBreakRule('segment.change.noun');
  const theirs = await saveReport(ravi, asking(id));
  await expect(deleteSegment(asha, id, next.id)).toBreakRule('segment.delete.used');
  await deleteReport(ravi, theirs.id);
  await shareReport(asha, report.id);
  await expect(deleteSegment(asha, id, next.id)).toBreakRule('segment.use.shared');
  await saveSegment(asha, { id: next.id, name: 'New', shared: true });
  const app = await theApp();
  await app.sql('update figure_alerts set checked_at = ?', [app.clock.now()]);
  await deleteSegment(asha, id, next.id);
  for (const one of [alert, following])
    expect((await alertOf(asha, one.id))!.state).toBe('WAITING');
  expect(await segmentOf(asha, id)).toBeUndefined();
  expect((await segmentOf(asha, next.id))!.uses.map((use) => use.id)).toEqual([
    report.id,
    board.id,
    alert.id,
  ]);
  const replaced = (await reportOf(asha, report.id))!;
  expect(replaced).toMatchObject({ problem: null, question: expect.not.stringContaining('“Old”') });
});

test('alerts start over when the conditions of their segment change, and not when it is renamed', async () => {
  const { id } = await saveSegment(asha, { name: 'Busy', shared: true });
  const report = await saveReport(ravi, asking(id, { shared: true }));
  const alerts = [
    await saveAlert(asha, asking(id)),
    await saveAlert(asha, { reportId: report.id, query: null }),
  ];
  const app = await theApp();
  await app.sql('update figure_alerts set checked_at = ?', [app.clock.now()]);
  const states = async () => {
    const found = await Promise.all(alerts.map((alert) => alertOf(asha, alert.id)));
    return found.map((alert) => alert!.state);
  };
  await saveSegment(asha, { id, name: 'Kerala', shared: true });
  expect(await states()).toEqual(['UNKNOWN', 'UNKNOWN']);
  await saveSegment(asha, { id, having: [], shared: true });
  expect(await states()).toEqual(['WAITING', 'WAITING']);
});

test('a change of a segment that would break a question is refused, which names the question', async () => {
  const noCounts = { having: [], range: null, shared: true };
  const { id } = await saveSegment(asha, { name: 'Kerala', ...noCounts });
  const genders = { measures: ['APPLICATIONS'], dimensions: ['SEEKER_GENDER'] };
  const query = { ...genders, filter: { segment: id } };
  await saveReport(ravi, { name: 'By gender', query, shared: true });
  await saveReport(ravi, { name: 'Mine', query });
  const counting = saveSegment(asha, { id, name: 'Kerala', shared: true });
  await expect(counting).rejects.toThrow(
    'these could no longer be answered: the report “By gender”, 1 private item that belongs to someone else. The segment “Kerala” uses dates or counts',
  );
  await expect(saveSegment(asha, { id, shared: true })).toBreakRule('segment.change.breaks');
  const place = { dimension: 'COMPANY_STATE', is: ['Goa'] };
  await saveSegment(asha, { id, filter: place, ...noCounts });
  expect((await segmentOf(asha, id))!.conditions).toBe('company state is Goa');
});

test('a segment filters a dashboard, whose reports say where it does not apply', async () => {
  const { id } = await saveSegment(asha, { name: 'Busy' });
  const board = await saveDashboard(asha, { name: 'Busy ones' });
  for (const measures of [['APPLICATIONS'], ['SEARCHES']]) {
    const report = await saveReport(asha, {
      name: measures[0],
      query: { measures },
      chart: 'TABLE',
      shared: true,
    });
    await pinReport(asha, { reportId: report.id, dashboardId: board.id });
  }
  const filters = { segments: [id] };
  const { pins } = await viewOf(asha, board.id, { filters });
  expect(pins[0]).toMatchObject({ unapplied: [], problem: null });
  expect(pins[0]!.address).toContain(`filter=segment%28${id}%29`);
  expect(pins[1]!.unapplied).toEqual(['SEGMENT']);
  const { version } = (await dashboardOf(asha, board.id))!;
  const change = { id: board.id, name: 'Busy ones', filters };
  const sharing = saveDashboard(asha, { ...change, version, shared: true });
  await expect(sharing).toBreakRule('segment.use.shared');
  await saveDashboard(asha, { ...change, version });
  await expect(deleteSegment(asha, id)).rejects.toThrow('the dashboard “Busy ones”');
  await deleteDashboard(asha, board.id);
  await deleteSegment(asha, id);
  await expect(restoreDashboard(asha, board.id)).toFailWith('NOT_FOUND');
});

test('when a report is saved while its segment is deleted, one of the two wins', async () => {
  const { id } = await saveSegment(asha);
  const [saved, deleted] = await Promise.allSettled([
    saveReport(asha, asking(id)),
    deleteSegment(asha, id),
  ]);
  expect([saved.status, deleted.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
  const isThere = (await segmentOf(asha, id)) !== undefined;
  expect(isThere).toBe(saved.status === 'fulfilled');
});

test('a private segment is deleted with its owner, a shared one stays for all', async () => {
  const [own, shared] = [await saveSegment(meera), await saveSegment(meera, { shared: true })];
  await asha.graphql('mutation($id: ID!) { deleteUser(input: { id: $id }) { deletedUserId } }', {
    id: meera.id,
  });
  expect(await segmentOf(asha, own.id)).toBeUndefined();
  await expect(deleteSegment(asha, own.id)).toFailWith('NOT_FOUND');
  expect(await segmentOf(asha, shared.id)).toMatchObject({ mayChange: true });
});

test.each(['deleted', 'changed'])(
  'a segment that is %s waits for a report that is being saved with it',
  async (what) => {
    const app = await theApp();
    const [one, other] = [await saveSegment(asha), await saveSegment(asha, { name: 'Others' })];
    const report = await saveReport(asha, asking(one.id));
    const saving = new pg.Client({ connectionString: app.databaseUrl });
    await saving.connect();
    onTestFinished(() => saving.end());
    await saving.query('begin');
    await saving.query('select from analytics_reports where id = $1 for update', [report.id]);
    const change =
      what === 'deleted'
        ? deleteSegment(asha, one.id, other.id)
        : saveSegment(asha, { id: one.id, name: 'Renamed' });
    await expect.poll(() => lockWaits(app), { timeout: 15_000, interval: 10 }).toBe(1);
    await saving.query('select from analytics_segments where id = $1 for share nowait', [one.id]);
    await saving.query('commit');
    await change;
  },
);
