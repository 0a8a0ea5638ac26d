import * as z from 'zod/mini';
import { parseRole, ROLES } from '#schema/options/roles.ts';
import {
  DEFAULT_SUSPENSION_REASON,
  parseUserStatus,
  USER_STATUSES,
} from '#schema/options/statuses.ts';
import { SUSPENSION_MINUTES_MAX, USERS_AT_ONCE_MAX } from '#schema/options/userActions.ts';
import { issue } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { adminPaging, searchWords } from './search.ts';
import { clearable, line, orEmpty, paragraphs } from './text.ts';
import { emailAddress } from './values/email.ts';
import { wholeNumber } from './values/numbers.ts';
import { flag, option, optionOrAny } from './values/option.ts';
import { phone } from './values/phone.ts';

/** PUT /users/{id}: fields left out stay unchanged. */
export const updateUserSchema = z.object({
  firstName: z.optional(line('firstName', LENGTHS.name)),
  lastName: z.optional(orEmpty(line('lastName', LENGTHS.name))),
  email: z.optional(emailAddress()),
  phone: clearable(phone()),
  role: z.optional(option('role', parseRole, ROLES)),
  status: z.optional(option('status', parseUserStatus, USER_STATUSES)),
  isVerified: z.optional(flag('isVerified')),
});
export type UpdateUserValues = z.infer<typeof updateUserSchema>;

/** The duration is in minutes; without a duration or an end, the suspension is indefinite. */
export const suspendUserSchema = z.object({
  reason: z.pipe(
    clearable(paragraphs('reason', LENGTHS.reason)),
    z.transform((value) => value ?? DEFAULT_SUSPENSION_REASON),
  ),
  duration: clearable(wholeNumber('duration', { min: 1, max: SUSPENSION_MINUTES_MAX })),
});

const id = line('userId', LENGTHS.id);
/** A moment; the GraphQL scalar validates it. */
const until = z.optional(z.unknown());

/** The same inputs with the id of the user. */
export const changeUserSchema = z.extend(updateUserSchema, { id });
export const suspendOneSchema = z.extend(suspendUserSchema, { id, until });

const ids = z.array(id, { error: issue('list', { label: 'userIds' }) }).check(
  z.minLength(1, { error: issue('listMin', { label: 'userIds' }) }),
  z.maxLength(USERS_AT_ONCE_MAX, {
    error: issue('listMax', { label: 'userIds', max: USERS_AT_ONCE_MAX }),
  }),
);

export const verifyUsersSchema = z.object({ ids });
export const suspendUsersSchema = z.extend(suspendUserSchema, { ids, until });

/** The arguments of the list; GraphQL validates the enums. */
export const searchedUsersSchema = z.object({ search: searchWords('search') });

export const userListSchema = z.object({
  ...adminPaging,
  search: searchWords('search'),
  role: optionOrAny('role', parseRole),
  status: optionOrAny('status', parseUserStatus),
});
export type UserListValues = z.infer<typeof userListSchema>;
