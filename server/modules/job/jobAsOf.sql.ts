import { since, type ColumnsAsOf } from '#server/db/sqlAsOf.ts';
import { beforeChange, laterChanges } from '#server/modules/activity/laterChanges.sql.ts';

/** A job `j` as of `{then}`, with `JOB_CHANGES`. What describes it, such as its place, is taken as it is now. */
export const JOB_AS_OF: ColumnsAsOf = {
  'j.deleted_at': since('j.deleted_at'),
  'j.admin_status': 'coalesce(jw.admin_status, j.admin_status)',
  'j.status': `coalesce(jw.status, case when j.closed_at > {then} then 'active' else j.status end)`,
  'j.is_featured': 'coalesce(jw.is_featured, j.is_featured)',
  'j.is_hot': 'coalesce(jw.is_hot, j.is_hot)',
  'j.application_deadline':
    '(case when jw.has_deadline then jw.deadline else j.application_deadline end)',
};

export const JOB_CHANGES = laterChanges({
  kind: 'job',
  id: 'j.id',
  alias: 'jw',
  columns: {
    admin_status: beforeChange('adminStatus'),
    status: beforeChange('status'),
    is_featured: `${beforeChange('isFeatured')}::boolean`,
    is_hot: `${beforeChange('isHot')}::boolean`,
    has_deadline: `bool_or(before ? 'applicationDeadline')`,
    deadline: `${beforeChange('applicationDeadline')}::timestamptz`,
  },
});
