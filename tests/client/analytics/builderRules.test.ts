import { describe, expect, test } from 'vitest';
import { undoRedoKey } from '#client/pages/admin/analytics/builder/actions/undoRedoKey.ts';
import { fieldGroups } from '#client/pages/admin/analytics/builder/fields/fieldGroups.ts';
import {
  draftOf,
  filterOfDraft,
  isReady,
  newGroup,
  newTest,
  replaced,
  testsFor,
  unreadyIn,
} from '#client/pages/admin/analytics/builder/filters/draft.ts';
import {
  obstacleToDimension,
  obstacleToMeasure,
} from '#client/pages/admin/analytics/builder/question/fieldObstacles.ts';
import { modelOf } from '#client/pages/admin/analytics/builder/question/model.ts';
import {
  dimensionsIn,
  NO_QUESTION,
} from '#client/pages/admin/analytics/builder/question/question.ts';
import { repairQuestion } from '#client/pages/admin/analytics/builder/question/repairQuestion.ts';
import { acceptsField } from '#client/pages/admin/analytics/builder/shelves/acceptsField.ts';
import { presetOf, rangeOfPreset } from '#client/pages/admin/analytics/builder/shelves/ranges.ts';
import { suitsChart, CHART_KINDS } from '#schema/analytics/charts.ts';
import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';
import { MODEL } from './builderWorld.tsx';

type ModelData = Parameters<typeof modelOf>[0];
const model = modelOf(MODEL as unknown as ModelData, { yes: 'Yes', no: 'No' });
const asking = (query: Partial<AnalyticsQuery>) => ({
  ...NO_QUESTION,
  query: { ...NO_QUESTION.query, ...query, dimensions: query.dimensions ?? [] },
});
const is = (dimension: string): AnalyticsFilter => ({ dimension, is: ['x'] });

describe('an old question', () => {
  test('that the model still knows is unchanged', () => {
    const question = asking({ measures: ['hires'], dimensions: ['state'], filter: is('remote') });
    expect(repairQuestion(model, question)).toEqual({ question, lost: [] });
  });

  test('loses the names the model no longer knows, each once', () => {
    const question = asking({
      measures: ['hires', 'pigeons'],
      dimensions: ['colour', 'state'],
      order: [{ dimension: 'colour' }],
      filter: {
        and: [is('colour'), { or: [is('size'), is('state')] }, { not: { and: [is('size')] } }],
      },
    });
    const { question: kept, lost } = repairQuestion(model, question);
    expect(lost).toEqual(['pigeons', 'colour', 'size']);
    expect(kept.query).toEqual({
      measures: ['hires'],
      dimensions: ['state'],
      filter: { and: [{ or: [is('state')] }] },
    });
  });

  test('loses a filter that is entirely unknown, and keeps negations', () => {
    const lostAll = repairQuestion(
      model,
      asking({ measures: ['hires'], filter: { or: [is('size')] } }),
    );
    expect(lostAll.question.query.filter).toBeUndefined();
    const filter = { not: { or: [is('size'), is('state')] } };
    const denied = repairQuestion(model, asking({ measures: ['hires'], filter }));
    expect(denied.question.query.filter).toEqual({ not: { or: [is('state')] } });
  });
});

test.for<[string, Partial<AnalyticsQuery>, string]>([
  ['one measure', { measures: ['hires'] }, 'table number'],
  ['two measures', { measures: ['hires', 'applications'] }, 'table number funnel'],
  ['a state', { measures: ['hires'], dimensions: ['state'] }, 'bar stacked_bar table funnel map'],
  ['time', { measures: ['hires'], dimensions: ['time'] }, 'line bar stacked_bar table funnel'],
  [
    'two dimensions with totals',
    { measures: ['hires'], dimensions: ['company_state', 'remote'], totals: true },
    'bar stacked_bar table pivot number',
  ],
  ['an estate', { measures: ['hires'], dimensions: ['estate'] }, 'bar stacked_bar table funnel'],
])('the charts for a question with %s', ([, query, kinds]) => {
  const fit = CHART_KINDS.filter((kind) => suitsChart(kind, asking(query).query));
  expect([...fit].sort()).toEqual(kinds.split(' ').sort());
});

