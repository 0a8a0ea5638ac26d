import { statementFamily, type RowOf } from '#server/db/statement.ts';
import { fromSql } from '../query/scan.ts';
import { LISTED, LISTED_ONCE } from './listed.ts';
import type { ListedRow } from './listedRow.ts';
import type { FigureRowsSql } from './figureRowsSql.ts';

type Shape = Omit<FigureRowsSql, 'span'> & {
  /** Placeholders. */
  most: string;
  after: { at: string; id: string } | null;
};

type CountedSql = Pick<FigureRowsSql, 'ctes' | 'tables' | 'conditions' | 'id' | 'isOnce'>;

/** Newest first. What a row is called is looked up only for the rows of the page. */
export const ROWS_BEHIND = statementFamily('analytics-rows', {
  text: (shape: Shape) => {
    const { joins = '', job, company, person, application, name, detail } = shape.listed;
    const of = (sql: string | undefined, type: string) => sql ?? `null::${type}`;
    return `with r as materialized (${foundSql(shape)})
select r.id::text as "id!", r.at as "at!", (${of(application, 'uuid')})::text as application,
  ${ownName(name)} as name, ${of(detail?.sql, 'text')} as detail,
  oj.id::text as "jobId", oj.title as "jobTitle", (oj.deleted_at is not null) as "isJobGone!",
  oc.id::text as "companyId", oc.name as "companyName", (oc.deleted_at is not null) as "isCompanyGone!",
  ou.id::text as "userId", coalesce(nullif(btrim(ou.first_name || ' ' || ou.last_name), ''), ou.email) as "userName",
  (ou.deleted_at is not null) as "isUserGone!"
from r ${joins}
  left join jobs oj on oj.id = ${of(job, 'uuid')}
  left join companies oc on oc.id = coalesce(${of(company, 'uuid')}, oj.company_id)
  left join users ou on ou.id = ${of(person, 'uuid')}
order by r.at desc, r.id desc`;
  },
  examples: [...Object.values(LISTED), ...Object.values(LISTED_ONCE)].map(exampleOf),
});

export type FoundRow = RowOf<ReturnType<typeof ROWS_BEHIND>>;

export const ROWS_COUNTED = statementFamily('analytics-row-count', {
  text: ({ ctes, tables, conditions, id, isOnce }: CountedSql) => {
    const from = fromSql(tables, conditions);
    return isOnce
      ? `${withSql(ctes)}select count(*)::int as "total!" from (select ${id} ${from} group by 1) d`
      : `${withSql(ctes)}select count(*)::int as "total!" ${from}`;
  },
  examples: [
    { ctes: [], tables: ['jobs j'], conditions: [], id: 'j.id', isOnce: false },
    { ctes: [], tables: ['jobs j'], conditions: [], id: 'j.company_id', isOnce: true },
  ] as CountedSql[],
});

function withSql(ctes: readonly string[]): string {
  return ctes.length > 0 ? `with ${ctes.join(',\n')}\n` : '';
}

function foundSql({ ctes, tables, conditions, id, at, isOnce, most, after }: Shape): string {
  const moment = isOnce ? `max(${at})` : at;
  const follows = after ? [`(${moment}, ${id}) < (${after.at}, ${after.id})`] : [];
  const picked = `${withSql(ctes)}select ${id} as id, ${moment} as at`;
  const from = fromSql(tables, isOnce ? conditions : [...conditions, ...follows]);
  const having = follows.map((sql) => `having ${sql}`).join('');
  return `${picked} ${from} ${isOnce ? `group by 1 ${having} ` : ''}order by 2 desc, 1 desc limit ${most}`;
}

function ownName(name: ListedRow['name']): string {
  if (typeof name === 'string') return 'null::text';
  return 'text' in name ? name.text : name.sql;
}

function exampleOf(listed: Omit<ListedRow, 'id'>): Shape {
  return {
    ctes: [],
    tables: [`(select null::${listed.type} as id, now() as at) x`],
    conditions: [],
    id: 'x.id',
    at: 'x.at',
    isOnce: false,
    listed,
    most: '$1::int',
    after: null,
  };
}
