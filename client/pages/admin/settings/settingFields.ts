import { LOCALES } from '#schema/options/locales.ts';
import {
  BACKUP_FREQUENCIES,
  SETTINGS_DEFAULTS,
  SETTINGS_RANGES,
  TIME_ZONES,
  type NumericSetting,
  type SettingKey,
} from '#schema/options/settings.ts';

/** The settings grouped as an administrator would look for them, in page order. */
export const SECTIONS = [
  {
    key: 'site',
    fields: [
      'siteName',
      'siteDescription',
      'defaultLanguage',
      'timeZone',
      'supportEmail',
      'supportPhone',
      'postalAddress',
    ],
  },
  {
    key: 'security',
    fields: ['enable2FA', 'sessionTimeout', 'maxLoginAttempts', 'passwordMinLength'],
  },
  { key: 'mail', fields: ['smtpHost', 'smtpPort', 'smtpUsername', 'smtpPassword', 'fromEmail'] },
  {
    key: 'notifications',
    fields: [
      'enableEmailNotifications',
      'enablePushNotifications',
      'notifyNewJobs',
      'notifyApplicationStatus',
    ],
  },
  {
    key: 'registration',
    fields: [
      'allowRegistration',
      'requireEmailVerification',
      'autoApproveCompanies',
      'autoApproveJobs',
    ],
  },
  { key: 'backups', fields: ['backupFrequency', 'retentionPeriod'] },
  { key: 'limits', fields: ['apiRateLimit', 'fileUploadLimit', 'cacheTTL'] },
  { key: 'troubleshooting', fields: ['enableQueryLogging', 'debugMode'] },
] as const satisfies readonly { key: string; fields: readonly SettingKey[] }[];

export type SectionKey = (typeof SECTIONS)[number]['key'];

/** In page order, for the error summary. */
export const FIELDS: readonly SettingKey[] = SECTIONS.flatMap(({ fields }) => fields);

export const CHOICES = {
  defaultLanguage: LOCALES,
  timeZone: TIME_ZONES,
  backupFrequency: BACKUP_FREQUENCIES,
} as const;

type ChoiceSetting = keyof typeof CHOICES;

type FieldKind =
  | { kind: 'number'; name: NumericSetting }
  | { kind: 'choice'; name: ChoiceSetting }
  | { kind: 'flag' | 'secret' | 'paragraphs' | 'line'; name: SettingKey };

const PARAGRAPHS: readonly SettingKey[] = ['siteDescription', 'postalAddress'];

export function fieldOf(name: SettingKey): FieldKind {
  if (name in SETTINGS_RANGES) return { kind: 'number', name: name as NumericSetting };
  if (name in CHOICES) return { kind: 'choice', name: name as ChoiceSetting };
  if (typeof SETTINGS_DEFAULTS[name] === 'boolean') return { kind: 'flag', name };
  if (name === 'smtpPassword') return { kind: 'secret', name };
  return { kind: PARAGRAPHS.includes(name) ? 'paragraphs' : 'line', name };
}
