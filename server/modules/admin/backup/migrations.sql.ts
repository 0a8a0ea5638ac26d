import { statement } from '#server/db/statement.ts';

/** The migrations that the tables have been through. */
export const MIGRATIONS = statement(
  'migrations-by-name',
  'select name as "name!" from migrations order by name',
);
