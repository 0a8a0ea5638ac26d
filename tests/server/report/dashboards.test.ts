import { beforeEach, describe, expect, test } from 'vitest';
import { PINS_MAX } from '#schema/options/reports.ts';
import type { App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import {
  dashboardOf,
  dashboardsOf,
  deleteDashboard,
  deleteReport,
  movePin,
  pinReport,
  restoreDashboard,
  restoreReport,
  saveDashboard,
  saveReport,
  shareReport,
  unpinReport,
  type Dashboard,
} from './reportWorld.ts';

let app: App;
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  const world = await scenario()
    .admin({ as: 'asha', firstName: 'Asha' })
    .admin({ as: 'ravi', firstName: 'Ravi' });
  ({ app, asha, ravi } = world);
});

/** A dashboard with this many reports, called A, B, C … */
async function board(who: Person, count: number, shared = false): Promise<Dashboard> {
  const { id } = await saveDashboard(who, { name: `Board of ${count}`, shared });
  for (let at = 0; at < count; at += 1) {
    const name = String.fromCharCode('A'.charCodeAt(0) + at);
    const report = await saveReport(who, { name, shared });
    await pinReport(who, { reportId: report.id, dashboardId: id });
  }
  return (await dashboardOf(who, id))!;
}

const letters = ({ pins }: Dashboard) => pins.map(({ report }) => report.name).join('');

