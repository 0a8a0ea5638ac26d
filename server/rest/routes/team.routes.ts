import { graphql } from '../gql/gql.ts';
import { get, patch, post, put, remove } from '../restRoute.ts';

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
  get('/companies/team', "List the people of the caller's company", Team, {
    answer: ['viewer', 'team'],
    missing: 'file.noCompany',
  }),
  post('/companies/team/invitations', 'Invite a colleague by email', Invite, {
    answer: ['inviteToTeam', 'viewer', 'team'],
    status: 201,
  }),
  remove('/companies/team/invitations/{id}', 'Revoke an invitation', Revoke),
  patch(
    '/companies/team/members/{id}',
    'Change the role of a member and the jobs they work on',
    UpdateMember,
    { answer: ['updateTeamMember', 'viewer', 'team'] },
  ),
  remove(
    '/companies/team/members/{id}',
    'Remove a member; their jobs go to the caller',
    RemoveMember,
  ),
  get('/companies/memberships', 'List every company that the caller is a member of', Memberships, {
    answer: ['viewer', 'memberships'],
  }),
  put('/companies/current', 'Switch to another company that the caller is a member of', Switch, {
    answer: ['switchCompany', 'viewer', 'team'],
  }),
];
