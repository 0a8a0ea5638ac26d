import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { saveReport } from './reportWorld.ts';
import { ask, type Values } from '#tests/server/analytics/analyticsCalls.ts';
import { fillMarket, NOW } from '#tests/server/analytics/market.ts';
import { anyQuestion } from '#tests/server/analytics/questions.ts';

let app: App;
let asha: Person;
let ravi: Person;

beforeAll(async () => {
  app = await theApp();
  app.clock.moveTo(NOW);
  await fillMarket(app);
  ({ asha, ravi } = await scenario().admin({ as: 'asha' }).admin({ as: 'ravi' }));
});

async function load(who: Person, address: string) {
  const response = await fetch(`${app.url}/api/admin/analytics/export?${address}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  // `text()` would drop the byte order mark that Excel needs to detect UTF-8.
  return { response, text: Buffer.from(await response.arrayBuffer()).toString() };
}

interface File {
  head: Map<string, string[]>;
  columns: string[];
  rows: string[][];
  totals: string[] | null;
}

/** Splits the file at the empty line into the head and the table. */
function read(text: string): File {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const at = text.indexOf('\r\n\r\n');
  const lines = (part: string): string[][] => parse(part, { bom: true, relax_column_count: true });
  const head = new Map<string, string[]>();
  for (const [name = '', value = ''] of lines(text.slice(0, at)))
    head.set(name, [...(head.get(name) ?? []), value]);
  const [columns = [], ...table] = lines(text.slice(at + 4));
  // A row without values has its commas, unlike an empty line.
  const isEmpty = (line: string[]) => line.length < columns.length && line.join('') === '';
  const end = table.findIndex((line) => line[0] === 'Total' || isEmpty(line));
  return {
    head,
    columns,
    rows: end < 0 ? table : table.slice(0, end),
    totals: table[end]?.[0] === 'Total' ? table[end] : null,
  };
}

const cells = ({ values, previous }: Values) =>
  values.flatMap((value, at) => (previous ? [value, previous[at]] : [value])).map(text);
const text = (value: number | null | undefined) => value?.toString() ?? '';
/** Without the apostrophe that protects against formulas. */
const asTyped = (row: string[]) => row.map((cell) => cell.replace(/^'(?=\s*[=+\-@])/, ''));

describe('the file', () => {
  test('has the question above its table', async () => {
    const query: AnalyticsQuery = {
      measures: ['applications', 'hire_rate', 'time_to_hire_median'],
      dimensions: ['category'],
      filter: {
        and: [
          {
            or: [
              { dimension: 'state', is: ['Karnataka', 'Kerala'] },
              { dimension: 'remote', is: ['yes'] },
            ],
          },
          { not: { dimension: 'job_type', is: ['intern'] } },
        ],
      },
      range: { last: 12, unit: 'month' },
      compare: 'previous_period',
    };
    const { response, text: body } = await load(asha, addressOfQuery(query).toString());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="analytics-[\d-]+\.csv"/,
    );
    const { head, columns, totals } = read(body);
    expect(head.get('Question')).toEqual([
      expect.stringMatching(
        /^Applications, conversion rate and time to hire \(median\) by category, last 12 months, compared with the previous period, where/,
      ),
    ]);
    expect(head.get('Filter')).toEqual([
      expect.stringMatching(/^state is Karnataka or Kerala or remote is /),
      'not (job type is Intern)',
    ]);
    expect(head.get('Time zone')).toEqual(['UTC']);
    expect(head.get('Period')![0]).toMatch(/^last 12 months \(1 \w+ \d{4} to \d+ \w+ \d{4}\)$/);
    for (const name of ['Report', 'Compared with', 'Created at', 'Data as of'])
      expect(head.get(name), name).toHaveLength(1);
    expect(columns).toEqual([
      'Category',
      'Applications',
      'Applications, previous period',
      'Conversion rate (%)',
      'Conversion rate (%), previous period',
      'Time to hire, median (days)',
      'Time to hire, median (days), previous period',
    ]);
    expect(totals![0]).toBe('Total');
  });

  test('has the calculations of a saved report, as the page shows them', async () => {
    const query: AnalyticsQuery = {
      measures: ['applications'],
      dimensions: ['time'],
      grain: 'month',
      range: { last: 6, unit: 'month' },
      calculations: [
        { kind: 'running_total', measure: 'applications' },
        { kind: 'formula', formula: 'applications / views * 100', unit: 'percent', name: 'Yield' },
      ],
    };
    const { id, question } = await saveReport(asha, { query: inputOfQuery(query) });
    expect(question).toBe(
      'Applications, monthly, last 6 months, with applications (running total) and Yield',
    );
    const { text: body } = await load(asha, `report=${id}`);
    const { columns, rows, totals } = read(body);
    expect(columns).toEqual(['Time', 'Applications', 'Applications, running total', 'Yield (%)']);
    const answer = await ask(asha, { ...query, totals: true });
    expect(rows.map((row) => row.slice(1))).toEqual(answer.rows.map(cells));
    expect(totals!.slice(1)).toEqual(cells(answer.totals!));
    expect(answer.totals!.values[1]).toBeNull();
    // Nothing was left out, so nothing is said about it.
    expect(body.trimEnd().split('\r\n').at(-1)).toMatch(/^Total,/);
    expect(answer.totals!.values[2]).toBeGreaterThan(0);
  });

  test("can be exported from a saved report, but not from another user's private one", async () => {
    const { id } = await saveReport(asha, { name: '=Where "people" apply' });
    const { response, text: body } = await load(asha, `report=${id}`);
    expect(response.status).toBe(200);
    expect(read(body).head.get('Report')).toEqual([`'=Where "people" apply`]);
    const refused = await load(ravi, `report=${id}`);
    expect(refused.response.status).toBe(404);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'NOT_FOUND' });
    const changed = await load(asha, `report=${id}&measures=jobs`);
    expect(read(changed.text).columns).toEqual(['Jobs']);
    const unnamed = await load(ravi, `report=${id}&measures=jobs`);
    expect(unnamed.response.status).toBe(200);
    expect(read(unnamed.text).columns).toEqual(['Jobs']);
    expect(unnamed.text).not.toContain('Where');
  });

  test('is replaced by an error message if the question cannot be answered', async () => {
    for (const [address, fields] of [
      ['', ['measures']],
      ['measures=jobs&by=search_term', ['dimensions']],
      ['measures=moon_phases', ['measures']],
      ['measures=jobs&filter=is(', ['filter']],
      ['measures=jobs&last=nothing', ['last']],
    ] as const) {
      const { response, text: body } = await load(asha, address);
      expect(response.status, address).toBe(400);
      const failure = JSON.parse(body) as { code: string; fields: { field: string }[] };
      expect(failure.code).toBe('BAD_USER_INPUT');
      expect(failure.fields.map(({ field }) => field)).toEqual(fields);
    }
  });

  test('is for administrators only', async () => {
    const { seeker } = await scenario().seeker();
    expect((await load(seeker, 'measures=jobs')).response.status).toBe(403);
    const guest = await fetch(`${app.url}/api/admin/analytics/export?measures=jobs`);
    expect(guest.status).toBe(401);
  });

  test('contains no formula from user input', async () => {
    await app.sql(
      `insert into searches (id, words, filters, results, searched_at)
       values (gen_random_uuid(), '=cmd|calc', '{}', 0, ?)`,
      [app.clock.now()],
    );
    await app.sql(`insert into common_searches (kind, text) values ('words', '=cmd|calc')`);
    const { text: body } = await load(asha, 'measures=searches&by=search_term&last=7-day');
    expect(body).toContain(`\r\n"'=cmd|calc",1`);
  });
});

const QUESTIONS = fc.sample(anyQuestion, { seed: 20_261_122, numRuns: 30 });

test.each(QUESTIONS.map(({ query }, at) => [at + 1, query] as const))(
  'the file has exactly the values of the answer to question %i',
  async (_, query) => {
    const result = await ask(asha, { ...query, totals: true, pivot: null });
    const { text: body } = await load(asha, addressOfQuery(query).toString());
    const { rows, totals } = read(body);
    const wanted = result.rows.map((row) => [...row.labels, ...cells(row)]);
    expect(rows.map(asTyped), JSON.stringify(query)).toEqual(wanted);
    const grouped = query.dimensions?.length ?? 0;
    if (grouped > 0) expect(totals!.slice(grouped)).toEqual(cells(result.totals!));
  },
);
