import * as z from 'zod/mini';
import { LOCALES } from '#schema/options/locales.ts';
import {
  BACKUP_FREQUENCIES,
  SETTINGS_RANGES,
  TIME_ZONES,
  type NumericSetting,
  type SettingKey,
} from '#schema/options/settings.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { issue } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { line, maxLength, missing, noControlCharacters, orEmpty, paragraphs } from './text.ts';
import { emailAddress } from './values/email.ts';
import { wholeNumber } from './values/numbers.ts';
import { flag, option } from './values/option.ts';
import { phone } from './values/phone.ts';

function inRange(key: NumericSetting) {
  return wholeNumber(key, SETTINGS_RANGES[key]);
}

/** A host name or an IP address, without port or path. */
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}])?|\[?[\da-f:.]+\]?)$/iu;

function host() {
  return line('smtpHost').check(z.refine((value) => HOST.test(value), { error: issue('host') }));
}

const settings = {
  siteName: line('siteName', LENGTHS.name),
  siteDescription: orEmpty(paragraphs('siteDescription', LENGTHS.reason)),
  defaultLanguage: option('defaultLanguage', parserFor(LOCALES), LOCALES),
  timeZone: option('timeZone', parserFor(TIME_ZONES), TIME_ZONES),
  enable2FA: flag('enable2FA'),
  sessionTimeout: inRange('sessionTimeout'),
  maxLoginAttempts: inRange('maxLoginAttempts'),
  passwordMinLength: inRange('passwordMinLength'),
  smtpHost: orEmpty(host()),
  smtpPort: inRange('smtpPort'),
  smtpUsername: orEmpty(line('smtpUsername')),
  // A password: never trimmed.
  smtpPassword: z
    .string({ error: missing('smtpPassword') })
    .check(maxLength('smtpPassword', LENGTHS.line), noControlCharacters('smtpPassword')),
  fromEmail: orEmpty(emailAddress()),
  enableEmailNotifications: flag('enableEmailNotifications'),
  enablePushNotifications: flag('enablePushNotifications'),
  notifyNewJobs: flag('notifyNewJobs'),
  notifyApplicationStatus: flag('notifyApplicationStatus'),
  allowRegistration: flag('allowRegistration'),
  requireEmailVerification: flag('requireEmailVerification'),
  autoApproveCompanies: flag('autoApproveCompanies'),
  autoApproveJobs: flag('autoApproveJobs'),
  backupFrequency: option('backupFrequency', parserFor(BACKUP_FREQUENCIES), BACKUP_FREQUENCIES),
  retentionPeriod: inRange('retentionPeriod'),
  enableQueryLogging: flag('enableQueryLogging'),
  apiRateLimit: inRange('apiRateLimit'),
  fileUploadLimit: inRange('fileUploadLimit'),
  cacheTTL: inRange('cacheTTL'),
  debugMode: flag('debugMode'),
  supportEmail: orEmpty(emailAddress()),
  supportPhone: orEmpty(phone()),
  postalAddress: orEmpty(paragraphs('address', LENGTHS.address)),
} satisfies Record<SettingKey, z.ZodMiniType>;

/** PUT /settings: fields left out stay unchanged. */
export const systemSettingsSchema = z.partial(
  z.object({
    ...settings,
    clearSmtpPassword: flag('clearSmtpPassword'),
  }),
);
export type SystemSettingsValues = z.infer<typeof systemSettingsSchema>;

export const testMailSchema = z.object({ to: emailAddress() });
