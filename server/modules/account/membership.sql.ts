import type { Membership, TeamRole } from '#schema/options/teamRoles.ts';

/** Joins the membership `m` of the user `u` in this company. */
export const membershipIn = (companyId: string) =>
  `left join company_members m on m.company_id = ${companyId} and m.user_id = u.id`;

/** The place in the team, as `teamOf` reads it. */
export const MEMBERSHIP = `m.role as "teamRole",
  case when m.role in ('hiring_manager', 'interviewer')
    then array(select w.job_id from member_jobs w where w.member_id = m.id) end as "teamJobIds"`;

/** `viewer` without the columns of `MEMBERSHIP`, with the place in the team instead. */
export function withTeam<Row extends { teamRole: TeamRole | null; teamJobIds: string[] | null }>({
  teamRole,
  teamJobIds,
  ...viewer
}: Row) {
  const team: Membership | null = teamRole ? { role: teamRole, jobIds: teamJobIds } : null;
  return { ...viewer, team };
}