test('a field is rejected if it does not apply to the question or the limit is reached', () => {
  const searches = model.measureOf('searches')!;
  const term = model.dimensionOf('search_term')!;
  const about = (name: string) => ({ why: 'saysNothing', about: name });
  expect(obstacleToMeasure(model, asking({ filter: is('state') }), searches)).toEqual(
    about('State'),
  );
  expect(obstacleToMeasure(model, asking({ dimensions: ['colour'] }), searches)).toEqual(
    about('colour'),
  );
  expect(obstacleToMeasure(model, asking({ dimensions: ['time'] }), searches)).toBeNull();
  const ten = { measures: [...'abcdefghij'] };
  expect(obstacleToMeasure(model, asking(ten), searches)).toEqual({ why: 'tooMany', most: 10 });
  expect(obstacleToDimension(model, asking({ measures: ['hires'] }), term)).toEqual(about('Hires'));
  expect(obstacleToDimension(model, asking({ measures: ['pigeons'] }), term)).toBeNull();
  const four = asking({ measures: ['searches'], dimensions: [...'abcd'] });
  expect(obstacleToDimension(model, four, term)).toEqual({ why: 'tooMany', most: 4 });
  expect(obstacleToDimension(model, four, term, true)).toBeNull();
});

test('a shelf accepts fields of its kind that fit the question', () => {
  const question = asking({ measures: ['hires'], dimensions: ['search_term', 'state'] });
  const build = { model, question, change: () => {}, refusalOf: () => null };
  const takes = (shelf: string, kind: 'measure' | 'dimension', key: string) =>
    acceptsField(build, shelf, { kind, key });
  expect(takes('measure', 'measure', 'hires')).toBe(true);
  expect(takes('measure', 'measure', 'applications')).toBe(false);
  expect(takes('dimension', 'measure', 'hires')).toBe(false);
  expect(takes('measure', 'measure', 'pigeons')).toBe(false);
  expect(takes('dimension', 'dimension', 'search_term')).toBe(true);
  expect(takes('dimension', 'dimension', 'remote')).toBe(true);
  expect(takes('measure', 'dimension', 'remote')).toBe(false);
  expect(takes('dimension', 'dimension', 'pigeons')).toBe(false);
  expect(takes('filter', 'dimension', 'remote')).toBe(true);
  expect(takes('filter', 'dimension', 'time')).toBe(false);
  expect(takes('filter', 'dimension', 'search_term')).toBe(false);
});

test('fields are found by word prefixes, ignoring accents', () => {
  const names = { fit: 'Available', unfit: 'Not available with this question' };
  const found = (kind: 'measure' | 'dimension', typed: string, query = {}) =>
    fieldGroups(model, asking(query), kind, typed, names).map(({ name, fields }) => [
      name,
      fields.map(({ key, isChosen }) => (isChosen ? `${key}!` : key)),
    ]);
  expect(found('measure', 'Híre', { measures: ['hires'] })).toEqual([['Applications', ['hires!']]]);
  expect(found('measure', 'ires')).toEqual([]);
  expect(found('dimension', 'term sea')).toEqual([[names.fit, ['search_term']]]);
  expect(found('dimension', '', { measures: ['searches'], dimensions: ['state'] })).toEqual([
    [names.fit, ['time', 'state!', 'search_term']],
    [names.unfit, ['category', 'remote']],
  ]);
});

test('a field whose name was typed comes before those that only mention it', () => {
  const [one] = model.measures;
  const measures = [
    { ...one!, key: 'live_jobs', name: 'Live jobs', description: 'Open for applications.' },
    { ...one!, key: 'applications', name: 'Applications', description: 'Sent by seekers.' },
  ];
  const names = { fit: '', unfit: '' };
  const groups = fieldGroups({ ...model, measures }, asking({}), 'measure', 'applic', names);
  expect(groups.flatMap(({ fields }) => fields.map(({ key }) => key))).toEqual([
    'applications',
    'live_jobs',
  ]);
});

