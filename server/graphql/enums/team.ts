import type { TeamRight, TeamRole } from '#schema/options/teamRoles.ts';
import type { InvitationState } from '#schema/options/screens/team.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const TeamRoleEnum = graphqlEnum<TeamRole>('TeamRole', "A role in a company's team.", {
  owner:
    'Manages the company, its team, API keys and webhooks, and can do everything a recruiter can.',
  recruiter: 'Posts jobs, finds candidates, and works on the applications for all jobs.',
  hiring_manager: 'Works on and decides on the applications for some jobs.',
  interviewer: 'Reads, notes and rates the applications for some jobs.',
});

export const TeamRightEnum = graphqlEnum<TeamRight>(
  'TeamRight',
  'What a role in a team includes. Hiring managers and interviewers have their rights only for the jobs they work on.',
  {
    view: 'See jobs, their applications and their figures.',
    comment: 'Write notes on applications.',
    decide: 'Change the status of applications.',
    message: 'Write to applicants.',
    schedule: 'Schedule interviews.',
    score: 'Rate applicants.',
    offer: 'Send and withdraw offers.',
    post: 'Post, change and close jobs.',
    candidates: 'Search the candidate database and write to candidates.',
    manage: 'Manage the company profile, verification, team, API keys and webhooks.',
  },
);

export const InvitationStateEnum = graphqlEnum<InvitationState>(
  'InvitationState',
  'What the person who opened an invitation can do with it.',
  {
    sign_up: 'Nobody has an account with the invited address: it can be accepted by signing up.',
    log_in: 'The invited address has an account: log in with it to accept.',
    ready: 'The caller is logged in with the invited address and can accept.',
    other_account: 'The caller is logged in with another address.',
    job_seeker:
      'The invited address belongs to the account of a job seeker, which cannot join a team.',
  },
);
