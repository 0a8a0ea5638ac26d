import { Int } from 'type-graphql';
import { SETTINGS_RANGES, type SettingKey, type SystemSettings } from '#schema/options/settings.ts';
import { LocaleEnum } from '#server/graphql/enums/people.ts';
import { BackupFrequencyEnum } from '#server/graphql/enums/settings.ts';

interface SettingField {
  type: () => object;
  description: string;
}

/** What may be read; the password of the mail server may not. */
type ReadableKey = Exclude<SettingKey, 'smtpPassword'>;
export type ReadableSettings = Pick<SystemSettings, ReadableKey>;

const text = (description: string): SettingField => ({ type: () => String, description });
const flag = (description: string): SettingField => ({ type: () => Boolean, description });
const number = (key: keyof typeof SETTINGS_RANGES, what: string): SettingField => {
  const { min, max, unit } = SETTINGS_RANGES[key];
  return { type: () => Int, description: `${what} From ${min} to ${max} (${unit}).` };
};

/** Every setting with its type and its meaning, for what is read and what is written alike. */
export const SETTING_FIELDS: Readonly<Record<ReadableKey, SettingField>> = {
  siteName: text('What the site is called.'),
  siteDescription: text('One sentence about the site.'),
  defaultLanguage: {
    type: () => LocaleEnum,
    description: 'What visitors read who have not chosen a language.',
  },
  timeZone: text('Where days begin at midnight: UTC, Asia/Kolkata or America/New_York.'),
  enable2FA: flag('Whether administrators need a second factor.'),
  sessionTimeout: number('sessionTimeout', 'When an idle session of an administrator ends.'),
  maxLoginAttempts: number('maxLoginAttempts', 'How many wrong passwords are let through.'),
  passwordMinLength: number(
    'passwordMinLength',
    'The least length of a password, from the moment it is saved.',
  ),
  smtpHost: text('The mail server; empty: the one of the environment.'),
  smtpPort: number('smtpPort', 'The port of the mail server.'),
  smtpUsername: text('Who we are to the mail server; empty: nobody asks.'),
  fromEmail: text('The address mails come from; empty: no-reply at the address of the site.'),
  enableEmailNotifications: flag('Whether any mail goes out but those about an account itself.'),
  enablePushNotifications: flag('Whether people may let their browser show what the bell tells.'),
  notifyNewJobs: flag('Whether job alerts are sent.'),
  notifyApplicationStatus: flag('Whether applicants are told how their application goes on.'),
  allowRegistration: flag('Whether one may sign up.'),
  requireEmailVerification: flag('Whether applying and posting need a confirmed address.'),
  autoApproveCompanies: flag('Whether new companies are approved by themselves.'),
  autoApproveJobs: flag('Whether new jobs are approved by themselves.'),
  backupFrequency: { type: () => BackupFrequencyEnum, description: 'How often a backup is made.' },
  retentionPeriod: number('retentionPeriod', 'How long backups are kept.'),
  enableQueryLogging: flag('Whether every statement to the database is logged.'),
  apiRateLimit: number(
    'apiRateLimit',
    'How much one person or address may ask for, from the moment it is saved.',
  ),
  fileUploadLimit: number('fileUploadLimit', 'The largest file that is taken.'),
  cacheTTL: number('cacheTTL', 'How long others may keep what is the same for everybody.'),
  debugMode: flag('Whether everything is logged, and administrators are told what answers cost.'),
  supportEmail: text('Where people write to.'),
  supportPhone: text('Where people call.'),
  postalAddress: text('Where the office is.'),
};
