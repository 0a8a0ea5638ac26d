import type { PreparedRead } from '#server/db/database.ts';
import { COLUMNS, FROM } from '../job.reads.ts';

/** $1 now, $2 the company, $3 the external id. */
export const BY_EXTERNAL_ID: PreparedRead = {
  name: 'own-job-by-external-id',
  text: `select ${COLUMNS} ${FROM}
    where j.company_id = $2 and j.external_id = $3 and j.deleted_at is null`,
};

/** $1 the company, $2 external ids. */
export const IDS: PreparedRead = {
  name: 'own-job-ids-by-external-id',
  text: `select id, external_id as "externalId" from jobs
    where company_id = $1 and external_id = any($2::text[]) and deleted_at is null`,
};

/** $1 jobs. */
export const EXTERNAL_IDS: PreparedRead = {
  name: 'external-ids-of-jobs',
  text: `select id, external_id as "externalId" from jobs where id = any($1::uuid[])`,
};

export const CATEGORIES: PreparedRead = {
  name: 'partner-categories',
  text: 'select id, slug from categories',
};

/**
 * Serialises uploads per company until the transaction ends, so that two of them never create the
 * same job.
 */
export const TAKE_TURN = `select pg_advisory_xact_lock(hashtextextended(?, 26))`;
