import type { DimensionKey } from '../model/dimensions.ts';

/** The objects that a distinct count counts. */
export type Entity = 'job' | 'company' | 'person';

/** The label of a dimension. */
interface Detail {
  dimension: DimensionKey;
  sql: string;
}

/** How a row is listed. In all SQL, `r.id` is the id of the row. */
export interface ListedRow {
  /** The id within the tables of the subject, and its type. */
  id: string;
  type: 'uuid' | 'bigint';
  /** The joins that the other expressions need. They drop no row. */
  joins?: string;
  job?: string;
  company?: string;
  person?: string;
  application?: string;
  /** The title of the row: the name of the object it links to, a text, or the label of a dimension. */
  name: Entity | { text: string } | Detail;
  /** A second fact about it. */
  detail?: Detail;
}

export const FACTS = 'left join application_facts f on f.application_id = ';

const STATUS: Detail = {
  dimension: 'application_status',
  sql: `case when f.withdrawn_at is null then f.status else 'withdrawn' end`,
};

export const APPLICATION: ListedRow = {
  id: 'f.application_id',
  type: 'uuid',
  joins: `${FACTS}r.id`,
  job: 'f.job_id',
  person: 'f.seeker_id',
  application: 'r.id',
  name: 'person',
  detail: STATUS,
};

/** A row of another table that belongs to an application. */
export const ofApplication = (
  table: string,
  alias: string,
  detail: Detail = STATUS,
): ListedRow => ({
  ...APPLICATION,
  id: `${alias}.id`,
  joins: `left join ${table} ${alias} on ${alias}.id = r.id ${FACTS}${alias}.application_id`,
  application: `${alias}.application_id`,
  detail,
});
