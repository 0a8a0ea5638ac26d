import { describe, test } from 'vitest';
import * as actions from '#schema/validation/adminActions.ts';
import * as users from '#schema/validation/adminUsers.ts';
import { changeJobsStatusSchema, moderateSchema } from '#schema/validation/moderation.ts';
import * as reports from '#schema/validation/reports.ts';
import { systemSettingsSchema } from '#schema/validation/systemSettings.ts';
import { answer, list, number, text, expectOwnNames, type Form } from './unreadable.ts';

const FORMS: Form[] = [
  [
    'a moderation',
    moderateSchema,
    text({ id: 'Job', status: 'Status', from: 'Status', adminNotes: 'Admin notes' }),
  ],
  [
    'a bulk moderation',
    changeJobsStatusSchema,
    { ...list({ ids: 'Jobs' }), ...text({ action: 'Action', adminNotes: 'Admin notes' }) },
  ],
  [
    'a list for administrators',
    actions.adminJobListSchema,
    {
      ...number({ page: 'Page', limit: 'Limit' }),
      ...text({ search: 'Search', status: 'Status', industry: 'Industry' }),
    },
  ],
  [
    'an export of the log',
    actions.activityExportSchema,
    {
      format: 'Format: please choose one of the options',
      ...text({ startDate: 'Start date', endDate: 'End date' }),
    },
  ],
  [
    'a change of a user',
    users.changeUserSchema,
    {
      ...text({
        id: 'User',
        firstName: 'First name',
        lastName: 'Last name',
        email: 'Email',
        phone: 'Phone',
        role: 'Role',
        status: 'Status',
      }),
      ...answer({ isVerified: 'Verified' }),
    },
  ],
  [
    'a suspension of users',
    users.suspendUsersSchema,
    {
      ...list({ ids: 'Users' }),
      ...text({ reason: 'Reason' }),
      ...number({ duration: 'Duration' }),
    },
  ],
  [
    'a list of users',
    users.userListSchema,
    {
      ...number({ page: 'Page', limit: 'Limit' }),
      ...text({ search: 'Search', role: 'Role', status: 'Status' }),
    },
  ],
  [
    'a report',
    reports.saveReportSchema,
    {
      ...text({ id: 'Report', name: 'Report name', description: 'Description' }),
      ...number({ version: 'Version' }),
    },
  ],
  [
    'a dashboard',
    reports.saveDashboardSchema,
    { ...text({ id: 'Report', name: 'Dashboard name' }), ...number({ version: 'Version' }) },
  ],
  [
    'a pin',
    reports.pinReportSchema,
    {
      ...text({ dashboardId: 'Report', newDashboardName: 'Dashboard name' }),
      ...number({ width: 'Width' }),
    },
  ],
  [
    'the place of a pin',
    reports.movePinSchema,
    number({ version: 'Version', position: 'Position', width: 'Width' }),
  ],
  [
    'the settings of the site',
    systemSettingsSchema,
    {
      ...text({
        siteName: 'Site name',
        siteDescription: 'Site description',
        defaultLanguage: 'Default language',
        timeZone: 'Time zone',
        smtpHost: 'SMTP host',
        smtpUsername: 'SMTP username',
        smtpPassword: 'SMTP password',
        fromEmail: 'Email',
        backupFrequency: 'Backup frequency',
        supportEmail: 'Email',
        supportPhone: 'Phone',
        postalAddress: 'Address',
      }),
      ...number({
        sessionTimeout: 'Session timeout',
        maxLoginAttempts: 'Max login attempts',
        passwordMinLength: 'Password minimum length',
        smtpPort: 'SMTP port',
        retentionPeriod: 'Retention period',
        apiRateLimit: 'API rate limit',
        fileUploadLimit: 'File upload limit',
        cacheTTL: 'Cache TTL',
      }),
      ...answer({
        enable2FA: 'Two-step verification for administrators',
        enableEmailNotifications: 'Email notifications',
        enablePushNotifications: 'Push notifications',
        notifyNewJobs: 'New job notifications',
        notifyApplicationStatus: 'Application status notifications',
        allowRegistration: 'Allow registration',
        requireEmailVerification: 'Require email verification',
        autoApproveCompanies: 'Auto-approve companies',
        autoApproveJobs: 'Auto-approve jobs',
        enableQueryLogging: 'Query logging',
        debugMode: 'Debug mode',
        clearSmtpPassword: 'Remove SMTP password',
      }),
    },
  ],
];

describe('an unreadable field is reported by its own name to administrators', () => {
  test.each(FORMS)('in %s', (...form) => expectOwnNames(form));
});
