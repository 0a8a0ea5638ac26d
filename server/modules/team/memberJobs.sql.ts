/**
 * Whether this member of the job's company works on the job: all of them do, except those who were added to certain
 * jobs.
 */
export const worksOnJob = (member: string, jobId: string) => `
  (${member}.role in ('owner', 'recruiter') or exists (select from member_jobs w
    where w.member_id = ${member}.id and w.job_id = ${jobId}))`;
