import { describe, expect, test } from 'vitest';
import {
  alertInput,
  newAlert,
  problemOf,
  unitOfAmount,
  watchedCalculations,
  withKind,
} from '#client/components/analytics/alerts/alertForm.ts';
import { filterable } from '#client/pages/admin/analytics/builder/filters/filterable.ts';
import { modelOf } from '#client/pages/admin/analytics/builder/question/model.ts';
import {
  countsBuild,
  filterBuild,
  formOf,
  inputOf,
} from '#client/pages/admin/analytics/segments/segmentForm.ts';
import { MODEL } from './builderWorld.tsx';

const [applications] = MODEL.measures;
const model = modelOf(
  {
    ...MODEL,
    measures: [...MODEL.measures, { ...applications!, key: 'SALARIES', isPersonal: true }],
  } as unknown as Parameters<typeof modelOf>[0],
  { yes: 'Yes', no: 'No' },
);

const saved = (address: string) =>
  formOf({ id: 's1', version: 3, name: 'Busy', noun: 'JOB', isShared: true, address });

describe('a saved segment', () => {
  test('is edited with all of its conditions', () => {
    const form = saved(
      'measures=jobs&filter=is(remote,no)&having=applications>=2,hires>=1&any=1&last=30-day',
    );
    expect(inputOf(form)).toEqual({
      id: 's1',
      version: 3,
      name: 'Busy',
      noun: 'JOB',
      shared: true,
      filter: { dimension: 'REMOTE', is: ['no'] },
      having: [
        { measure: 'APPLICATIONS', test: 'AT_LEAST', value: 2 },
        { measure: 'HIRES', test: 'AT_LEAST', value: 1 },
      ],
      havingAny: true,
      range: { last: 30, unit: 'DAY' },
    });
  });

  test('has a period only if something is counted, and “any of them” only for several counts', () => {
    const form = saved('measures=jobs&having=applications>=2,hires>=1&any=1&last=30-day');
    expect(inputOf({ ...form, having: form.having.slice(0, 1) })).toMatchObject({
      havingAny: null,
      range: { last: 30 },
    });
    expect(inputOf({ ...form, having: [] })).toMatchObject({ having: null, range: null });
  });

  test('can test the time of its rows, and count whatever is not about one person', () => {
    const refusalOf = () => null;
    const dimensions = filterable(filterBuild(model, 'APPLICATION', refusalOf));
    expect(dimensions.map(({ key }) => key)).toEqual(['time', 'category', 'state', 'remote']);
    const counts = countsBuild(model, saved(''), () => undefined, refusalOf);
    expect(counts.question.query.measures).toEqual(['applications', 'hires']);
  });
});

describe('an alert', () => {
  const watched = {
    query: {
      measures: ['jobs'],
      calculations: [
        { kind: 'running_total' as const, measure: 'jobs' },
        { kind: 'share_of_total' as const, measure: 'jobs' },
      ],
    },
    reportId: null,
  };
  const form = { ...newAlert(watched), amount: '5' };

  test('on an unusual figure is about the total, in either direction', () => {
    const changed = withKind({ ...form, isPerGroup: true }, 'unusual');
    expect(changed).toMatchObject({ isPerGroup: false, direction: 'either' });
    expect(withKind({ ...form, isPerGroup: true }, 'change').isPerGroup).toBe(true);
  });

  test.each([
    ['threshold', '', 'amountMissing'],
    ['threshold', '-5', null],
    ['change', '0', 'amountPositive'],
    ['change', '0.5', null],
    ['unusual', '', null],
  ] as const)('of the kind %s with the amount “%s” has the problem %s', (kind, amount, problem) => {
    expect(problemOf({ ...form, kind, amount })).toBe(problem);
  });

  test('on a report names the report instead of a question, and a calculation by its number', () => {
    const input = alertInput({ ...form, measure: 'calculation_2' }, 'Share', {
      ...watched,
      reportId: 'r1',
    });
    expect(input).toMatchObject({ reportId: 'r1', query: null, calculation: 2, isPercent: false });
    expect(input).not.toHaveProperty('measure');
    const changes = alertInput({ ...form, kind: 'change' }, 'Jobs', watched);
    expect(changes).toMatchObject({ query: { measures: ['JOBS'] }, measure: 'JOBS' });
    expect(changes.isPercent).toBe(true);
    const paused = { isMailed: false, isPosted: true, isActive: false };
    expect(alertInput({ ...form, ...paused }, 'Jobs', watched)).toMatchObject(paused);
  });

  test('watches a share of the total for each group only', () => {
    expect(watchedCalculations(watched, false)).toEqual([]);
    expect(watchedCalculations(watched, true).map(({ key }) => key)).toEqual(['calculation_2']);
  });

  test.each([
    ['change', true, 'COUNT', 'percent'],
    ['change', false, 'PERCENT', 'points'],
    ['change', false, 'RUPEES', 'rupees'],
    ['threshold', true, 'PERCENT', 'percent'],
    ['threshold', true, 'NONE', 'count'],
  ] as const)('of the kind %s (relative: %s) on %s is in %s', (kind, isPercent, unit, shown) => {
    expect(unitOfAmount({ ...form, kind, isPercent }, unit)).toBe(shown);
  });
});
