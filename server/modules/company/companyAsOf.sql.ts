import { since, type ColumnsAsOf } from '#server/db/sqlAsOf.ts';
import { beforeChange, laterChanges } from '#server/modules/activity/laterChanges.sql.ts';

/** A company `c` as of `{then}`, with `COMPANY_CHANGES`. */
export const COMPANY_AS_OF: ColumnsAsOf = {
  'c.deleted_at': since('c.deleted_at'),
  'c.admin_status': `coalesce(cw.admin_status,
    case when c.admin_status = 'approved' and c.approved_at > {then} then 'pending' else c.admin_status end)`,
};

export const COMPANY_CHANGES = laterChanges({
  kind: 'company',
  id: 'c.id',
  alias: 'cw',
  columns: { admin_status: beforeChange('adminStatus') },
});
