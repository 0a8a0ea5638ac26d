import { describe, expect, test } from 'vitest';
import { boardFiltersOf, type BoardView } from '#schema/analytics/boardView.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import {
  conditionsFor,
  filterConditions,
  narrowQuestion,
  segmentsOfFilters,
  withRange,
} from '#server/modules/report/board/boardView.rules.ts';

const view = (values: Partial<BoardView>): BoardView => ({
  range: null,
  filters: boardFiltersOf(null),
  mark: null,
  ...values,
});
const OPEN = { from: null, to: null };
const QUESTION: AnalyticsQuery = { measures: ['applications'], grain: 'month' };
const narrowed = (
  shown: Partial<BoardView>,
  query = QUESTION,
  isAnswerable: (query: AnalyticsQuery) => boolean = () => true,
) => narrowQuestion(query, conditionsFor(view(shown), 'this', OPEN), isAnswerable);

describe('the view of a dashboard', () => {
  test('adds its filters to the conditions of a question', () => {
    const filters = boardFiltersOf({
      categories: ['Sales'],
      places: ['Kerala', 'Mysuru, Karnataka'],
      companies: ['Asha Foods', 'Ravi Tools'],
    });
    const own = { dimension: 'remote', is: ['yes'] };
    expect(narrowed({ filters }, { ...QUESTION, filter: own }).query.filter).toEqual({
      and: [
        own,
        { dimension: 'category', is: ['Sales'] },
        {
          or: [
            { dimension: 'state', is: ['Kerala'] },
            { dimension: 'district', is: ['Mysuru, Karnataka'] },
          ],
        },
        { dimension: 'company', is: ['Asha Foods', 'Ravi Tools'] },
      ],
    });
  });

  test('narrows to one of its segments, or to any of several', () => {
    const of = (...segments: string[]) => boardFiltersOf({ segments });
    expect(filterConditions(of('a'))).toEqual([{ kind: 'segment', filter: { segment: 'a' } }]);
    expect(segmentsOfFilters(of('a', 'b'))).toEqual({ or: [{ segment: 'a' }, { segment: 'b' }] });
    expect(segmentsOfFilters(of())).toBeNull();
  });

  test('names each of its conditions by the filter that it comes from', () => {
    const filters = boardFiltersOf({
      categories: ['Sales'],
      places: ['Kerala'],
      companies: ['Asha Foods'],
      segments: ['a'],
    });
    const mark = { pinId: 'other', group: [{ dimension: 'remote', key: 'yes' }] };
    const conditions = conditionsFor(view({ filters, mark }), 'this', OPEN);
    expect(conditions.map(({ kind }) => kind)).toEqual([
      'category',
      'place',
      'company',
      'segment',
      'mark',
    ]);
    expect(conditions[1]!.filter).toEqual({ dimension: 'state', is: ['Kerala'] });
  });

  test('without a filter leaves a question as it is', () => {
    expect(narrowed({}).query).toEqual(QUESTION);
    const time = { pinId: 'other', group: [{ dimension: 'time', key: '2026-10-01' }] };
    expect(narrowed({ mark: time }).query).toEqual(QUESTION);
  });

  test('leaves out and names what does not apply', () => {
    const filters = boardFiltersOf({ categories: ['Sales'], companies: ['Asha Foods'] });
    const { query, unapplied } = narrowed({ filters }, QUESTION, ({ filter }) =>
      JSON.stringify(filter).includes('company')
        ? true
        : !JSON.stringify(filter).includes('category'),
    );
    expect(unapplied).toEqual(['category']);
    expect(query.filter).toEqual({ dimension: 'company', is: ['Asha Foods'] });
  });

  test('replaces the period of a question, with steps of time that fit', () => {
    const range = { last: 7, unit: 'day' } as const;
    expect(withRange(QUESTION, range)).toEqual({ measures: ['applications'], range });
    expect(withRange(QUESTION, null)).toBe(QUESTION);
  });
});

