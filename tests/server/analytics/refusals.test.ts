import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsCalculation } from '#schema/analytics/calculations.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { ask } from './analyticsCalls.ts';

let app: App;
let admin: Person;
let seeker: Person;

beforeAll(async () => {
  app = await startApp();
  ({ admin, seeker } = await scenario(app).admin().seeker());
});

const jobs = (more: Partial<AnalyticsQuery>): AnalyticsQuery => ({ measures: ['jobs'], ...more });
const deep = (levels: number): object =>
  levels === 0 ? { dimension: 'remote', is: ['yes'] } : { not: deep(levels - 1) };

const MONTHLY: Partial<AnalyticsQuery> = {
  dimensions: ['time'],
  range: { last: 3, unit: 'month' },
};
const calculated = (one: AnalyticsCalculation, more: Partial<AnalyticsQuery> = {}) =>
  jobs({ ...more, calculations: [one] });
const formula = (text: string, name = 'Mine') =>
  calculated({ kind: 'formula', formula: text, name });

/** The question, the rejected field, and the part of the message that says what would work. */
const REFUSED: [AnalyticsQuery, string, RegExp][] = [
  [{ measures: [] }, 'measures', /at least one/],
  [{ measures: ['jobs', 'jobs'] }, 'measures', /only once/],
  [
    jobs({ dimensions: ['search_term'] }),
    'dimensions',
    /^Search term cannot be used with Jobs\. It works with: Searches, Jobs opened from a search\.$/,
  ],
  [
    { measures: ['jobs', 'searches'], dimensions: ['role'] },
    'dimensions',
    /It works with: Applications, .*Users/,
  ],
  [{ measures: ['jobs', 'remote_jobs'], funnel: true }, 'measures', /^Remote jobs cannot/],
  [{ measures: ['jobs', 'job_seekers'], funnel: true }, 'measures', /something other than “Jobs”/],
  [jobs({ filter: { dimension: 'seeker_state', is: ['Goa'] } }), 'filter', /works with/],
  [jobs({ dimensions: ['time', 'state', 'district', 'remote', 'hot'] }), 'dimensions', /at most 4/],
  [jobs({ timeZone: 'Mars/Olympus' }), 'timeZone', /Asia\/Kolkata/],
  [jobs({ timeZone: '+05:30' }), 'timeZone', /Asia\/Kolkata/],
  [jobs({ compare: 'previous_period' }), 'compare', /Choose a range/],
  [{ measures: ['jobs_growth'] }, 'measures', /last 30 days/],
  [{ measures: ['jobs_growth'], range: { to: '2026-01-01' } }, 'measures', /with a start/],
  [jobs({ range: {} }), 'range', /leave the range out/],
  [jobs({ range: { last: 3 } }), 'range', /last 30 days/],
  [jobs({ range: { last: 0, unit: 'day' } }), 'range', /from 1/],
  [jobs({ range: { last: 3, unit: 'day', from: '2026-01-01' } }), 'range', /not both/],
  [jobs({ range: { last: 3, unit: 'month', rolling: true } }), 'range', /hours, days and weeks/],
  [
    jobs({ range: { last: 3, unit: 'day', rolling: true, whole: true } }),
    'range',
    /one of the two/,
  ],
  [jobs({ range: { from: 'yesterday' } }), 'range', /2026-11-01/],
  [jobs({ range: { from: '2026-02-30' } }), 'range', /2026-11-01/],
  [jobs({ range: { from: '2026-03-01', to: '2026-02-01' } }), 'range', /Swap/],
  [
    jobs({ dimensions: ['time'], grain: 'hour', range: { last: 2, unit: 'year' } }),
    'grain',
    /use the time step “day”/,
  ],
  [
    jobs({ dimensions: ['time'], grain: 'day', range: { from: '1970-01-01', to: '2000-01-01' } }),
    'grain',
    /use the time step “week”/,
  ],
  [
    jobs({ having: [{ measure: 'jobs', test: 'at_least', value: 1 }] }),
    'having',
    /Add a dimension first/,
  ],
  [
    jobs({ dimensions: ['state'], having: [{ measure: 'hires', test: 'at_least', value: 1 }] }),
    'having',
    /compares a measure of the question/,
  ],
  [
    calculated(
      { kind: 'share_of_total', measure: 'jobs' },
      { dimensions: ['state'], having: [{ calculation: 1, test: 'at_least', value: 1 }] },
    ),
    'having',
    /a formula or a difference from a target/,
  ],
  [
    jobs({ dimensions: ['state'], having: [{ calculation: 1, test: 'at_least', value: 1 }] }),
    'having',
    /compares a measure of the question/,
  ],
  [
    {
      measures: ['users'],
      dimensions: ['time', 'seeker_gender'],
      range: { last: 3, unit: 'month' },
      having: [{ measure: 'users', test: 'at_least', value: 1 }],
    },
    'having',
    /not possible for personal attributes/,
  ],
  [
    { measures: ['stock_live_jobs'], filter: { dimension: 'time', from: '2026-12-01' } },
    'filter',
    /you cannot filter it by time/,
  ],
  [
    { measures: ['stock_live_jobs'], dimensions: ['hour_of_day'] },
    'dimensions',
    /^Hour of the day/,
  ],
  [
    { measures: ['stock_applications'], dimensions: ['time_to_view_band'] },
    'dimensions',
    /cannot be used with Applications on a day/,
  ],
  [calculated({ kind: 'running_total', measure: 'jobs' }), 'calculations', /Time as a dimension/],
  [calculated({ kind: 'share_of_total', measure: 'jobs' }), 'calculations', /needs a dimension/],
  [calculated({ kind: 'share_of_total', measure: 'hires' }), 'calculations', /Add the measure/],
  [
    calculated({ kind: 'running_total', measure: 'pay' }, { measures: ['pay'], ...MONTHLY }),
    'calculations',
    /^Pay cannot be added up/,
  ],
  [
    calculated(
      { kind: 'running_total', measure: 'stock_jobs' },
      { measures: ['stock_jobs'], ...MONTHLY },
    ),
    'calculations',
    /cannot be added up over time/,
  ],
  [
    calculated(
      { kind: 'running_total', measure: 'jobs' },
      { ...MONTHLY, having: [{ measure: 'jobs', test: 'at_least', value: 1 }] },
    ),
    'calculations',
    /Remove the conditions/,
  ],
  [
    calculated({ kind: 'moving_average', measure: 'jobs', steps: 1 }, MONTHLY),
    'calculations',
    /2 to 400 steps/,
  ],
  [
    calculated({ kind: 'difference_from_target', measure: 'jobs' }),
    'calculations',
    /Enter a number/,
  ],
  [formula('jobs / salaries'), 'calculations', /no measure “salaries”/],
  [formula('jobs /'), 'calculations', /not complete/],
  [formula('jobs / views', ''), 'calculations', /a name/],
  [
    { ...formula('jobs / searches'), dimensions: ['state'] },
    'calculations',
    /^State cannot be used with Searches/,
  ],
  [formula('jobs_growth * 2'), 'measures', /last 30 days/],
  [jobs({ limit: 0 }), 'limit', /at least 1/],
  [jobs({ pivot: 'state' }), 'pivot', /add it to the dimensions/],
  [jobs({ order: [{ measure: 'users' }] }), 'order', /Add it first/],
  [jobs({ order: [{ dimension: 'state' }] }), 'order', /Add it first/],
  [jobs({ order: [{}] }), 'order', /one measure, calculation or dimension/],
  [jobs({ order: [{ calculation: 1 }] }), 'order', /Add it first/],
  [
    jobs({
      dimensions: ['state'],
      calculations: [{ kind: 'share_of_total', measure: 'jobs' }],
      order: [{ calculation: 1 }],
    }),
    'order',
    /formula or a difference/,
  ],
  [jobs({ filter: {} }), 'filter', /exactly one of/],
  [jobs({ filter: { and: [] } }), 'filter', /exactly one of/],
  [
    jobs({ filter: { and: [{ dimension: 'remote', is: ['yes'] }], dimension: 'hot' } }),
    'filter',
    /exactly one of/,
  ],
  [jobs({ filter: { dimension: 'remote' } }), 'filter', /exactly one test/],
  [
    jobs({ filter: { dimension: 'state', is: ['Goa'], contains: 'a' } }),
    'filter',
    /exactly one test/,
  ],
  [jobs({ filter: { dimension: 'state', is: [] } }), 'filter', /Enter a value/],
  [jobs({ filter: { dimension: 'job_title', contains: '' } }), 'filter', /Enter a value/],
  [
    jobs({ filter: { dimension: 'job_type', is: ['weekend'] } }),
    'filter',
    /Full Time, Part Time, Contract/,
  ],
  [jobs({ filter: { dimension: 'remote', is: ['maybe'] } }), 'filter', /yes or no/],
  [
    jobs({ filter: { dimension: 'job_title', from: 'a' } }),
    'filter',
    /cannot be filtered with from and to/,
  ],
  [jobs({ filter: { dimension: 'time', is: ['2026'] } }), 'filter', /from and to/],
  [jobs({ filter: { dimension: 'time', empty: true } }), 'filter', /from and to/],
  [jobs({ range: { from: '2099-01-01' } }), 'range', /Swap/],
  [jobs({ filter: deep(9) }), 'filter', /8 levels/],
  [
    jobs({
      filter: { or: Array.from({ length: 61 }, () => ({ dimension: 'remote', is: ['no'] })) },
    }),
    'filter',
    /60 conditions/,
  ],
  [
    jobs({ filter: { dimension: 'job_title', is: Array.from({ length: 201 }, String) } }),
    'filter.is',
    /200 entries/,
  ],
  [
    jobs({ filter: { dimension: 'job_title', is: ['x'.repeat(201)] } }),
    'filter.is.0',
    /200 characters/,
  ],
];

test.each(REFUSED)('%j is rejected for %s', async (query, field, sentence) => {
  const failure = await ask(admin, query).then(
    () => null,
    (error: {
      message: string;
      extensions: { code: string; fields: { field: string; message: string }[] };
    }) => error,
  );
  expect(failure?.extensions.code).toBe('BAD_USER_INPUT');
  expect(failure?.extensions.fields).toEqual([{ field, message: failure?.message }]);
  expect(failure?.message).toMatch(sentence);
});

describe('unknown names', () => {
  test.each(['measures', 'dimensions'])('unknown %s are rejected', async (field) => {
    const query = { measures: ['jobs'], [field]: ['salaries'] };
    await expect(ask(admin, query)).toFailWith('BAD_USER_INPUT');
  });
});

test('only administrators can ask questions', async () => {
  await expect(ask(seeker, jobs({}))).toFailWith('FORBIDDEN');
  await expect(app.graphql('{ admin { analytics { model { grains } } } }')).toFailWith(
    'UNAUTHENTICATED',
  );
});
