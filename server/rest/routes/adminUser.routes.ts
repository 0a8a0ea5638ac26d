import { userListSchema, type UserListValues } from '#schema/validation/adminUsers.ts';
import { graphql } from '../gql/gql.ts';
import type { RestAdminUsersQueryVariables } from '../gql/graphql.ts';
import { get, post, put, remove } from '../restRoute.ts';
import { upper } from '#schema/options/letters.ts';
import { pagingNames } from '../paging.ts';

graphql(`
  fragment RestAdminUser on AdminUser {
    id
    firstName
    lastName
    email
    phone
    role
    status
    isVerified
    suspendedUntil
    suspendedReason
    company {
      id
      name
    }
    lastLoginAt
    createdAt
  }
`);

const Users = graphql(`
  query RestAdminUsers(
    $search: String
    $role: Role
    $status: UserStatus
    $first: Int!
    $page: Int!
  ) {
    admin {
      users(search: $search, role: $role, status: $status, first: $first, page: $page) {
        data: nodes {
          ...RestAdminUser
        }
        totalCount
        page
        limit
        totalPages
      }
    }
  }
`);

const User = graphql(`
  query RestAdminUserById($id: ID!) {
    admin {
      user(id: $id) {
        ...RestAdminUser
      }
    }
  }
`);

const UpdateUser = graphql(`
  mutation RestUpdateUser($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        ...RestAdminUser
      }
    }
  }
`);

const DeleteUser = graphql(`
  mutation RestDeleteUser($id: ID!) {
    deleteUser(input: { id: $id }) {
      deletedUserId
    }
  }
`);

const VerifyUser = graphql(`
  mutation RestVerifyUser($id: ID!) {
    verifyUser(input: { id: $id }) {
      user {
        ...RestAdminUser
      }
    }
  }
`);

const SuspendUser = graphql(`
  mutation RestSuspendUser($input: SuspendUserInput!) {
    suspendUser(input: $input) {
      user {
        ...RestAdminUser
      }
    }
  }
`);

const variablesOf = (values: UserListValues): RestAdminUsersQueryVariables => ({
  search: values.search,
  role: values.role && upper(values.role),
  status: values.status && upper(values.status),
  first: values.limit,
  page: values.page,
});

export const adminUserRoutes = [
  get('/admin/users', 'List users, newest first', Users, {
    query: {
      names: {
        search: 'Words in the name or email; all of them must match, in any order.',
        role: 'admin, employer or job_seeker. Omit it or pass "all" for every role.',
        status: 'active, inactive or suspended. Omit it or pass "all" for every status.',
        ...pagingNames(10),
      },
      schema: userListSchema,
      toVariables: variablesOf,
    },
    answer: ['admin', 'users'],
  }),
  get('/admin/users/{id}', 'Read a user', User, {
    answer: ['admin', 'user'],
    missing: 'user.missing',
  }),
  put(
    '/admin/users/{id}',
    'Change the given fields of a user; status "active" lifts a suspension',
    UpdateUser,
    { answer: ['updateUser', 'user'] },
  ),
  remove(
    '/admin/users/{id}',
    'Delete a user permanently; others keep what they received from the user',
    DeleteUser,
  ),
  post('/admin/users/{id}/verify', 'Mark the email address of a user as verified', VerifyUser, {
    answer: ['verifyUser', 'user'],
  }),
  post(
    '/admin/users/{id}/suspend',
    'Suspend a user for `duration` minutes, until the moment `until`, or until the suspension is lifted',
    SuspendUser,
    { answer: ['suspendUser', 'user'] },
  ),
];
