import { describe, expect, test } from 'vitest';
import { isDay, todayOf, type Clock } from '#schema/validation/values/day.ts';
import { dateOfBirth, day } from '#schema/validation/values/dayRule.ts';
import { dayOfDeadline, deadline, isPastDeadline } from '#schema/validation/values/deadline.ts';
import { sentences, TODAY } from './sentences.ts';

describe('a day', () => {
  test.each(['2026-11-21', '2024-02-29', '1900-01-01'])('%s exists', (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-11-00',
    '02026-11-21',
    '2026-11-21T',
    '2026-11',
    '',
  ])('%s does not', (text) => expect(isDay(text)).toBe(false));

  test.each([
    [' 2026-11-21 ', {}],
    ['21.11.2026', { root: 'Start date must be a date, written YYYY-MM-DD' }],
    [' ', { root: 'Start date is required' }],
    [undefined, { root: 'Start date is required' }],
    [20_261_121, { root: 'Start date must be text' }],
  ])('in a form: %j', (given, expected) => {
    expect(sentences(day('startDate'), given)).toMatchObject(expected);
  });

  test('today is the day in India, unless another time zone is given', () => {
    const today = new Date('2026-11-21T18:30:00Z');
    expect(todayOf({ today: '2026-11-20' })).toBe('2026-11-20');
    expect(todayOf({ today })).toBe('2026-11-22');
    expect(todayOf({ today, timeZone: 'UTC' })).toBe('2026-11-21');
  });
});

describe('a date of birth', () => {
  test.each([
    ['2026-11-21', {}],
    ['2026-11-22', { root: 'Date of birth cannot be in the future' }],
    ['1900-01-01', {}],
    ['1899-12-31', { root: 'Please check the year of birth' }],
    ['', { root: 'Date of birth is required' }],
  ])('%s', (given, expected) => {
    expect(sentences(dateOfBirth(TODAY), given)).toMatchObject(expected);
  });
});

describe('a deadline', () => {
  const wrong = {
    root: 'Application deadline must be a date, written YYYY-MM-DD',
  };
  const read = (given: unknown) => {
    const result = deadline().safeParse(given);
    return result.success ? result.data : sentences(deadline(), given);
  };

  test.each([
    ['2026-11-21', '2026-11-21'],
    [' 2026-11-21 ', '2026-11-21'],
    ['2026-11-21T10:00Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:30Z', '2026-11-21T10:00:30.000Z'],
    ['2026-11-21T10:00:30.250+05:30', '2026-11-21T04:30:30.250Z'],
    ['2026-11-21T10:00+0530', '2026-11-21T04:30:00.000Z'],
    [new Date('2026-11-21T10:00:00Z'), '2026-11-21T10:00:00.000Z'],
    ['', null],
    [null, null],
    [undefined, undefined],
    ['2026-11-21T10:00', wrong],
    ['2026-02-29T10:00Z', wrong],
    ['2026-11-21T25:00Z', wrong],
    ['at 2026-11-21T10:00Z', wrong],
    ['2026-11-21T10:00Z sharp', wrong],
    ['soon', wrong],
    [new Date('soon'), wrong],
    [7, { root: 'Application deadline must be text' }],
  ])('%j is read as %j', (given, expected) => expect(read(given)).toEqual(expected));

  test('is a day; a date at midnight counts as that day', () => {
    expect(dayOfDeadline('2026-11-21')).toBe('2026-11-21');
    expect(dayOfDeadline('2026-11-21T00:00:00Z')).toBe('2026-11-21');
    expect(dayOfDeadline('2026-11-21T00:00:00.000Z')).toBe('2026-11-21');
    for (const moment of [
      '2026-11-21T00:00:00.001Z',
      '2026-11-21T10:00:00Z',
      '12026-11-21T00:00:00Z',
      '2026-11-21T00:00:00Z!',
    ])
      expect(dayOfDeadline(moment)).toBeNull();
  });

  const noon = { today: new Date('2026-11-21T12:00:00Z') };
  test.each<[string, Clock, boolean]>([
    ['2026-11-21', TODAY, false],
    ['2026-11-20', TODAY, true],
    ['2026-11-21T00:00:00.000Z', TODAY, false],
    // Only the day counts, so an earlier hour of today has not passed.
    ['2026-11-21T09:00:00.000Z', TODAY, false],
    ['2026-11-20T09:00:00.000Z', TODAY, true],
    ['2026-11-21', noon, false],
    ['2026-11-20', noon, true],
    ['2026-11-21T12:00:00.001Z', noon, false],
    ['2026-11-21T12:00:00.000Z', noon, true],
    ['2026-11-21T09:00:00.000Z', noon, true],
  ])('%s is over by %o: %s', (value, clock, isOver) => {
    expect(isPastDeadline(value, clock)).toBe(isOver);
  });
});
