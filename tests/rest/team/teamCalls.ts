import { theApp } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { colleague, invite, teamOf } from '#tests/server/team/teamWorld.ts';

async function company() {
  const { app, employer } = await scenario(theApp()).employer();
  return { app, employer, other: await colleague(app, employer, 'recruiter') };
}

/** The REST paths of teams, and how each is called. */
export const TEAM_CALLS = {
  'GET /companies/team': async () => ({ who: (await company()).employer }),
  'POST /companies/team/invitations': async () => ({
    who: (await company()).employer,
    body: { email: 'new@lotus.example', role: 'recruiter' },
    status: 201,
  }),
  'DELETE /companies/team/invitations/{id}': async () => {
    const { employer: who } = await company();
    await invite(who, { email: 'other@lotus.example', role: 'RECRUITER' });
    const { id } = (await teamOf(who))!.invitations[0]!;
    return { who, params: { id }, status: 204 };
  },
  'PATCH /companies/team/members/{id}': async () => {
    const { employer: who, other } = await company();
    return { who, params: { id: other.memberId }, body: { role: 'interviewer' } };
  },
  'DELETE /companies/team/members/{id}': async () => {
    const { employer: who, other } = await company();
    return { who, params: { id: other.memberId }, status: 204 };
  },
  'GET /companies/memberships': async () => ({ who: (await company()).employer }),
  'PUT /companies/current': async () => {
    const { employer: who } = await company();
    return { who, body: { companyId: who.company!.id } };
  },
};
