/** The tables around an application `f`. */
export const APPLICATION_JOINS = {
  j: 'join jobs j on j.id = f.job_id',
  c: 'join companies c on c.id = f.company_id',
  u: 'join users u on u.id = f.seeker_id',
  p: 'left join seeker_profiles p on p.user_id = f.seeker_id',
};

/** Whether a company `c` shows the badge of verified employers. */
export const IS_VERIFIED = `(c.admin_status = 'approved' and exists (select from company_verifications proof
  where proof.company_id = c.id and proof.status = 'verified'))`;

/** The company of a job `j`. */
export const COMPANY_OF_JOB = 'join companies c on c.id = j.company_id';
