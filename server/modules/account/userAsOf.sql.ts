import { since, type ColumnsAsOf } from '#server/db/sqlAsOf.ts';
import { beforeChange, laterChanges } from '#server/modules/activity/laterChanges.sql.ts';

/** A user `u` as of `{then}`, with `USER_CHANGES`. */
export const USER_AS_OF: ColumnsAsOf = {
  'u.deleted_at': since('u.deleted_at'),
  // An account that was deleted or has a new address has lost the date; the log says whether the address was confirmed.
  'u.email_verified_at': `(case when uw.is_verified then u.created_at
    when u.email_verified_at <= {then} then u.email_verified_at end)`,
  'u.status': 'coalesce(uw.status, u.status)',
  // A user whose suspension was lifted later was suspended until then.
  'u.suspended_until': '(case when uw.status is null then u.suspended_until end)',
  // Accounts that an invitation or an administrator completed have been complete since they exist.
  'u.onboarding_complete':
    '(u.onboarding_complete and coalesce(u.onboarded_at, u.created_at) <= {then})',
};

export const USER_CHANGES = laterChanges({
  kind: 'user',
  id: 'u.id',
  alias: 'uw',
  columns: {
    status: beforeChange('status'),
    is_verified: `${beforeChange('isVerified')}::boolean`,
  },
});
