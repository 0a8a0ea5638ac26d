import { beforeEach, describe, expect, test } from 'vitest';
import { REPORTS_MAX } from '#schema/options/reports.ts';
import { newId } from '#server/lib/ids.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import {
  deleteDashboard,
  deleteReport,
  duplicateReport,
  QUESTION,
  reportOf,
  reportsOf,
  restoreDashboard,
  restoreReport,
  saveDashboard,
  saveReport,
  shareReport,
} from './reportWorld.ts';

let app: App;
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  const world = await scenario()
    .admin({ as: 'asha', firstName: 'Asha', lastName: 'Rao' })
    .admin({ as: 'ravi', firstName: 'Ravi', lastName: 'Menon' });
  ({ app, asha, ravi } = world);
});

describe('a report', () => {
  test('is saved with its question and described in words', async () => {
    const report = await saveReport(asha, { name: '  Where   people apply ' });
    expect(report).toMatchObject({
      name: 'Where people apply',
      question: 'Applications by category, last 90 days',
      address: 'measures=applications&by=category&last=90-day&chart=bar',
      problem: null,
      chart: 'BAR',
      isOwn: true,
      isShared: false,
      mayChange: true,
      version: 1,
      owner: { id: asha.id, name: 'Asha Rao' },
      query: { measures: ['APPLICATIONS'], dimensions: ['CATEGORY'] },
      schedule: null,
    });
    expect(await reportOf(asha, report.id)).toEqual(report);
  });

  test('is private to its owner until shared', async () => {
    const { id } = await saveReport(asha);
    const ids = async (who: Person, scope?: string) =>
      (await reportsOf(who, scope)).map((report) => report.id);
    expect(await ids(ravi)).not.toContain(id);
    expect(await reportOf(ravi, id)).toBeNull();
    await expect(duplicateReport(ravi, id)).toFailWith('NOT_FOUND');
    await expect(deleteReport(ravi, id)).toFailWith('NOT_FOUND');
    await expect(shareReport(ravi, id)).toFailWith('NOT_FOUND');
    await expect(saveReport(ravi, { id })).toFailWith('NOT_FOUND');

    await shareReport(asha, id);
    expect(await ids(ravi)).toContain(id);
    expect(await ids(ravi, 'SHARED')).toContain(id);
    expect(await ids(ravi, 'MINE')).not.toContain(id);
    expect(await ids(asha, 'SHARED')).not.toContain(id);
    expect(await reportOf(ravi, id)).toMatchObject({
      isOwn: false,
      mayChange: false,
      owner: { name: 'Asha Rao' },
    });

    await shareReport(asha, id, false);
    expect(await reportOf(ravi, id)).toBeNull();
    // The one that was changed last comes first.
    app.clock.forward({ minutes: 1 });
    const newer = await saveReport(asha);
    expect(await ids(asha, 'MINE')).toEqual([newer.id, id]);
    app.clock.forward({ minutes: 1 });
    await shareReport(asha, id);
    expect(await ids(asha, 'MINE')).toEqual([id, newer.id]);
  });

  test('can only be changed by its owner when shared', async () => {
    const { id } = await saveReport(asha, { shared: true });
    await expect(saveReport(ravi, { id })).toBreakRule('report.change.maker');
    await expect(shareReport(ravi, id, false)).toBreakRule('report.change.maker');
    await expect(deleteReport(ravi, id)).toBreakRule('report.change.maker');
    expect(await saveReport(asha, { id, name: 'Anew', shared: true })).toMatchObject({
      name: 'Anew',
      version: 2,
    });
  });

  test('cannot be overwritten by someone who has not seen its current version', async () => {
    const { id, version } = await saveReport(asha);
    await saveReport(asha, { id, version, name: 'First' });
    const late = saveReport(asha, { id, version, name: 'Second' });
    await expect(late).toBreakRule('report.change.version');
    await expect(late).toFailWith('CONFLICT');
    const outcomes = await Promise.allSettled(
      ['Third', 'Fourth'].map((name) => saveReport(asha, { id, version: 2, name })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('can be copied to a private report of another user', async () => {
    const { id } = await saveReport(asha, { shared: true, description: 'Why it matters' });
    const copy = await duplicateReport(ravi, id);
    expect(copy).toMatchObject({
      name: 'Where people apply (copy)',
      description: 'Why it matters',
      isOwn: true,
      isShared: false,
      version: 1,
    });
    const long = await saveReport(asha, { name: 'य'.repeat(120) });
    expect((await duplicateReport(asha, long.id)).name.length).toBeLessThanOrEqual(120);
  });

  test('disappears for everyone when deleted, and can be restored unchanged', async () => {
    const { id } = await saveReport(asha, { shared: true });
    expect(await deleteReport(asha, id)).toMatchObject({ id, name: 'Where people apply' });
    expect(await reportOf(asha, id)).toBeNull();
    await expect(restoreReport(ravi, id)).toFailWith('NOT_FOUND');
    expect(await restoreReport(asha, id)).toMatchObject({ id, isShared: true });
    expect(await reportOf(ravi, id)).not.toBeNull();
    await deleteReport(asha, id);
    app.clock.forward({ days: 2 });
    await clear();
    expect(await app.sql('select 1 from analytics_reports where id = ?', [id])).toEqual([]);
  });

  test('with an empty name or too much text is rejected', async () => {
    await expect(saveReport(asha, { name: ' ' })).toFailWith('BAD_USER_INPUT');
    await expect(saveReport(asha, { name: 'x'.repeat(121) })).toFailWith('BAD_USER_INPUT');
    const description = 'x'.repeat(1_001);
    await expect(saveReport(asha, { description })).toFailWith('BAD_USER_INPUT');
    await expect(saveReport(asha, { id: 'nothing' })).toFailWith('NOT_FOUND');
    const id = newId(app.clock.now().getTime());
    await expect(saveReport(asha, { id })).toFailWith('NOT_FOUND');
  });

  test('with an invalid question is rejected', async () => {
    const query = { ...QUESTION, dimensions: ['SEARCH_TERM'] };
    await expect(saveReport(asha, { query })).toFailWith('BAD_USER_INPUT');
    expect(await reportsOf(asha, 'MINE')).toEqual([]);
  });

  test('that no longer fits the model says why, without affecting others', async () => {
    const good = await saveReport(asha);
    const bad = await saveReport(asha);
    const keep = (query: object) =>
      app.sql('update analytics_reports set query = ?::jsonb where id = ?', [
        JSON.stringify(query),
        bad.id,
      ]);
    for (const query of [
      { measures: ['moon_phases'] },
      { measures: ['applications'], dimensions: ['search_term'] },
      { measures: [] },
      { anything: 1 },
    ]) {
      await keep(query);
      const [result] = (await reportsOf(asha, 'MINE')).filter(({ id }) => id === bad.id);
      expect(result!.problem, JSON.stringify(query)).toMatch(/\w.*\.$/);
      expect(result).toMatchObject({ query: null, address: null });
    }
    expect(await reportOf(asha, good.id)).toMatchObject({ problem: null });
  });

  test('is one of at most two hundred, even with concurrent requests', async () => {
    const now = app.clock.now();
    await app.sql(
      `insert into analytics_reports
         (id, owner_id, name, description, query, chart, is_shared, created_at, updated_at)
       select gen_random_uuid(), ?, 'One of many', '', ?::jsonb, 'bar', false, ?, ?
       from generate_series(1, ?)`,
      [asha.id, JSON.stringify({ measures: ['applications'] }), now, now, REPORTS_MAX - 1],
    );
    const both = await Promise.allSettled([saveReport(asha), saveReport(asha)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(saveReport(asha)).toBreakRule('report.save.room');
    expect(await saveReport(ravi)).toMatchObject({ isOwn: true });
  });
});

async function clear() {
  const { tasks, database } = app.services;
  await database.fork().transactional((em) => tasks.enqueue(em, 'clear-ended', {}));
  await app.runTasks();
}

test('only the changes of a report that concern other users are logged', async () => {
  const { id } = await saveReport(asha);
  await shareReport(asha, id);
  await deleteReport(asha, id);
  await restoreReport(asha, id);
  await shareReport(asha, id, false);
  await deleteReport(asha, id);
  const rows = await app.sql<{ action: string; actor: string }>(
    `select action, actor_id as actor from activity_log where subject_id = ? order by id`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'report.share',
    'report.delete',
    'report.restore',
    'report.unshare',
  ]);
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([asha.id]));
});

test('shared dashboards are logged, private ones are not', async () => {
  const { id } = await saveDashboard(asha, { name: 'Monday' });
  await deleteDashboard(asha, id);
  await restoreDashboard(asha, id);
  await saveDashboard(asha, { id, name: 'Monday', shared: true });
  await deleteDashboard(asha, id);
  await restoreDashboard(asha, id);
  await saveDashboard(asha, { id, name: 'Monday', shared: false });
  const shared = await saveDashboard(asha, { name: 'Friday', shared: true });
  const logged = (subject: string) =>
    app.sql(
      'select action, before, actor_id as actor from activity_log where subject_id = ? order by id',
      [subject],
    );
  const entry = (action: string, before: object | null = null) => ({
    action: `dashboard.${action}`,
    before,
    actor: asha.id,
  });
  expect(await logged(id)).toEqual([
    entry('share'),
    entry('delete', { name: 'Monday' }),
    entry('restore'),
    entry('unshare'),
  ]);
  expect(await logged(shared.id)).toEqual([entry('share')]);
});

test('keys in a filter have the names that people read', async () => {
  const { employer } = await scenario(app).employer();
  const { id, name } = employer.company!;
  const job = await addJob(app, id, { title: 'Welder' });
  const keys = [
    { dimension: 'JOB', key: job.id },
    { dimension: 'COMPANY', key: id },
    { dimension: 'CATEGORY', key: 'nothing' },
    { dimension: 'STATE', key: 'Goa' },
    { dimension: 'COMPANY', key: null },
  ];
  const { admin } = await asha.graphql<{ admin: { analytics: { keyNames: unknown[] } } }>(
    'query($keys: [AnalyticsGroupKeyInput!]!) { admin { analytics { keyNames(keys: $keys) } } }',
    { keys },
  );
  expect(admin.analytics.keyNames).toEqual(['Welder', name, null, null, null]);
});

test('only administrators can use reports', async () => {
  const { seeker, employer } = await scenario().employer().seeker();
  const { id } = await saveReport(asha, { shared: true });
  for (const who of [seeker, employer]) {
    await expect(saveReport(who)).toFailWith('FORBIDDEN');
    await expect(duplicateReport(who, id)).toFailWith('FORBIDDEN');
    await expect(reportsOf(who)).toFailWith('FORBIDDEN');
  }
  await expect(saveReport(app)).toFailWith('UNAUTHENTICATED');
});
