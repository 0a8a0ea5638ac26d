import { wordsOfModel } from '../choices.ts';
import type { Choices, Dimension } from '../kinds.ts';

const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Sorted by the calendar, not by name. */
const named = (names: readonly string[], dimension: string): Choices => ({
  values: names.map((name) => name.toLowerCase()),
  label: (value) => value[0]!.toUpperCase() + value.slice(1),
  read: (text) =>
    names.find((name) => name.toLowerCase() === text.toLowerCase())?.toLowerCase() ?? null,
  words: wordsOfModel(dimension),
});

const sqlList = (values: readonly string[]) => values.map((value) => `'${value}'`).join(',');

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

export const TIME_DIMENSIONS = {
  time: {
    name: 'Time',
    description: 'Steps of an hour, day, week, month, quarter or year, in the chosen time zone.',
    source: 'the one moment each subject is counted by',
    kind: 'time',
    sql: '{at}',
  },
  weekday: {
    name: 'Day of the week',
    description: 'Monday to Sunday, in the chosen time zone.',
    source: 'the one moment each subject is counted by',
    kind: 'choice',
    sql: `(array[${sqlList(DAYS.map((day) => day.toLowerCase()))}])[extract(isodow from {at} at time zone {zone})::int]`,
    choices: named(DAYS, 'weekday'),
  },
  hour_of_day: {
    name: 'Hour of the day',
    description: '00 to 23, in the chosen time zone.',
    source: 'the one moment each subject is counted by',
    kind: 'choice',
    sql: `to_char({at} at time zone {zone}, 'HH24')`,
    choices: {
      values: hours,
      label: (hour) => `${hour}:00`,
      read: (text) => {
        const hour = /^(\d{1,2})(:00)?$/.exec(text)?.[1]?.padStart(2, '0');
        return hour !== undefined && hours.includes(hour) ? hour : null;
      },
    },
  },
  month_of_year: {
    name: 'Month of the year',
    description: 'January to December regardless of the year, in the chosen time zone.',
    source: 'the one moment each subject is counted by',
    kind: 'choice',
    sql: `(array[${sqlList(MONTHS.map((month) => month.toLowerCase()))}])[extract(month from {at} at time zone {zone})::int]`,
    choices: named(MONTHS, 'month_of_year'),
  },
} as const satisfies Record<string, Dimension>;
