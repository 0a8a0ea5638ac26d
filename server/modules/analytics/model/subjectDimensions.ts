import { DIMENSION_KEYS, dimensionOf, type DimensionKey } from './dimensions.ts';
import type { Measure, Subject } from './kinds.ts';
import { subjectsOf } from './measures.ts';
import { subjectOf, SUBJECTS, type SubjectKey } from './subjects.ts';

/** The SQL of a dimension within a subject; null if it does not apply. */
export function dimensionSql({ own }: Subject, key: DimensionKey): string | null {
  const sql = own?.[key];
  return sql === undefined ? dimensionOf(key).sql : sql;
}

const ALIAS = /\b([a-z]{1,2})\./g;
const PLACE = /\{(company|job)\}/g;

/** Finds the table aliases in a piece of SQL. */
function aliasesIn(sql: string): string[] {
  return [...sql.matchAll(ALIAS)].map(([, alias]) => alias!);
}

const ownAlias = ({ from }: Subject) => from.split(' ')[1]!;

/** Whether the subject can join every table the expression names. */
export function canJoin(subject: Subject, sql: string): boolean {
  const known = [ownAlias(subject), ...Object.keys(subject.joins)];
  return (
    aliasesIn(sql).every((alias) => known.includes(alias)) &&
    [...sql.matchAll(PLACE)].every(([, place]) => subject[place as 'company' | 'job'] !== undefined)
  );
}

/** The joins these expressions need, with dependencies first. */
export function joinsFor(subject: Subject, expressions: readonly string[]): string[] {
  const needed = new Set<string>();
  const need = (sql: string) => {
    for (const alias of aliasesIn(sql)) {
      const join = subject.joins[alias];
      if (join === undefined || needed.has(alias)) continue;
      needed.add(alias);
      need(join);
    }
  };
  expressions.forEach(need);
  return Object.entries(subject.joins)
    .filter(([alias]) => needed.has(alias))
    .map(([, join]) => join);
}

/** Kept, because the model does not change and every question needs all of it. */
const SUBJECTS_BY_DIMENSION = new Map<DimensionKey, SubjectKey[]>();

export function subjectsWithDimension(key: DimensionKey): SubjectKey[] {
  let subjects = SUBJECTS_BY_DIMENSION.get(key);
  if (!subjects) {
    const all = Object.keys(SUBJECTS) as SubjectKey[];
    subjects = all.filter((subject) => {
      const sql = dimensionSql(subjectOf(subject), key);
      return sql !== null && canJoin(subjectOf(subject), sql);
    });
    SUBJECTS_BY_DIMENSION.set(key, subjects);
  }
  return subjects;
}

/** The dimensions that apply to every subject of the measure. */
export function dimensionsOf(measure: Measure<SubjectKey>): DimensionKey[] {
  const subjects = subjectsOf(measure);
  return DIMENSION_KEYS.filter((key) => {
    const applicable = subjectsWithDimension(key);
    return subjects.every((subject) => applicable.includes(subject));
  });
}
