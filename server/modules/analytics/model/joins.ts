/** The tables around an application `f`. */
export const APPLICATION_JOINS = {
  j: 'join jobs j on j.id = f.job_id',
  c: 'join companies c on c.id = f.company_id',
  u: 'join users u on u.id = f.seeker_id',
  p: 'left join seeker_profiles p on p.user_id = f.seeker_id',
};

/** The company of a job `j`. */
export const COMPANY_OF_JOB = 'join companies c on c.id = j.company_id';
