/** What the column of `VERIFIED` holds. */
export interface VerifiedFacts {
  domain: string | null;
  domainVerifiedAt: string | null;
  gstinVerifiedAt: string | null;
  cinVerifiedAt: string | null;
}

/**
 * The public verification facts of a company `c` as one value of a row; null if it is not verified or not approved.
 * Lists read it in the same statement as their rows.
 */
export const VERIFIED = `
  case when c.admin_status = 'approved' then (
    select json_build_object(
      'domain', max(v.value) filter (where v.kind = 'domain'),
      'domainVerifiedAt', max(v.verified_at) filter (where v.kind = 'domain'),
      'gstinVerifiedAt', max(v.verified_at) filter (where v.kind = 'gstin'),
      'cinVerifiedAt', max(v.verified_at) filter (where v.kind = 'cin'))
    from company_verifications v where v.company_id = c.id and v.status = 'verified'
    having count(*) > 0) end`;
