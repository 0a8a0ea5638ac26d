import { statement } from '#server/db/statement.ts';
import { COLUMNS, FROM, JSON_COLUMNS } from '../job.sql.ts';

/** $1 now, $2 the company, $3 the external id. */
export const BY_EXTERNAL_ID = statement(
  'own-job-by-external-id',
  `select ${COLUMNS} ${FROM}
    where j.company_id = $2 and j.external_id = $3 and j.deleted_at is null`,
  JSON_COLUMNS,
);

/** $1 the company, $2 external ids. */
export const IDS = statement(
  'own-job-ids-by-external-id',
  `select id, external_id as "externalId!" from jobs
    where company_id = $1 and external_id = any($2::text[]) and deleted_at is null`,
);

/** $1 jobs. */
export const EXTERNAL_IDS = statement(
  'external-ids-of-jobs',
  `select id, external_id as "externalId" from jobs where id = any($1::uuid[])`,
);

export const CATEGORIES = statement('partner-categories', 'select id, slug from categories');
