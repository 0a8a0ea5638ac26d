import type { EditUserDialog_UserFragment, Role, UpdateUserInput } from '#client/gql/graphql.ts';
import type { UpdateUserValues } from '#schema/validation/adminUsers.ts';
import { lower, upper } from '#schema/options/letters.ts';

type User = EditUserDialog_UserFragment;

export const EDIT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'role', 'status'] as const;

export function valuesOf({ firstName, lastName, email, phone, role, status }: User) {
  return {
    firstName,
    lastName,
    email,
    phone: phone ?? '',
    role: lower(role),
    status: lower(status),
  };
}

/** Users cannot be made administrators here. */
export function rolesFor(role: Role): readonly Role[] {
  return role === 'ADMIN' ? ['ADMIN', 'EMPLOYER', 'JOB_SEEKER'] : ['EMPLOYER', 'JOB_SEEKER'];
}

/** Only the fields that differ from the stored ones. */
export function changesOf(user: User, values: UpdateUserValues): Omit<UpdateUserInput, 'id'> {
  const { firstName = '', lastName = '', email, phone = null, role, status } = values;
  return {
    ...(firstName !== user.firstName && { firstName }),
    ...(lastName !== user.lastName && { lastName }),
    ...(email && email !== user.email && { email }),
    ...(phone !== user.phone && { phone }),
    ...(role && upper(role) !== user.role && { role: upper(role) }),
    ...(status && upper(status) !== user.status && { status: upper(status) }),
  };
}
