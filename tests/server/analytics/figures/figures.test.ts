import { beforeAll, describe, expect, test } from 'vitest';
import {
  ANALYTICS_FIGURES,
  FIGURE_SECTIONS,
  seriesQuestion,
} from '#schema/analytics/figures/figures.ts';
import type { Figure as Defined } from '#schema/analytics/figures/figure.ts';
import { PERIOD_FACTS, PERIODS, type Period } from '#schema/analytics/figures/periods.ts';
import { MARKET_FIGURE_KEYS, MARKET_FIGURES } from '#schema/options/marketFigures.ts';
import type { TimeZone } from '#schema/options/settings.ts';
import { percentChange } from '#schema/profile/change.ts';
import { measureOf, type MeasureKey } from '#server/modules/analytics/model/measures.ts';
import type { App } from '#tests/support/app.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { ask, figuresOf, queryAt, parseQuery, type Answered } from './figureCalls.ts';
import { handWritten, type Written } from './handWritten.ts';
import { fillMarket } from './randomMarket.ts';

let app: App;
let admin: Person;

beforeAll(async () => {
  ({ app, admin } = await scenario().admin());
  await fillMarket(app, 'figures', { people: 400, companies: 80, jobs: 400, applications: 1_500 });
});

const nameOf = (period: Period) => PERIOD_FACTS[period].name.toUpperCase();
const changeOf = ({ value, previous }: Answered) =>
  value === null || previous === null ? null : percentChange(value, previous);

const PLACES: [Period, TimeZone][] = [
  ['7d', 'America/New_York'],
  ['30d', 'Asia/Kolkata'],
  ['90d', 'UTC'],
  ['1y', 'Asia/Kolkata'],
];

describe.each(fewInQuickSuite(2, PLACES))('the figures over %s in %s', (period, timeZone) => {
  beforeAll(() => app.settings({ timeZone }));

  test('match the answers to their questions in the report builder', async () => {
    const result = await figuresOf(admin, nameOf(period));
    const figures = FIGURE_SECTIONS.flatMap((section) => result[section].figures);
    expect(figures).toHaveLength(24);
    for (const figure of figures) {
      const query = parseQuery(figure.query);
      expect(queryAt(figure.address), figure.key).toEqual(query);
      const value = await ask(admin, query);
      expect(rounded(figure.value), figure.key).toBe(rounded(value.value));
      if (!figure.changeQuery) continue;
      const changing = parseQuery(figure.changeQuery);
      expect(queryAt(figure.changeAddress!), figure.key).toEqual(changing);
      expect(figure.change, figure.key).toBe(changeOf(await ask(admin, changing)));
    }
    // Makes sure that the test data produces figures at all.
    expect(figures.filter(({ value }) => value !== null).length).toBeGreaterThan(20);
    expect(figures.filter(({ change }) => change !== null).length).toBeGreaterThan(15);
  });

  test('match hand-written SQL', async () => {
    const result = await figuresOf(admin, nameOf(period));
    const times = { now: result.countedAt, days: PERIOD_FACTS[period].days, zone: timeZone };
    const written = handWritten(times);
    for (const section of FIGURE_SECTIONS)
      for (const { key, value, change } of result[section].figures) {
        const [expected, changed] = await counted(written[section][key]!);
        expect([key, rounded(value), change]).toEqual([key, rounded(expected), changed]);
      }
  });
});

async function counted([value, current, previous]: Written) {
  const [row] = await app.sql<Record<'value' | 'current' | 'previous', number | null>>(
    `select (${value})::float8 as value, (${current ?? 'null'})::float8 as current,
      (${previous ?? 'null'})::float8 as previous`,
  );
  const { current: is, previous: was } = row!;
  return [row!.value, is === null || was === null ? null : percentChange(is, was)] as const;
}

/** The last digits of a sum of fractions depend on the order of addition. */
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1e6) / 1e6);

