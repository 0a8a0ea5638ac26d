import type { Subject } from '../model/kinds.ts';
import { inSteps, ofRows, type Aggregates } from './aggregates.ts';
import type { Column } from './columns.ts';

type Fill = (sql: string) => string;

interface CountedColumns {
  /** The name of the scan. */
  name: string;
  subject: Subject;
  columns: readonly Column[];
  fill: Fill;
  isPersonal: boolean;
}

/** The aggregates of a scan under their names and, for personal data, the number of people behind each. */
export function aggregateColumns(by: Aggregates, counted: CountedColumns): string[] {
  const { columns, fill, isPersonal } = counted;
  const aggregates = columns.map((column) => `${aggregateOf(column, fill, by)} as ${column.name}`);
  return isPersonal ? [...aggregates, ...peopleOf(counted, by)] : aggregates;
}

function aggregateOf({ part }: Column, fill: Fill, by: Aggregates): string {
  const only = part.where ? fill(part.where) : null;
  if (part.kind === 'count') return `${by.count(only)}::float8`;
  const of = `(${fill(part.of)})`;
  if (part.kind === 'percentile') return by.percentile(part.at, of, only);
  return part.kind === 'sum' ? by.sum(of, only) : `${by.distinct(of, only)}::float8`;
}

/** The number of people behind a row, and behind each of its personal values. */
function peopleOf(
  { name, subject: { person }, columns, fill }: CountedColumns,
  by: Aggregates,
): string[] {
  if (!person) return [`null::bigint as ${name}_people`];
  const personalColumns = columns
    .filter(({ part }) => part.isPersonal)
    .map((column) => {
      const { part } = column;
      const given = 'of' in part ? `${fill(part.of)} is not null` : null;
      const only = [part.where && fill(part.where), given].filter(Boolean).join(' and ');
      return `${by.distinct(person, only || null)} as ${column.name}_people`;
    });
  return [`${by.distinct(person, null)} as ${name}_people`, ...personalColumns];
}

/** The only distinct expression, if there is exactly one. In that case counting in two steps is possible. */
function distinctExpression({ subject, columns, fill, isPersonal }: CountedColumns): string | null {
  if (columns.some(({ part }) => part.kind === 'percentile')) return null;
  const found = columns.flatMap(({ part }) => (part.kind === 'distinct' ? [fill(part.of)] : []));
  if (isPersonal && subject.person) found.push(subject.person);
  return new Set(found).size === 1 ? found[0]! : null;
}

interface Pass {
  groups: readonly string[];
  /** Tables, joins and conditions. */
  from: string;
  /** A column with the number of rows each row stands for. */
  weight: string | null;
}

/** A pass over the rows, in two steps where that is faster. */
export function passSql({ groups, from, weight }: Pass, counted: CountedColumns): string {
  const picked = groups.map((sql, at) => `${sql} as g${at + 1}`);
  const apart = weight === null ? distinctExpression(counted) : null;
  if (apart === null)
    return grouped([...picked, ...aggregateColumns(ofRows(weight), counted)], from, groups.length);
  const inner: string[] = [];
  const outer = [
    ...groups.map((_, at) => `g${at + 1}`),
    ...aggregateColumns(inSteps(inner), counted),
  ];
  const first = [`${apart} as x`, ...picked, ...inner.map((sql, at) => `${sql} as a${at + 1}`)];
  return grouped(outer, `from (${grouped(first, from, groups.length + 1)}) steps`, groups.length);
}

/** Groups by the first columns of the select list. */
function grouped(picked: readonly string[], from: string, groups: number): string {
  const places = Array.from({ length: groups }, (_, at) => at + 1).join(', ');
  return `select ${picked.join(',\n    ')}\n  ${from}${groups > 0 ? `\n  group by ${places}` : ''}`;
}
