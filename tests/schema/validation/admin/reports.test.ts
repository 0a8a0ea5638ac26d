import { describe, expect, test } from 'vitest';
import { analyticsFiguresSchema } from '#schema/validation/analyticsFigures.ts';
import * as reports from '#schema/validation/reports.ts';
import { sentences } from '../sentences.ts';

describe('a report', () => {
  test('has a name and an optional description', () => {
    expect(sentences(reports.saveReportSchema, { version: 0 })).toEqual({
      name: 'Report name is required',
      version: 'Version must be between 1 and 2147483647',
    });
    expect(reports.saveReportSchema.parse({ name: 'Hires', id: '' })).toEqual({
      id: null,
      name: 'Hires',
      description: '',
    });
    const long = { name: 'x'.repeat(121), description: 'x'.repeat(1_001) };
    expect(sentences(reports.saveReportSchema, long)).toEqual({
      name: 'Report name must be at most 120 characters',
      description: 'Description must be at most 1000 characters',
    });
  });

  test('a dashboard has a name', () => {
    expect(sentences(reports.saveDashboardSchema, { name: ' ' })).toEqual({
      name: 'Dashboard name is required',
    });
  });
});

test.each([
  [['company'], undefined, {}],
  [['time'], 'month', {}],
  [['time'], undefined, { grain: expect.stringMatching(/is required/) }],
  [['company', 'time'], '', { grain: expect.stringMatching(/is required/) }],
  [[], 'month', { group: expect.stringMatching(/at least one/) }],
])('a mark of %j on a dashboard with steps of a %s', (dimensions, grain, errors) => {
  const group = dimensions.map((dimension) => ({ dimension }));
  expect(sentences(reports.boardMarkSchema, { pinId: 'a', group, grain })).toEqual(errors);
});

describe('a pin', () => {
  test('goes to either an existing or a new dashboard', () => {
    const wrong = { dashboardId: 'Choose a dashboard, or name a new one' };
    const errorsFor = (given: object) => sentences(reports.pinReportSchema, given);
    expect(errorsFor({ dashboardId: 'd' })).toEqual({});
    expect(errorsFor({ newDashboardName: 'Hiring' })).toEqual({});
    expect(errorsFor({})).toEqual(wrong);
    expect(errorsFor({ dashboardId: '', newDashboardName: ' ' })).toEqual(wrong);
    expect(errorsFor({ dashboardId: 'd', newDashboardName: 'Hiring' })).toEqual(wrong);
  });

  test('is one to four columns wide', () => {
    const errorsFor = (width: number) =>
      sentences(reports.pinReportSchema, { dashboardId: 'd', width });
    expect([1, 4].map(errorsFor)).toEqual([{}, {}]);
    for (const width of [0, 5])
      expect(errorsFor(width)).toEqual({ width: 'Width must be between 1 and 4' });
  });

  test('has one of 24 positions', () => {
    expect(reports.movePinSchema.parse({ position: '23', width: 4 })).toEqual({
      position: 23,
      width: 4,
    });
    expect(sentences(reports.movePinSchema, { position: 24, width: 5, version: 0 })).toEqual({
      position: 'Position must be between 0 and 23',
      width: 'Width must be between 1 and 4',
      version: 'Version must be between 1 and 2147483647',
    });
  });
});

describe('a schedule', () => {
  const errorsFor = (given: object) =>
    sentences(reports.scheduleReportSchema, { hour: 9, ...given });

  test('requires a weekday if weekly, a day if monthly, and neither if daily', () => {
    expect(errorsFor({ every: 'daily' })).toEqual({});
    expect(errorsFor({ every: 'weekly', weekday: 1 })).toEqual({});
    expect(errorsFor({ every: 'weekly', day: 1 })).toEqual({ weekday: 'Weekday is required' });
    expect(errorsFor({ every: 'monthly', day: 31 })).toEqual({});
    expect(errorsFor({ every: 'monthly', weekday: 1 })).toEqual({
      day: 'Day of the month is required',
    });
  });

  test('accepts hours, weekdays and days that exist', () => {
    expect(errorsFor({ every: 'daily', hour: 24, weekday: 8, day: 32 })).toEqual({
      hour: 'Hour must be between 0 and 23',
      weekday: 'Weekday must be between 1 and 7',
      day: 'Day of the month must be between 1 and 31',
    });
    expect(errorsFor({ every: 'daily', hour: 0, weekday: 0, day: 0 })).toEqual({
      weekday: 'Weekday must be between 1 and 7',
      day: 'Day of the month must be between 1 and 31',
    });
    expect(errorsFor({ every: 'daily', hour: '' })).toEqual({ hour: 'Hour is required' });
  });
});

describe('the figures of the analytics screen', () => {
  test('cover the default period unless another is given', () => {
    const periodOf = (period?: string) => analyticsFiguresSchema.parse({ period }).period;
    expect([periodOf(), periodOf(''), periodOf('all')]).toEqual(['days_30', 'days_30', 'days_30']);
    expect([periodOf('7d'), periodOf('1Y')]).toEqual(['days_7', 'year_1']);
    expect(sentences(analyticsFiguresSchema, { period: 'ages' })).toEqual({
      period: 'Period: please choose one of the options',
    });
  });
});
