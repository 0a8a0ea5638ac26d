/** What a person can be in a company's team, from the most rights to the fewest. */
export const TEAM_ROLES = ['owner', 'recruiter', 'hiring_manager', 'interviewer'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** What a member of a team can do with a job and its applications. */
export const JOB_RIGHTS = [
  'view',
  'comment',
  'decide',
  'message',
  'schedule',
  'score',
  'offer',
  'post',
] as const;
export type JobRight = (typeof JOB_RIGHTS)[number];

/** Rights that are not about one job: the candidate database, and everything that is the company's own. */
export const COMPANY_RIGHTS = ['candidates', 'manage'] as const;

export const TEAM_RIGHTS = [...JOB_RIGHTS, ...COMPANY_RIGHTS] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

/** Hiring managers and interviewers have these rights only for the jobs they were added to. */
export const ROLE_RIGHTS: Readonly<Record<TeamRole, readonly TeamRight[]>> = {
  owner: TEAM_RIGHTS,
  recruiter: [...JOB_RIGHTS, 'candidates'],
  hiring_manager: ['view', 'comment', 'decide', 'message', 'schedule', 'score'],
  interviewer: ['view', 'comment', 'score'],
};

/** Whether members of this role only work on the jobs they were added to. */
export function worksOnSomeJobs(role: TeamRole): boolean {
  return !ROLE_RIGHTS[role].includes('post');
}

/** How many people a team can have, including those who are invited. */
export const TEAM_SIZE_MAX = 200;
/** How many invitations a company can send in 24 hours, and how many one address can get from all companies. */
export const INVITATIONS_A_DAY = 50;
/** Until the first approval of the company, whose name no one has reviewed. */
export const INVITATIONS_OF_A_NEW_COMPANY_A_DAY = 10;
export const INVITATIONS_TO_ONE_ADDRESS_A_DAY = 5;
export const INVITATION_DAYS = 7;
/** How many jobs a hiring manager or interviewer can be added to. */
export const MEMBER_JOBS_MAX = 200;

/** A user's place in the company they work for. */
export interface Membership {
  role: TeamRole;
  /** The only jobs the member works on; null for all jobs of the company. */
  jobIds: readonly string[] | null;
}
