import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import type { Locale } from '#schema/options/locales.ts';
import { isId } from '#server/lib/ids.ts';
import type { Translator } from '#server/lib/words.ts';
import { dimensionOf, type DimensionKey } from '../model/dimensions.ts';
import type { Choices, Dimension } from '../model/kinds.ts';
import { choiceLabel, namesFor } from '../modelFor.service.ts';
import { testsOf } from './filter.ts';
import { listed, refusal } from './refusal.ts';
import { momentsOf } from './moments.ts';
import type { Values } from './values.ts';

export interface Reading {
  t: Translator;
  locale: Locale;
  timeZone: string;
}

/** The conditions of a filter, as SQL of one subject. */
export interface FilterSql {
  dimension: (key: DimensionKey) => string;
  /** Whether the row belongs to a segment. */
  segment: (id: string) => string;
}

/**
 * A filter as an SQL condition. A null result counts as false. `not` uses `is not true`, so every row matches either a
 * filter or its opposite.
 */
export function conditionOf(
  filter: AnalyticsFilter,
  values: Values,
  sqlOf: FilterSql,
  reading: Reading,
): string {
  const { and, or, not, segment, dimension } = filter;
  const each = (parts: readonly AnalyticsFilter[], word: string) =>
    `(${parts.map((part) => conditionOf(part, values, sqlOf, reading)).join(` ${word} `)})`;
  if (and) return each(and, 'and');
  if (or) return each(or, 'or');
  if (not) return `(${conditionOf(not, values, sqlOf, reading)}) is not true`;
  if (segment) return sqlOf.segment(segment);
  return testOf(dimension as DimensionKey, filter, values, sqlOf, reading);
}

function testOf(
  key: DimensionKey,
  filter: AnalyticsFilter,
  values: Values,
  sqlOf: FilterSql,
  reading: Reading,
): string {
  const dimension = dimensionOf(key);
  const sql = sqlOf.dimension(key);
  const { is, isNot, contains, startsWith, from, to, empty } = filter;
  const refuse = (sentence: string, more = {}) =>
    refusal(reading.t, 'filter', sentence, {
      name: namesFor(reading.locale).dimension(key).name,
      ...more,
    });
  if (empty != null) {
    if (dimension.kind === 'time') throw refuse('filterTime');
    return `(${sql} is ${empty ? '' : 'not '}null)`;
  }
  if (dimension.kind === 'time') {
    if (testsOf(filter).some((test) => test !== 'from' && test !== 'to'))
      throw refuse('filterTime');
    const { from: since, to: until } = momentsOf(
      { from, to },
      reading.timeZone,
      reading.t,
      'filter',
    );
    const parts = [
      since && `${sql} >= ${values.add(since, 'timestamptz')}`,
      until && `${sql} < ${values.add(until, 'timestamptz')}`,
    ];
    return `(${parts.filter(Boolean).join(' and ')})`;
  }
  if (is) return equals(dimension, sql, is, values, reading, refuse);
  if (isNot) return `(${equals(dimension, sql, isNot, values, reading, refuse)}) is not true`;
  if (from != null || to != null) {
    if (!dimension.choices) throw refuse('filterOrder');
    const known = between(dimension.choices, from ?? null, to ?? null, reading, refuse);
    return `${sql} = any(${values.add(known, 'text[]')})`;
  }
  return like(dimension, sql, { contains, startsWith }, values, reading, refuse);
}

type Refuse = (sentence: string, more?: object) => Error;

function equals(
  { kind, choices, lookup }: Dimension,
  sql: string,
  wanted: readonly string[],
  values: Values,
  reading: Reading,
  refuse: Refuse,
): string {
  if (kind === 'yes_no')
    return isYesOrNo(sql, new Set(wanted.map((text) => yesOrNo(text, refuse))));
  if (choices) {
    const known = wanted.map((text) => choiceOf(choices, text, reading, refuse));
    return `${sql} = any(${values.add(known, 'text[]')})`;
  }
  // A value that the statement does not name would have no type.
  if (lookup && wanted.every(isId)) return `${sql} = any(${values.add(wanted, 'uuid[]')})`;
  const lowered = values.add(
    wanted.map((text) => text.trim().toLowerCase()),
    'text[]',
  );
  if (!lookup) return `lower(${sql}) = any(${lowered})`;
  return `${sql} in (select x.id from ${lookup.table} x where lower(${lookup.label}) = any(${lowered}) or lower(${lookup.key}) = any(${lowered}))`;
}

function like(
  { kind, choices, lookup }: Dimension,
  sql: string,
  { contains, startsWith }: Pick<AnalyticsFilter, 'contains' | 'startsWith'>,
  values: Values,
  { locale }: Reading,
  refuse: Refuse,
): string {
  if (kind === 'yes_no') throw refuse('filterYesNo');
  const wanted = (contains ?? startsWith ?? '').toLowerCase();
  if (choices) {
    const fits = (text: string) =>
      contains == null
        ? text.toLowerCase().startsWith(wanted)
        : text.toLowerCase().includes(wanted);
    const known = choices.values.filter(
      (value) => fits(value) || fits(choiceLabel(choices, value, locale)),
    );
    return `${sql} = any(${values.add(known, 'text[]')})`;
  }
  const escaped = wanted.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const pattern = values.add(contains == null ? `${escaped}%` : `%${escaped}%`, 'text');
  if (!lookup) return `lower(${sql}) like ${pattern}`;
  return `${sql} in (select x.id from ${lookup.table} x where lower(${lookup.label}) like ${pattern})`;
}

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

function yesOrNo(text: string, refuse: Refuse): boolean {
  const answer = text.trim().toLowerCase();
  if (YES.includes(answer)) return true;
  if (NO.includes(answer)) return false;
  throw refuse('filterYesNo');
}

/** Uses the expression itself where possible, because the planner knows its selectivity. */
function isYesOrNo(sql: string, wanted: ReadonlySet<boolean>): string {
  if (wanted.size > 1) return `${sql} is not null`;
  return wanted.has(true) ? `(${sql})` : `(not ${sql})`;
}

/** Accepts every documented spelling and the label in the reader's language. */
function choiceOf(choices: Choices, text: string, { locale }: Reading, refuse: Refuse): string {
  const typed = text.trim().toLowerCase();
  const found =
    choices.values.find((value) => value.toLowerCase() === typed) ??
    choices.read?.(text) ??
    choices.values.find((value) => choiceLabel(choices, value, locale).toLowerCase() === typed);
  if (found !== undefined) return found;
  const labels = choices.values.map((value) => choiceLabel(choices, value, locale));
  throw refuse('filterChoice', { value: text.slice(0, 60), choices: listed(labels) });
}

function between(
  choices: Choices,
  from: string | null,
  to: string | null,
  reading: Reading,
  refuse: Refuse,
): string[] {
  const at = (text: string) => choices.values.indexOf(choiceOf(choices, text, reading, refuse));
  const [first, last] = [
    from === null ? 0 : at(from),
    to === null ? choices.values.length : at(to),
  ];
  return choices.values.slice(first, last + 1);
}
