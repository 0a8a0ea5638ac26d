import * as z from 'zod/mini';
import { parseAdminIndustryFilter } from '#schema/options/industries.ts';
import { parseRole, ROLES } from '#schema/options/roles.ts';
import {
  ADMIN_STATUSES,
  DEFAULT_SUSPENSION_REASON,
  parseAdminStatus,
  parseUserStatus,
  USER_STATUSES,
} from '#schema/options/statuses.ts';
import { issue } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, line, orEmpty, paragraphs } from './text.ts';
import { adminPaging, searchWords } from './search.ts';
import { day } from './values/day.ts';
import { emailAddress } from './values/email.ts';
import { wholeNumber } from './values/numbers.ts';
import { flag, option, optionOrAny } from './values/option.ts';
import { phone } from './values/phone.ts';

/** PUT /users/{id}: what is left out stays as it is. */
export const updateUserSchema = z.object({
  firstName: z.optional(orEmpty(line('firstName', LENGTHS.name))),
  lastName: z.optional(orEmpty(line('lastName', LENGTHS.name))),
  email: z.optional(emailAddress()),
  phone: clearable(phone()),
  role: z.optional(option('role', parseRole, ROLES)),
  status: z.optional(option('status', parseUserStatus, USER_STATUSES)),
  isVerified: z.optional(flag('isVerified')),
});
export type UpdateUserValues = z.infer<typeof updateUserSchema>;

/** The duration is in days; without one the suspension has no end. */
export const suspendUserSchema = z.object({
  reason: z.pipe(
    clearable(paragraphs('reason', LENGTHS.reason)),
    z.transform((value) => value ?? DEFAULT_SUSPENSION_REASON),
  ),
  duration: clearable(wholeNumber('duration', { min: 1, max: 3650 })),
});
export type SuspendUserValues = z.infer<typeof suspendUserSchema>;

/** PUT /companies/{id}/status and /jobs/{id}/status. */
export const adminStatusSchema = z.object({
  status: option('status', parseAdminStatus, ADMIN_STATUSES),
  adminNotes: clearable(paragraphs('adminNotes', LENGTHS.message)),
});
export type AdminStatusValues = z.infer<typeof adminStatusSchema>;

const searched = { ...adminPaging, search: searchWords('search') };

export const userListSchema = z.object({
  ...searched,
  role: optionOrAny('role', parseRole),
  status: optionOrAny('status', parseUserStatus),
});
export type UserListValues = z.infer<typeof userListSchema>;

export const companyListSchema = z.object({
  ...searched,
  status: optionOrAny('status', parseAdminStatus),
});
export type CompanyListValues = z.infer<typeof companyListSchema>;

export const adminJobListSchema = z.object({
  ...searched,
  status: optionOrAny('status', parseAdminStatus),
  industry: optionOrAny('industry', parseAdminIndustryFilter),
});
export type AdminJobListValues = z.infer<typeof adminJobListSchema>;

/** GET /activity-logs/export: both days belong to the period. */
export const activityExportSchema = z
  .object({
    format: z._default(
      z.enum(['csv', 'json'], { error: issue('option', { label: 'format' }) }),
      'csv',
    ),
    startDate: clearable(day('startDate')),
    endDate: clearable(day('endDate')),
  })
  .check(
    z.refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
      error: issue('dateOrder'),
      path: ['endDate'],
    }),
  );
export type ActivityExportValues = z.infer<typeof activityExportSchema>;