describe('the figures of the dashboard', () => {
  const NAMES = MARKET_FIGURE_KEYS.join(' ');
  type Stats = Record<string, number | null> & { changes: Record<string, number | null> };

  async function stats(): Promise<Stats & { countedAt: string }> {
    const { admin: result } = await admin.graphql<{
      admin: { stats: Stats & { countedAt: string } };
    }>(`{ admin { stats { ${NAMES} countedAt changes { ${NAMES} } } } }`);
    return result.stats;
  }

  test.each(['UTC', 'Asia/Kolkata', 'America/New_York'] as const)(
    'are answers to analytics questions, in %s',
    async (timeZone) => {
      await app.settings({ timeZone });
      const result = await stats();
      const written = handWritten({ now: result.countedAt, days: 30, zone: timeZone }).market;
      for (const key of MARKET_FIGURE_KEYS) {
        const { question, changes } = MARKET_FIGURES[key].figure;
        const { value } = await ask(admin, question(30));
        const [expected, change] = await counted(written[key]!);
        expect([key, result[key], result.changes[key]]).toEqual([key, expected, change]);
        expect([key, value]).toEqual([key, expected]);
        if (changes) expect([key, changeOf(await ask(admin, changes(30)))]).toEqual([key, change]);
      }
    },
  );

  test('match those of the analytics screen where both exist', async () => {
    const { users, jobs, applications } = await figuresOf(admin, 'DAYS_30');
    const result = await stats();
    const shown = [...users.figures, ...jobs.figures, ...applications.figures].filter(
      ({ key }) => key in MARKET_FIGURES,
    );
    expect(shown.map(({ key }) => key)).toHaveLength(8);
    for (const { key, value, change } of shown)
      expect([key, value, change]).toEqual([key, result[key], result.changes[key]]);
  });
});

test('each figure can be read alone, with its definition in the language of the caller', async () => {
  const fields = FIGURE_SECTIONS.map(
    (section) =>
      `${section} { ${Object.keys(ANALYTICS_FIGURES[section]).join(' ')} figures { key value definition } }`,
  );
  type Part = Record<string, number | null> & {
    figures: { key: string; value: number | null; definition: string }[];
  };
  const { admin: result } = await admin.graphql<{
    admin: { analytics: { figures: Record<string, Part> } };
  }>(`{ admin { analytics { figures { ${fields.join(' ')} } } } }`);
  for (const section of FIGURE_SECTIONS)
    for (const { key, value, definition } of result.analytics.figures[section]!.figures) {
      expect([key, result.analytics.figures[section]![key]]).toEqual([key, value]);
      expect(definition).toMatch(/^[A-Z].*\.$/);
    }
});

test('each figure has the unit of its measure', () => {
  for (const section of FIGURE_SECTIONS)
    for (const { unit, question } of Object.values<Defined>(ANALYTICS_FIGURES[section]))
      expect(measureOf(question(30).measures[0] as MeasureKey).unit).toBe(unit);
});

test.each(PERIODS)('series over time, %s: whole steps without gaps', async (period) => {
  const { admin: result } = await admin.graphql<{
    admin: {
      analytics: {
        figures: Record<string, { overTime: { grain: string; rows: { values: number[] }[] } }>;
      };
    };
  }>(
    `query($period: AnalyticsPeriod!) { admin { analytics { figures(period: $period) {
      ${FIGURE_SECTIONS.map((section) => `${section} { overTime { grain rows { values } } }`).join(' ')} } } } }`,
    { period: nameOf(period) },
  );
  const { last, unit } = PERIOD_FACTS[period].steps;
  for (const section of FIGURE_SECTIONS) {
    const { grain, rows } = result.analytics.figures[section]!.overTime;
    expect([grain, rows.length]).toEqual([unit.toUpperCase(), last]);
    const { dimensions: _, grain: __, ...whole } = seriesQuestion(section, period);
    const { value } = await ask(admin, whole);
    expect(rows.reduce((sum, { values }) => sum + values[0]!, 0)).toBe(value);
  }
});

test('each section takes one statement, with any amount of data', async () => {
  await figuresOf(admin, 'DAYS_30');
  const sent = await statementsOf(() => figuresOf(admin, 'DAYS_30'));
  expect(sent.filter((text) => text.includes('json_build_array'))).toHaveLength(3);
});

describe('over REST', () => {
  const path = (section: string, query = '') => `/api/admin/dashboard/analytics/${section}${query}`;

  test.each(FIGURE_SECTIONS)('%s have the documented names', async (section) => {
    const { status, body } = await admin.rest('GET', path(section));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(Object.keys(ANALYTICS_FIGURES[section])),
    );
  });

  test('the period is written as documented', async () => {
    const days = async (period: string) => {
      const { body } = await admin.rest<{ from: string; countedAt: string }>(
        'GET',
        path('users', `?period=${period}`),
      );
      return Math.round((Date.parse(body.countedAt) - Date.parse(body.from)) / 86_400_000);
    };
    expect([await days('7d'), await days('30d'), await days('90d'), await days('1y')]).toEqual([
      7, 30, 90, 365,
    ]);
    const refused = await admin.rest('GET', path('users', '?period=2y'));
    expect(refused.status).toBe(400);
  });

  test('only administrators can read them', async () => {
    const { seeker } = await scenario().seeker();
    await expect(figuresOf(seeker, 'DAYS_30')).toFailWith('FORBIDDEN');
    for (const section of FIGURE_SECTIONS) {
      expect((await seeker.rest('GET', path(section))).status).toBe(403);
      expect((await app.rest('GET', path(section))).status).toBe(401);
    }
  });
});
