import {
  ROLE_RIGHTS,
  type JobRight,
  type Membership,
  type TeamRight,
} from '#schema/options/teamRoles.ts';

/** team.job.right: the role includes the right, and the member works on the job. */
export function hasJobRight(
  membership: Membership | null,
  right: JobRight,
  jobId: string,
): membership is Membership {
  if (!membership || !ROLE_RIGHTS[membership.role].includes(right)) return false;
  return membership.jobIds === null || membership.jobIds.includes(jobId);
}

/** team.right: the role includes the right. Whether the member works on the job is a separate question. */
export function hasRight({ role }: Membership, right: TeamRight): boolean {
  return ROLE_RIGHTS[role].includes(right);
}

/** The only jobs that this member works on; null for all jobs of the company. */
export function jobsOf(membership: Membership | null): readonly string[] | null {
  return membership ? membership.jobIds : [];
}

/** Whether the member works on this job of the company. */
export function worksOn(membership: Membership | null, jobId: string): boolean {
  const jobIds = jobsOf(membership);
  return jobIds === null || jobIds.includes(jobId);
}