describe('a dashboard', () => {
  test('has a unique name among the dashboards of its owner, and a range', async () => {
    const range = { last: 30, unit: 'DAY' };
    const made = await saveDashboard(asha, { name: 'Monday', range });
    expect(made).toMatchObject({ name: 'Monday', isOwn: true, version: 1, range, pins: [] });
    await expect(saveDashboard(asha, { name: 'MONDAY' })).toBreakRule('dashboard.save.name');
    await expect(saveDashboard(asha, { name: 'monday' })).toFailWith('CONFLICT');
    expect(await saveDashboard(ravi, { name: 'Monday' })).toMatchObject({ isOwn: true });
    const other = await saveDashboard(asha, { name: 'Tuesday' });
    const rename = saveDashboard(asha, { id: other.id, name: 'monday' });
    await expect(rename).toBreakRule('dashboard.save.name');
    const both = await Promise.allSettled(
      ['Friday', 'friday'].map((name) => saveDashboard(asha, { name })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('says when it was made and when it was changed last', async () => {
    const { id } = await saveDashboard(asha);
    const times = async () => {
      const { admin } = await asha.graphql<{
        admin: { analytics: { dashboard: { createdAt: string; updatedAt: string } } };
      }>('query($id: ID!) { admin { analytics { dashboard(id: $id) { createdAt updatedAt } } } }', {
        id,
      });
      return admin.analytics.dashboard;
    };
    const { createdAt } = await times();
    app.clock.forward({ minutes: 5 });
    await saveDashboard(asha, { id, name: 'Renamed' });
    const changed = await times();
    expect(changed.createdAt).toBe(createdAt);
    const minutes = (Date.parse(changed.updatedAt) - Date.parse(createdAt)) / 60_000;
    expect(Math.floor(minutes)).toBe(5);
  });

  test('is private until shared, and only its owner can change it', async () => {
    const { id } = await saveDashboard(asha);
    expect(await dashboardOf(ravi, id)).toBeNull();
    await expect(saveDashboard(ravi, { id })).toFailWith('NOT_FOUND');
    await expect(deleteDashboard(ravi, id)).toFailWith('NOT_FOUND');
    const report = await saveReport(ravi);
    const pin = () => pinReport(ravi, { reportId: report.id, dashboardId: id });
    await expect(pin()).toFailWith('NOT_FOUND');

    await saveDashboard(asha, { id, shared: true });
    expect(await dashboardOf(ravi, id)).toMatchObject({ isOwn: false, mayChange: false });
    const own = await saveDashboard(ravi, { name: 'Zebra' });
    // The reader's own come first.
    expect((await dashboardsOf(ravi)).map((one) => one.id)).toEqual([own.id, id]);
    await expect(saveDashboard(ravi, { id })).toBreakRule('dashboard.change.maker');
    await expect(deleteDashboard(ravi, id)).toBreakRule('dashboard.change.maker');
    await expect(pin()).toBreakRule('dashboard.change.maker');
  });

  test('cannot be overwritten by someone who has not seen its current version', async () => {
    const { id, version } = await saveDashboard(asha);
    await saveDashboard(asha, { id, version, name: 'First' });
    const late = saveDashboard(asha, { id, version, name: 'Second' });
    await expect(late).toBreakRule('dashboard.change.version');
  });

  test('can be restored with its pins unless its name is taken', async () => {
    const { id, name } = await board(asha, 2);
    expect(letters(await deleteDashboard(asha, id))).toBe('AB');
    expect(await dashboardOf(asha, id)).toBeNull();
    expect(letters(await restoreDashboard(asha, id))).toBe('AB');
    await deleteDashboard(asha, id);
    await saveDashboard(asha, { name });
    await expect(restoreDashboard(asha, id)).toBreakRule('dashboard.save.name');
    await expect(restoreDashboard(ravi, id)).toFailWith('NOT_FOUND');
  });

  test('applies its range to its reports and keeps their comparison', async () => {
    const query = {
      measures: ['APPLICATIONS'],
      dimensions: ['TIME'],
      range: { last: 90, unit: 'DAY' },
      compare: 'PREVIOUS_PERIOD',
    };
    const { id: reportId } = await saveReport(asha, { query, chart: 'LINE' });
    const { id } = await pinReport(asha, { reportId, newDashboardName: 'Own time' });
    const pinOf = async () => (await dashboardOf(asha, id))!.pins[0]!;
    expect((await pinOf()).address).toContain('last=90-day');
    await saveDashboard(asha, { id, name: 'Own time', range: { last: 4, unit: 'WEEK' } });
    const { address, question } = await pinOf();
    expect(address).toBe(
      'measures=applications&by=time&last=4-week&compare=previous_period&chart=line',
    );
    expect(question).toContain('last 4 weeks');
  });
});

describe('a pin', () => {
  test('is added at the end, moved, resized and removed', async () => {
    const made = await board(asha, 4);
    expect(letters(made)).toBe('ABCD');
    expect(made.pins.map(({ position, width }) => [position, width])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    const [a, b, , d] = made.pins;
    expect(letters(await movePin(asha, { id: d!.id, position: 0 }))).toBe('DABC');
    expect(letters(await movePin(asha, { id: a!.id, position: 23 }))).toBe('DBCA');
    const wide = await movePin(asha, { id: b!.id, width: 4 });
    expect(letters(wide)).toBe('DBCA');
    expect(wide.pins[1]).toMatchObject({ id: b!.id, width: 4, position: 1 });
    const off = await unpinReport(asha, d!.id);
    expect(letters(off)).toBe('BCA');
    expect(off.pins.map(({ position }) => position)).toEqual([0, 1, 2]);
    await expect(unpinReport(asha, d!.id)).toFailWith('NOT_FOUND');
    await expect(movePin(asha, { id: a!.id, width: 5 })).toFailWith('BAD_USER_INPUT');
    await expect(movePin(asha, { id: a!.id, position: 24 })).toFailWith('BAD_USER_INPUT');
    const stale = movePin(asha, { id: a!.id, position: 0, version: made.version });
    await expect(stale).toBreakRule('dashboard.change.version');
  });

  test('exists once on a dashboard, and can create a new dashboard', async () => {
    const report = await saveReport(asha);
    const made = await pinReport(asha, {
      reportId: report.id,
      newDashboardName: 'Fresh',
      width: 1,
    });
    expect(made).toMatchObject({ name: 'Fresh', isOwn: true, isShared: false });
    expect(made.pins).toMatchObject([{ width: 1, report: { id: report.id } }]);
    const again = pinReport(asha, { reportId: report.id, dashboardId: made.id });
    await expect(again).toBreakRule('pin.save.once');
    await expect(pinReport(asha, { reportId: report.id })).toFailWith('BAD_USER_INPUT');
    const taken = pinReport(asha, { reportId: report.id, newDashboardName: 'FRESH' });
    await expect(taken).toBreakRule('dashboard.save.name');
    const both = { dashboardId: made.id, newDashboardName: 'Both' };
    await expect(pinReport(asha, { reportId: report.id, ...both })).toFailWith('BAD_USER_INPUT');
  });

  test('of another user’s report requires a shared report; a shared dashboard requires shared reports', async () => {
    const own = await saveReport(ravi);
    const { id } = await saveDashboard(asha, { name: 'Team', shared: true });
    await expect(pinReport(asha, { reportId: own.id, dashboardId: id })).toFailWith('NOT_FOUND');
    await shareReport(ravi, own.id);
    await pinReport(asha, { reportId: own.id, dashboardId: id });
    const secret = await saveReport(asha);
    const pin = pinReport(asha, { reportId: secret.id, dashboardId: id });
    await expect(pin).toBreakRule('pin.save.shared');

    const mine = await pinReport(asha, { reportId: secret.id, newDashboardName: 'Mine' });
    const share = saveDashboard(asha, { id: mine.id, name: 'Mine', shared: true });
    await expect(share).toBreakRule('dashboard.share.reports');
    await expect(share).rejects.toThrow('Where people apply');
  });

  test('disappears with its report without a gap, and returns with it', async () => {
    const made = await board(asha, 3, true);
    const [, b] = made.pins;
    const seenBy = async (who: Person) => letters((await dashboardOf(who, made.id))!);
    await shareReport(asha, b!.report.id, false);
    expect([await seenBy(asha), await seenBy(ravi)]).toEqual(['ABC', 'AC']);
    await deleteReport(asha, b!.report.id);
    expect(await seenBy(asha)).toBe('AC');
    const after = (await dashboardOf(asha, made.id))!.pins;
    expect(after.map(({ position }) => position)).toEqual([0, 1]);
    expect(letters(await movePin(asha, { id: after[1]!.id, position: 0 }))).toBe('CA');
    await restoreReport(asha, b!.report.id);
    expect(await seenBy(asha)).toHaveLength(3);
  });

  test('is one of at most twenty-four, even with concurrent requests', async () => {
    const { id } = await saveDashboard(asha, { name: 'Full' });
    const now = app.clock.now();
    await app.sql(
      `with made as (
         insert into analytics_reports
           (id, owner_id, name, description, query, chart, is_shared, created_at, updated_at)
         select gen_random_uuid(), ?, 'One of many', '', '{"measures":["jobs"]}', 'number', false, ?, ?
         from generate_series(1, ?) returning id)
       insert into analytics_pins (id, dashboard_id, report_id, position, width)
       select gen_random_uuid(), ?, id, row_number() over () - 1, 1 from made`,
      [asha.id, now, now, PINS_MAX - 1, id],
    );
    const reports = [await saveReport(asha), await saveReport(asha)];
    const pin = (at: number) => pinReport(asha, { reportId: reports[at]!.id, dashboardId: id });
    const both = await Promise.allSettled([pin(0), pin(1)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const full = (await dashboardOf(asha, id))!;
    expect(full.pins.map(({ position }) => position)).toEqual(
      Array.from({ length: PINS_MAX }, (_, at) => at),
    );
    const left = reports.find(({ id: one }) => !full.pins.some(({ report }) => report.id === one));
    const another = pinReport(asha, { reportId: left!.id, dashboardId: id });
    await expect(another).toBreakRule('pin.save.room');
  });

  test('moved twice concurrently has one position, and so do the others', async () => {
    const { id, pins } = await board(asha, 6);
    await Promise.all(
      [
        ...pins.map((pin, at) => movePin(asha, { id: pin.id, position: 5 - at })),
        movePin(asha, { id: pins[0]!.id, position: 3 }),
        unpinReport(asha, pins[4]!.id),
      ].map((one) => one.catch(() => null)),
    );
    const after = (await dashboardOf(asha, id))!;
    expect(after.pins.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
    expect([...letters(after)].sort().join('')).toBe('ABCDF');
  });
});

test('a shared dashboard stays when its owner leaves, and passes to the next person who changes it', async () => {
  const shared = await board(asha, 2, true);
  const own = await board(asha, 1);
  await app.sql(`update users set role = 'admin' where id = ?`, [ravi.id]);
  await ravi.graphql('mutation($id: ID!) { deleteUser(input: { id: $id }) { deletedUserId } }', {
    id: asha.id,
  });
  expect(await dashboardOf(ravi, shared.id)).toMatchObject({ owner: null, mayChange: true });
  expect(letters((await dashboardOf(ravi, shared.id))!)).toBe('AB');
  expect(await app.sql('select 1 from analytics_dashboards where id = ?', [own.id])).toEqual([]);
  const mine = await saveDashboard(ravi, { id: shared.id, name: 'Mine now', shared: true });
  expect(mine).toMatchObject({ isOwn: true, name: 'Mine now' });
});