describe('a mark', () => {
  const mark = (
    group: { dimension: string; key?: string | null }[],
    grain?: 'hour' | 'day' | 'week' | 'month' | 'quarter',
  ) => ({
    pinId: 'other',
    group,
    grain,
  });

  test('narrows the other reports and not its own', () => {
    const sales = mark([
      { dimension: 'category', key: 'sales' },
      { dimension: 'state', key: null },
    ]);
    expect(narrowed({ mark: sales }).query.filter).toEqual({
      and: [
        { dimension: 'category', is: ['sales'] },
        { dimension: 'state', empty: true },
      ],
    });
    expect(narrowed({ mark: { ...sales, pinId: 'this' } }).query).toEqual(QUESTION);
  });

  test.each([
    ['hour', '2026-11-01T23:00', { from: '2026-11-01T23:00', to: '2026-11-02T00:00' }],
    ['week', '2026-10-26', { from: '2026-10-26', to: '2026-11-01' }],
    ['quarter', '2026-10-01', { from: '2026-10-01', to: '2026-12-31' }],
  ] as const)('of one %s narrows the period', (grain, key, range) => {
    expect(narrowed({ mark: mark([{ dimension: 'time', key }], grain) }).query).toEqual({
      measures: ['applications'],
      range,
    });
  });

  test.each([
    ['half an hour', '2026-11-01T23:30', { from: '2026-11-01T23:30', to: '2026-11-02T00:30' }],
    ['a time zone', '2026-11-01T23:00:00.000+05:30', { from: '2026-11-01T23:00', to: '2026-11-02T00:00' }],
    ['midnight', '2026-11-01T00:00', { from: '2026-11-01T00:00', to: '2026-11-01T01:00' }],
    ['no moment', 'noon', { from: 'noon', to: 'noon' }],
  ])('of an hour with %s narrows the period', (_, key, range) => {
    expect(narrowed({ mark: mark([{ dimension: 'time', key }], 'hour') }).query.range).toEqual(range);
  }); // oxfmt-ignore

  test.each([
    ['2026-10-31T00:00', '2026-12-01T00:00'],
    ['2026-11-01T00:00', '2026-11-02T00:00'],
    // A period outside the step cannot narrow it.
    ['2026-11-02T00:00', '2026-11-09T00:00'],
    ['2026-10-01T00:00', '2026-11-01T00:00'],
  ])('of a day is that day in a period from %s to %s', (from, to) => {
    const day = mark([{ dimension: 'time', key: '2026-11-01' }], 'day');
    const period = { from: new Date(`${from}Z`), to: new Date(`${to}Z`) };
    expect(conditionsFor(view({ mark: day }), 'this', period)[0]!.range).toEqual({
      from: '2026-11-01',
      to: '2026-11-01',
    });
  });

  const local = (text: string) => new Date(`${text}Z`);
  test.each([
    ['that begins earlier', '2026-01-01', { from: '2026-01-15', to: '2026-01-31' }],
    ['within it', '2026-02-01', { from: '2026-02-01', to: '2026-02-28' }],
    ['that ends later', '2026-11-01', { from: '2026-11-01', to: '2026-11-20' }],
  ])('of a month %s narrows to the part in the period of its report', (_, key, range) => {
    const period = { from: local('2026-01-15T00:00'), to: local('2026-11-21T00:00') };
    const shown = view({ mark: mark([{ dimension: 'time', key }], 'month') });
    expect(conditionsFor(shown, 'this', period)[0]!.range).toEqual(range);
  });

  test('of a step that is cut within a day narrows to minutes', () => {
    const day = mark([{ dimension: 'time', key: '2026-11-01' }], 'day');
    const period = { from: local('2026-11-01T09:30'), to: null };
    expect(conditionsFor(view({ mark: day }), 'this', period)[0]!.range).toEqual({
      from: '2026-11-01T09:30',
      to: '2026-11-02T00:00',
    });
  });
});
