import { Int } from 'type-graphql';
import { SETTINGS_RANGES, type SettingKey, type SystemSettings } from '#schema/options/settings.ts';
import { LocaleEnum } from '#server/graphql/enums/people.ts';
import { BackupFrequencyEnum } from '#server/graphql/enums/settings.ts';

interface SettingField {
  type: () => object;
  description: string;
}

/** The readable settings: all but the password for the mail server. */
type ReadableKey = Exclude<SettingKey, 'smtpPassword'>;
export type ReadableSettings = Pick<SystemSettings, ReadableKey>;

const text = (description: string): SettingField => ({ type: () => String, description });
const flag = (description: string): SettingField => ({ type: () => Boolean, description });
const number = (key: keyof typeof SETTINGS_RANGES, what: string): SettingField => {
  const { min, max, unit } = SETTINGS_RANGES[key];
  return { type: () => Int, description: `${what} From ${min} to ${max} (${unit}).` };
};

/** Every setting with its type and description, for both reading and writing. */
export const SETTING_FIELDS: Readonly<Record<ReadableKey, SettingField>> = {
  siteName: text('The name of the site.'),
  siteDescription: text('A one-sentence description of the site.'),
  defaultLanguage: {
    type: () => LocaleEnum,
    description: 'The language for visitors who have not chosen one.',
  },
  timeZone: text('The time zone of the site: UTC, Asia/Kolkata or America/New_York.'),
  enable2FA: flag('Whether administrators must use two-step verification.'),
  sessionTimeout: number('sessionTimeout', 'After how long an idle administrator session ends.'),
  maxLoginAttempts: number('maxLoginAttempts', 'The number of failed logins allowed.'),
  passwordMinLength: number('passwordMinLength', 'The minimum length of new passwords.'),
  smtpHost: text('The mail server. If empty, the one from the environment is used.'),
  smtpPort: number('smtpPort', 'The port of the mail server.'),
  smtpUsername: text('The user name at the mail server. Empty if it requires none.'),
  fromEmail: text('The sender of emails. If empty, no-reply at the domain of the site.'),
  enableEmailNotifications: flag(
    'Whether emails are sent, other than those about an account itself and those of the contact form.',
  ),
  enablePushNotifications: flag('Whether users can turn on browser notifications.'),
  notifyNewJobs: flag('Whether job alerts are sent.'),
  notifyApplicationStatus: flag(
    'Whether applicants are notified about the status of their applications.',
  ),
  allowRegistration: flag('Whether sign-up is open.'),
  requireEmailVerification: flag(
    'Whether applying and posting jobs require a confirmed email address.',
  ),
  autoApproveCompanies: flag(
    'Whether new companies and their changes are approved automatically, unless they have a risk sign.',
  ),
  autoApproveJobs: flag(
    'Whether new jobs and their changes are approved automatically, unless they have a risk sign.',
  ),
  backupFrequency: { type: () => BackupFrequencyEnum, description: 'How often a backup is made.' },
  retentionPeriod: number('retentionPeriod', 'The retention period of backups.'),
  enableQueryLogging: flag('Whether every database statement is logged.'),
  apiRateLimit: number('apiRateLimit', 'The request limit per user or IP address.'),
  fileUploadLimit: number('fileUploadLimit', 'The maximum size of an uploaded file.'),
  cacheTTL: number('cacheTTL', 'How long public responses may be cached.'),
  debugMode: flag('Whether everything is logged and administrators see the cost of responses.'),
  supportEmail: text('The email address of support.'),
  supportPhone: text('The phone number of support.'),
  postalAddress: text('The postal address of the office.'),
};
