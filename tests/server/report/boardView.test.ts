import { beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { dashboardOf, pinReport, saveDashboard, saveReport, viewOf } from './reportWorld.ts';

let app: App;
let asha: Person;
let board: string;

const SALES = { categories: ['Sales'], places: ['Kerala', 'Mysuru, Karnataka'], companies: [] };
const QUESTIONS = {
  applications: { measures: ['APPLICATIONS'], dimensions: ['TIME'], grain: 'MONTH' },
  users: { measures: ['USERS'] },
};

beforeEach(async () => {
  ({ app, asha } = await scenario().admin({ as: 'asha' }));
  const made = await saveDashboard(asha, { name: 'Monday' });
  board = made.id;
  for (const [name, query] of Object.entries(QUESTIONS)) {
    const { id } = await saveReport(asha, { name, query, chart: 'TABLE' });
    await pinReport(asha, { reportId: id, dashboardId: board });
  }
});

const filterOf = (address: string | null) => new URLSearchParams(address ?? '').get('filter');

describe('the view of a dashboard', () => {
  test('filters every report that has the dimension, and names the others', async () => {
    const { pins } = await viewOf(asha, board, {
      filters: { ...SALES, companies: ['Asha Foods'] },
      range: { last: 7, unit: 'DAY' },
    });
    const [applications, users] = pins;
    expect(applications).toMatchObject({ unapplied: [], problem: null });
    expect(filterOf(applications!.address)).toBe(
      String.raw`and(is(category,Sales),or(is(state,Kerala),is(district,Mysuru\, Karnataka)),is(company,Asha Foods))`,
    );
    expect(applications!.address).toContain('last=7-day');
    expect(applications!.address).not.toContain('grain=');
    expect(applications!.question).toContain('where category is Sales');
    expect(users).toMatchObject({ unapplied: ['CATEGORY', 'PLACE'], problem: null });
    expect(filterOf(users!.address)).toBe('is(company,Asha Foods)');
  });

  test('is as saved unless something else is asked for', async () => {
    const { version } = (await dashboardOf(asha, board))!;
    const saved = await saveDashboard(asha, { id: board, version, filters: SALES });
    expect(saved.filters).toEqual({ ...SALES, segments: [] });
    expect(filterOf(saved.pins[0]!.address)).toContain('is(category,Sales)');
    const [asSaved] = (await viewOf(asha, board)).pins;
    expect(asSaved!.address).toBe(saved.pins[0]!.address);
    const [other] = (await viewOf(asha, board, { filters: { categories: ['Design'] } })).pins;
    expect(filterOf(other!.address)).toBe('is(category,Design)');
    const [none] = (await viewOf(asha, board, { filters: null })).pins;
    expect(filterOf(none!.address)).toBeNull();
  });

  test('is narrowed by a mark of another report', async () => {
    const [applications] = (await dashboardOf(asha, board))!.pins;
    const mark = {
      pinId: applications!.id,
      group: [{ dimension: 'TIME', key: '2026-10-01' }],
      grain: 'MONTH',
    };
    const { markText, pins } = await viewOf(asha, board, { mark });
    expect(markText).toBe('Time: October 2026');
    expect(pins[0]!.address).toContain('grain=month');
    expect(pins[1]!.address).toContain('from=2026-10-01&to=2026-10-31');
    const range = { from: '2026-10-15', to: '2026-11-20' };
    const inRange = await viewOf(asha, board, { mark, range });
    expect(inRange.pins[1]!.address).toContain('from=2026-10-15&to=2026-10-31');
    const unclear = { mark: { ...mark, grain: null } };
    await expect(viewOf(asha, board, unclear)).toFailWith('BAD_USER_INPUT');

    const first = new Date(app.clock.now().getTime() - 6 * 86_400_000).toISOString().slice(0, 10);
    const group = [{ dimension: 'TIME', key: `${first.slice(0, 7)}-01` }];
    const lastWeek = await viewOf(asha, board, {
      mark: { ...mark, group },
      range: { last: 7, unit: 'DAY' },
    });
    expect(lastWeek.pins[1]!.address).toContain(`from=${first}&to=${first.slice(0, 7)}-`);
  });

  test('refuses a place that does not exist, when it is viewed and when it is saved', async () => {
    const filters = { places: ['Atlantis'] };
    await expect(viewOf(asha, board, { filters })).toFailWith('BAD_USER_INPUT');
    await expect(saveDashboard(asha, { id: board, filters })).toFailWith('BAD_USER_INPUT');
  });
});
