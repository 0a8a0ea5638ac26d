import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as account from '#schema/validation/account.ts';
import * as actions from '#schema/validation/adminActions.ts';
import * as users from '#schema/validation/adminUsers.ts';
import { changeJobsStatusSchema } from '#schema/validation/moderation.ts';
import { alertSchema, updateAlertSchema } from '#schema/validation/seekers/alert.ts';
import {
  applicationSchema,
  applicationStatusSchema,
} from '#schema/validation/seekers/application.ts';
import { bulkRowSchema, bulkUploadSchema } from '#schema/validation/bulkRow.ts';
import { companySchema, updateCompanySchema } from '#schema/validation/employers/company.ts';
import { contactSchema, subscribeSchema } from '#schema/validation/contact.ts';
import * as settings from '#schema/validation/employerSettings.ts';
import { createJobSchema, updateJobSchema } from '#schema/validation/employers/job.ts';
import { completeOnboardingSchema, profileSchema } from '#schema/validation/seekers/profile.ts';
import { jobSearchSchema } from '#schema/validation/search.ts';
import { systemSettingsSchema } from '#schema/validation/systemSettings.ts';
import { TODAY } from './sentences.ts';

const BODIES: [string, z.ZodMiniType, required: string[]][] = [
  ['register', account.registerSchema(), ['email', 'password']],
  ['login', account.loginSchema, ['email', 'password']],
  ['change password', account.changePasswordSchema(), ['currentPassword', 'newPassword']],
  ['forgot password', account.requestPasswordResetSchema, ['email']],
  ['reset password', account.resetPasswordSchema(), ['token', 'password']],
  ['verify email', account.verifyEmailSchema, ['token']],
  ['profile', profileSchema(TODAY), []],
  ['onboarding', completeOnboardingSchema, []],
  [
    'create job',
    createJobSchema(TODAY),
    'title description requirements location type category industry experience'.split(' '),
  ],
  ['update job', updateJobSchema, []],
  ['create company', companySchema(TODAY), ['name', 'industry']],
  ['update company', updateCompanySchema(TODAY), []],
  ['apply', applicationSchema, ['jobId']],
  ['application status', applicationStatusSchema, ['status']],
  ['alert', alertSchema, ['name', 'keywords']],
  ['update alert', updateAlertSchema, []],
  ['contact', contactSchema, ['name', 'email', 'subject', 'message']],
  ['subscribe', subscribeSchema, ['email']],
  ['employer profile', settings.employerProfileSchema, []],
  ['employer notifications', settings.employerNotificationsSchema, []],
  ['employer privacy', settings.employerPrivacySchema, []],
  ['job search', jobSearchSchema, []],
  ['bulk upload', bulkUploadSchema, ['data']],
  [
    'bulk row',
    bulkRowSchema,
    'title company_name location type category description requirements'.split(' '),
  ],
  ['update user', users.updateUserSchema, []],
  ['suspend user', users.suspendUserSchema, []],
  ['admin status', actions.adminStatusSchema, ['status']],
  ['bulk action', changeJobsStatusSchema, ['ids', 'action']],
  ['user list', users.userListSchema, []],
  ['company list', actions.companyListSchema, []],
  ['admin job list', actions.adminJobListSchema, []],
  ['activity export', actions.activityExportSchema, []],
  ['system settings', systemSettingsSchema, []],
];

test.each(BODIES)('%s has a JSON schema', (_, schema, required) => {
  const described = z.toJSONSchema(schema, { io: 'input' });
  expect(described.type).toBe('object');
  expect(described.required ?? []).toEqual(required);
});

test('a choice lists its options', () => {
  const { properties } = z.toJSONSchema(applicationStatusSchema, { io: 'input' });
  expect(properties).toMatchObject({
    status: { examples: ['pending', 'reviewed', 'shortlisted', 'rejected', 'hired'] },
  });
});

test('choices have examples, lengths have numbers', () => {
  const { properties } = z.toJSONSchema(account.registerSchema(8), { io: 'input' });
  expect(properties).toMatchObject({
    email: { type: 'string', maxLength: 254 },
    password: { type: 'string', minLength: 8 },
    role: { examples: ['job_seeker', 'employer'], default: 'job_seeker' },
  });
});
