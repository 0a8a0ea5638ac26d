import { expect, test } from 'vitest';
import { freeTimes } from '#server/modules/interview/schedule/freeTimes.rules.ts';
import { momentOf } from '#server/modules/interview/schedule/zonedTime.rules.ts';

const WANTED = {
  kind: 'video' as const,
  from: '2026-12-31',
  until: '2026-12-31',
  weekdays: [],
  startTime: '10:00',
  endTime: '11:30',
  minutes: 30,
  buffer: 15,
  timeZone: 'Asia/Kolkata',
};

const times = (wanted: Partial<typeof WANTED>, busy: [string, string][] = [], now = '2026-01-01') =>
  freeTimes(
    { ...WANTED, ...wanted },
    busy.map(([start, end]) => ({ start: Date.parse(start), end: Date.parse(end) })),
    Date.parse(now),
  ).map(({ start, end }) =>
    [start, end].map((moment) => new Date(moment).toISOString().slice(5, 16)).join('/'),
  );

test('times follow each other with the break in between, as long as they fit', () => {
  expect(times({})).toEqual(['12-31T04:30/12-31T05:00', '12-31T05:15/12-31T05:45']);
  expect(times({ buffer: 0 })).toHaveLength(3);
});

test('a time is left out if someone is busy then or in the break after it, or if it has passed', () => {
  expect(times({}, [['2026-12-31T05:10Z', '2026-12-31T05:12Z']])).toEqual([
    '12-31T05:15/12-31T05:45',
  ]);
  // Two that only touch do not overlap.
  expect(times({}, [['2026-12-31T05:15Z', '2026-12-31T05:45Z']])).toEqual([
    '12-31T04:30/12-31T05:00',
  ]);
  expect(times({}, [], '2026-12-31T04:30Z')).toEqual(['12-31T05:15/12-31T05:45']);
});

test('days go on over the end of a month and a year, on the chosen weekdays', () => {
  const days = { from: '2026-12-31', until: '2027-01-04', endTime: '10:30' };
  expect(times(days).map((time) => time.slice(0, 5))).toEqual([
    '12-31',
    '01-01',
    '01-02',
    '01-03',
    '01-04',
  ]);
  // Mondays and Thursdays only.
  expect(times({ ...days, weekdays: [1, 4] as never }).map((time) => time.slice(0, 5))).toEqual([
    '12-31',
    '01-04',
  ]);
});

test('hours that end before they start go on after midnight', () => {
  const night = { startTime: '23:30', endTime: '00:30', buffer: 0 };
  expect(times(night)).toEqual(['12-31T18:00/12-31T18:30', '12-31T18:30/12-31T19:00']);
});

test('the hours of a walk-in are one time each day, even if someone is busy', () => {
  const walkIn = { kind: 'walk_in' as never, until: '2027-01-01' };
  expect(times(walkIn, [['2026-12-31T05:00Z', '2026-12-31T06:00Z']])).toEqual([
    '12-31T04:30/12-31T06:00',
    '01-01T04:30/01-01T06:00',
  ]);
});

test('times in a foreign time zone keep their clock time when daylight saving begins and ends', () => {
  const berlin = { timeZone: 'Europe/Berlin', endTime: '10:30', buffer: 0 };
  expect(times({ ...berlin, from: '2026-03-28', until: '2026-03-29' })).toEqual([
    '03-28T09:00/03-28T09:30',
    '03-29T08:00/03-29T08:30',
  ]);
  expect(times({ ...berlin, from: '2026-10-24', until: '2026-10-25' })).toEqual([
    '10-24T08:00/10-24T08:30',
    '10-25T09:00/10-25T09:30',
  ]);
});

test('a night in which the clocks change has as many times as it has hours', () => {
  const night = { startTime: '23:30', endTime: '03:30', buffer: 0 };
  const inBerlin = (from: string) =>
    times({ ...night, timeZone: 'Europe/Berlin', from, until: from }).length;
  expect(['2026-03-27', '2026-03-28', '2026-10-24'].map(inBerlin)).toEqual([8, 6, 10]);
  // A night at the end of a month goes on into the next one.
  const days = times({ ...night, from: '2026-08-31', until: '2026-08-31' });
  expect([days[0], days.at(-1)]).toEqual(['08-31T18:00/08-31T18:30', '08-31T21:30/08-31T22:00']);
});

test('hours that clocks skip are not offered, and those before and after are', () => {
  const inBerlin = (startTime: string, endTime: string) =>
    times({
      startTime,
      endTime,
      buffer: 0,
      timeZone: 'Europe/Berlin',
      from: '2026-03-29',
      until: '2026-03-29',
    });
  expect(inBerlin('01:00', '02:30')).toEqual([
    '03-29T00:00/03-29T00:30',
    '03-29T00:30/03-29T01:00',
  ]);
  expect(inBerlin('02:30', '03:30')).toEqual(['03-29T01:00/03-29T01:30']);
  expect(inBerlin('02:00', '02:45')).toEqual([]);
});

test.each([
  // Clocks go from 02:00 to 03:00, and from 03:00 back to 02:00.
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  // A shift of half an hour, and one at midnight.
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ['2026-12-31', '00:00', 'Asia/Kathmandu', '2026-12-30T18:15:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, moment) => {
  expect(new Date(momentOf(day, time, zone)).toISOString()).toBe(moment);
});
