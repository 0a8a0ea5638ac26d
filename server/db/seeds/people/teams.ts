import { worksOnSomeJobs, type TeamRole } from '#schema/options/teamRoles.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedCompany } from '#server/db/seeds/companies.ts';
import { DEMO_TEAM } from '#server/db/seeds/demoAccounts.ts';
import type { SeedJob } from '#server/db/seeds/jobs/jobRow.ts';
import { after, DAY, earliest } from '#server/db/seeds/moments.ts';
import { demoLogin, userRow, type UserRow } from './users.ts';

interface MemberRow {
  id: string;
  company_id: string;
  user_id: string;
  role: TeamRole;
  invited_by: string | null;
  joined_at: Date;
}

/** How many of the demo company's jobs its hiring manager and its interviewer work on. */
const JOBS_EACH = 2;

interface Origins {
  companies: readonly SeedCompany[];
  employers: readonly UserRow[];
  demoCompany: SeedCompany;
  demoJobs: readonly SeedJob[];
  passwordHash: string;
}

/** Every employer manages their company; the demo company has a team. */
export function inventTeams(
  chance: Chance,
  { companies, employers, demoCompany, demoJobs, passwordHash }: Origins,
  now: Date,
) {
  const owners = employers.map((user): MemberRow => {
    const { row } = companies.find((company) => company.row.id === user.company_id)!;
    const joined_at = row.created_at;
    const place = { company_id: row.id, user_id: user.id, role: 'owner' as const };
    return { id: chance.id(joined_at), ...place, invited_by: null, joined_at };
  });
  const { id: company_id, created_at } = demoCompany.row;
  const invited_by = owners.find((owner) => owner.company_id === company_id)!.user_id;
  const colleagues = DEMO_TEAM.map(({ email, role, firstName, lastName }, at) => {
    const joined_at = earliest(after(created_at, (at + 1) * 3 * DAY), now);
    const user = userRow(
      chance,
      { first: firstName, last: lastName, gender: 'female' },
      {
        email,
        role: 'employer',
        company_id,
        created_at: joined_at,
        locale: 'en',
        ...demoLogin(passwordHash, now),
      },
      now,
    );
    const place = { company_id, user_id: user.id, role, invited_by, joined_at };
    return { user, member: { id: chance.id(joined_at), ...place } satisfies MemberRow };
  });
  const memberJobs = colleagues
    .filter(({ member }) => worksOnSomeJobs(member.role))
    .flatMap(({ member }) =>
      demoJobs.slice(0, JOBS_EACH).map(({ row }) => ({ member_id: member.id, job_id: row.id })),
    );
  const users = colleagues.map(({ user }) => user);
  return { users, members: [...owners, ...colleagues.map(({ member }) => member)], memberJobs };
}
