import { since, type ColumnsAsOf } from '#server/db/sqlAsOf.ts';

const STEPS = [
  'viewed_at',
  'reviewed_at',
  'shortlisted_at',
  'rejected_at',
  'hired_at',
  'decided_at',
  'withdrawn_at',
];

/**
 * The facts `f` of an application as of `{then}`. Its status has not changed since `status_at`; between the first and
 * the last change, the timeline says what it was.
 */
export const APPLICATION_AS_OF: ColumnsAsOf = {
  ...Object.fromEntries(STEPS.map((step) => [`f.${step}`, since(`f.${step}`)])),
  'f.status': `(case when f.status_at is null or f.status_at <= {then} then f.status
    when least(f.reviewed_at, f.shortlisted_at, f.rejected_at, f.hired_at) > {then} then 'pending'
    else (select past.kind from application_events past where past.application_id = f.application_id
      and past.kind in ('reviewed', 'shortlisted', 'rejected', 'hired') and past.at <= {then}
      order by past.at desc, past.id desc limit 1) end)`,
};
