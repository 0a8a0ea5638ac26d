import type { Caller } from '#tests/support/caller.ts';

export const USER = `id firstName lastName email phone role status displayStatus isVerified suspendedUntil
  suspendedReason lastLoginAt createdAt company { id name }`;

export interface AdministeredUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  role: string;
  status: string;
  displayStatus: string;
  isVerified: boolean;
  suspendedUntil: string | null;
  suspendedReason: string | null;
  company: { id: string; name: string } | null;
}

interface Listed {
  totalCount: number;
  totalCountIsExact: boolean;
  page: number;
  limit: number;
  totalPages: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: AdministeredUser[];
}

export async function usersFor(who: Caller, args: object = {}): Promise<Listed> {
  const { admin } = await who.graphql<{ admin: { users: Listed } }>(
    `query($search: String, $role: Role, $status: UserStatus, $verified: Boolean, $first: Int = 10, $after: String, $page: Int) {
      admin { users(search: $search, role: $role, status: $status, verified: $verified, first: $first, after: $after, page: $page) {
        totalCount totalCountIsExact page limit totalPages pageInfo { hasNextPage endCursor } nodes { ${USER} } } } }`,
    args,
  );
  return admin.users;
}

export async function userFor(who: Caller, id: string): Promise<AdministeredUser | null> {
  const { admin } = await who.graphql<{ admin: { user: AdministeredUser | null } }>(
    `query($id: ID!) { admin { user(id: $id) { ${USER} } } }`,
    { id },
  );
  return admin.user;
}

type One = 'verifyUser' | 'suspendUser' | 'unsuspendUser' | 'updateUser';

const typeOf = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;

export async function act(who: Caller, name: One, id: string, more: object = {}) {
  const { done } = await who.graphql<{ done: { user: AdministeredUser } }>(
    `mutation($input: ${typeOf(name)}) { done: ${name}(input: $input) { user { ${USER} } } }`,
    { input: { id, ...more } },
  );
  return done.user;
}

export interface Changed {
  users: AdministeredUser[];
  refused: { id: string; message: string; rule: string | null }[];
}

export async function actOnMany(
  who: Caller,
  name: 'verifyUsers' | 'suspendUsers',
  ids: string[],
  more: object = {},
): Promise<Changed> {
  const { done } = await who.graphql<{ done: Changed }>(
    `mutation($input: ${typeOf(name)}) { done: ${name}(input: $input) {
      users { ${USER} } refused { id message rule } } }`,
    { input: { ids, ...more } },
  );
  return done;
}

export async function deleteUser(who: Caller, id: string): Promise<string> {
  const { done } = await who.graphql<{ done: { deletedUserId: string } }>(
    `mutation($input: DeleteUserInput!) { done: deleteUser(input: $input) { deletedUserId } }`,
    { input: { id } },
  );
  return done.deletedUserId;
}
