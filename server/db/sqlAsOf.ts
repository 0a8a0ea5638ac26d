/**
 * How the columns of a table that change later read as of the moment `{then}`. Columns that are not in it are taken as
 * they are now. Null means that the past of a column is not recorded.
 */
export type ColumnsAsOf = Readonly<Record<string, string | null>>;

/** The value of a timestamp column as of `{then}`: null if the moment came later. */
export const since = (column: string): string =>
  `(case when ${column} <= {then} then ${column} end)`;

const COLUMN = /\b[a-z]{1,2}\.[a-z_]+\b/g;

/** The columns with an alias of one or two letters. */
export const columnsIn = (sql: string): string[] =>
  [...sql.matchAll(COLUMN)].map(([column]) => column);

/** The same expression as of `{then}`. */
export const sqlAsOf = (sql: string, columns: ColumnsAsOf): string =>
  sql.replaceAll(COLUMN, (column) => columns[column] ?? column);
