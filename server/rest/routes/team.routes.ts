import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

graphql(`
  fragment RestTeam on Team {
    members {
      id
      userId
      name
      email
      role
      isYou
      joinedAt
      lastActiveAt
      postedJobs
      jobs {
        id
        title
      }
    }
    invitations {
      id
      email
      role
      inviterName
      sentAt
      expiresAt
      isExpired
      jobs {
        id
        title
      }
    }
  }
`);

const Team = graphql(`
  query RestTeam {
    viewer {
      team {
        ...RestTeam
      }
    }
  }
`);

const Invite = graphql(`
  mutation RestInviteToTeam($input: InviteToTeamInput!) {
    inviteToTeam(input: $input) {
      viewer {
        team {
          ...RestTeam
        }
      }
    }
  }
`);

const Revoke = graphql(`
  mutation RestRevokeTeamInvitation($id: ID!) {
    revokeTeamInvitation(input: { id: $id }) {
      viewer {
        id
      }
    }
  }
`);

const UpdateMember = graphql(`
  mutation RestUpdateTeamMember($input: UpdateTeamMemberInput!) {
    updateTeamMember(input: $input) {
      viewer {
        team {
          ...RestTeam
        }
      }
    }
  }
`);

const RemoveMember = graphql(`
  mutation RestRemoveTeamMember($id: ID!) {
    removeTeamMember(input: { id: $id }) {
      viewer {
        id
      }
    }
  }
`);

const Memberships = graphql(`
  query RestMemberships {
    viewer {
      memberships {
        id
        role
        rights
        isCurrent
        isOnlyOwner
        joinedAt
        company {
          id
          name
        }
      }
    }
  }
`);

const Switch = graphql(`
  mutation RestSwitchCompany($input: SwitchCompanyInput!) {
    switchCompany(input: $input) {
      viewer {
        team {
          ...RestTeam
        }
      }
    }
  }
`);

export const teamRoutes = [
  restRoute({
    method: 'GET',
    path: '/companies/team',
    summary: "List the people of the caller's company",
    operation: Team,
    answer: ['viewer', 'team'],
    missing: 'file.noCompany',
  }),
  restRoute({
    method: 'POST',
    path: '/companies/team/invitations',
    summary: 'Invite a colleague by email',
    operation: Invite,
    body: 'input',
    answer: ['inviteToTeam', 'viewer', 'team'],
    status: 201,
  }),
  restRoute({
    method: 'DELETE',
    path: '/companies/team/invitations/{id}',
    summary: 'Revoke an invitation',
    operation: Revoke,
  }),
  restRoute({
    method: 'PATCH',
    path: '/companies/team/members/{id}',
    summary: 'Change the role of a member and the jobs they work on',
    operation: UpdateMember,
    body: 'input',
    answer: ['updateTeamMember', 'viewer', 'team'],
  }),
  restRoute({
    method: 'DELETE',
    path: '/companies/team/members/{id}',
    summary: 'Remove a member; their jobs go to the caller',
    operation: RemoveMember,
  }),
  restRoute({
    method: 'GET',
    path: '/companies/memberships',
    summary: 'List every company that the caller is a member of',
    operation: Memberships,
    answer: ['viewer', 'memberships'],
  }),
  restRoute({
    method: 'PUT',
    path: '/companies/current',
    summary: 'Work for another company that the caller is a member of',
    operation: Switch,
    body: 'input',
    answer: ['switchCompany', 'viewer', 'team'],
  }),
];