test('a filter editor matches its dimension and says when it is incomplete', () => {
  const blank = newTest({ key: 'state', kind: 'CHOICE' });
  expect(testsFor({ kind: 'TEXT' }).join(' ')).toBe('is isNot contains startsWith empty given');
  expect(testsFor({ kind: 'BAND' }).join(' ')).toBe('is isNot empty given');
  expect(testsFor({ kind: 'YES_NO' }).join(' ')).toBe('is empty given');
  expect(newTest({ key: 'time', kind: 'TIME' }).test).toBe('between');
  const ready = (to: object) => isReady({ ...blank, ...to });
  expect([ready({}), ready({ values: ['x'] })]).toEqual([false, true]);
  expect([
    ready({ test: 'contains', text: ' ' }),
    ready({ test: 'startsWith', text: 'x' }),
  ]).toEqual([false, true]);
  expect([ready({ test: 'empty' }), ready({ test: 'given' })]).toEqual([true, true]);
  const days = { test: 'between', from: '2026-11-02', to: '2026-11-01' };
  expect([ready(days), ready({ ...days, to: '' }), ready({ ...days, from: '' })]).toEqual([
    false,
    true,
    true,
  ]);
  expect(ready({ test: 'between' })).toBe(false);
  const inner = newGroup('any', [blank]);
  const outer = newGroup('all', [inner, newGroup('none')]);
  expect(unreadyIn(outer)).toEqual([blank]);
  expect(filterOfDraft(newGroup('all', [newGroup('any')]))).toBeUndefined();
  expect(replaced(outer, blank.id, () => null).items[0]).toMatchObject({ items: [] });
  expect(draftOf({ not: is('a') })).toMatchObject({ joint: 'none', items: [{ dimension: 'a' }] });
  const typed = { ...blank, test: 'contains' as const, text: ' care ' };
  expect(filterOfDraft(newGroup('notAll', [typed]))).toEqual({
    not: { dimension: 'state', contains: 'care' },
  });
});

test('a preset range replaces the custom one, and custom choices keep theirs', () => {
  const today = '2026-03-01';
  expect(rangeOfPreset('all', { last: 3, unit: 'day' }, today)).toBeNull();
  expect(rangeOfPreset('12-month', null, today)).toEqual({ last: 12, unit: 'month' });
  expect(rangeOfPreset('7-day', null, today)).toEqual({ last: 7, unit: 'day' });
  expect(rangeOfPreset('days', null, today)).toEqual({ from: '2026-01-31', to: today });
  expect(rangeOfPreset('lastUnits', { last: 3, unit: 'week' }, today)).toEqual({
    last: 3,
    unit: 'week',
  });
  const usual = { last: 4, unit: 'week' };
  expect(rangeOfPreset('lastUnits', { last: 90, unit: 'day' }, today)).toEqual(usual);
  expect(rangeOfPreset('lastUnits', null, today)).toEqual(usual);
  expect(presetOf({ last: 3, unit: 'week' })).toBe('lastUnits');
});

test('the filter of a question names each dimension once', () => {
  const filter = { and: [is('a'), { or: [is('b'), is('a')] }, { not: is('c') }] };
  expect(dimensionsIn(filter)).toEqual(['a', 'b', 'c']);
  expect(dimensionsIn(null)).toEqual([]);
});

test('the undo and redo keys of every system are recognized', () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const press = (key: string, held: object) => undoRedoKey({ key, ...none, ...held });
  expect(press('z', { ctrlKey: true })).toBe('undo');
  expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo');
  expect(press('Y', { ctrlKey: true })).toBe('redo');
  expect(press('y', { ctrlKey: true, shiftKey: true })).toBeNull();
  expect(press('z', {})).toBeNull();
  expect(press('z', { ctrlKey: true, altKey: true })).toBeNull();
  expect(press('x', { ctrlKey: true })).toBeNull();
});
