import type { Locale } from './locales.ts';

/** IANA names; not a GraphQL enum, because of the slash. */
export const TIME_ZONES = ['UTC', 'Asia/Kolkata', 'America/New_York'] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

export const BACKUP_FREQUENCIES = ['hourly', 'daily', 'weekly', 'monthly'] as const;
export type BackupFrequency = (typeof BACKUP_FREQUENCIES)[number];

/** The fields of the system settings, in their documented order and spelling. */
export interface SystemSettings {
  siteName: string;
  siteDescription: string;
  defaultLanguage: Locale;
  timeZone: TimeZone;
  enable2FA: boolean;
  sessionTimeout: number;
  maxLoginAttempts: number;
  passwordMinLength: number;
  smtpHost: string;
  smtpPort: number;
  smtpUsername: string;
  smtpPassword: string;
  fromEmail: string;
  enableEmailNotifications: boolean;
  enablePushNotifications: boolean;
  notifyNewJobs: boolean;
  notifyApplicationStatus: boolean;
  allowRegistration: boolean;
  requireEmailVerification: boolean;
  autoApproveCompanies: boolean;
  autoApproveJobs: boolean;
  backupFrequency: BackupFrequency;
  retentionPeriod: number;
  enableQueryLogging: boolean;
  apiRateLimit: number;
  fileUploadLimit: number;
  cacheTTL: number;
  debugMode: boolean;
  /** Our choice: the documented footer and contact page leave them open (product decision 32). */
  supportEmail: string;
  supportPhone: string;
  postalAddress: string;
}
export type SettingKey = keyof SystemSettings;

/** The documented defaults; anything not documented is empty or off. */
export const SETTINGS_DEFAULTS: Readonly<SystemSettings> = {
  siteName: 'Kaamyab',
  siteDescription: 'A job marketplace for India',
  defaultLanguage: 'en',
  timeZone: 'UTC',
  enable2FA: false,
  sessionTimeout: 30,
  maxLoginAttempts: 5,
  passwordMinLength: 8,
  smtpHost: '',
  smtpPort: 587,
  smtpUsername: '',
  smtpPassword: '',
  fromEmail: '',
  enableEmailNotifications: true,
  enablePushNotifications: false,
  notifyNewJobs: true,
  notifyApplicationStatus: true,
  allowRegistration: true,
  requireEmailVerification: true,
  autoApproveCompanies: false,
  autoApproveJobs: false,
  backupFrequency: 'daily',
  retentionPeriod: 30,
  enableQueryLogging: false,
  apiRateLimit: 100,
  fileUploadLimit: 10,
  cacheTTL: 3600,
  debugMode: false,
  supportEmail: 'support@kaamyab.example',
  supportPhone: '+91 80 0000 0000',
  postalAddress: '1 Example Road, Bengaluru, Karnataka 560001',
};

export type NumericSetting = {
  [K in SettingKey]: SystemSettings[K] extends number ? K : never;
}[SettingKey];

/** The units are documented; the bounds are ours, wide enough for every reasonable site. */
export const SETTINGS_RANGES = {
  sessionTimeout: { min: 5, max: 1440, unit: 'minutes' },
  maxLoginAttempts: { min: 1, max: 20, unit: 'attempts' },
  passwordMinLength: { min: 6, max: 64, unit: 'characters' },
  smtpPort: { min: 1, max: 65_535, unit: 'port' },
  retentionPeriod: { min: 1, max: 3650, unit: 'days' },
  apiRateLimit: { min: 10, max: 100_000, unit: 'requests per minute' },
  fileUploadLimit: { min: 1, max: 100, unit: 'MB' },
  cacheTTL: { min: 0, max: 86_400, unit: 'seconds' },
} as const satisfies Record<NumericSetting, { min: number; max: number; unit: string }>;

/** Never sent back to a browser, never written to a log. */
export const SECRET_SETTINGS = ['smtpPassword'] as const satisfies readonly SettingKey[];

export const PROFILE_VISIBILITIES = ['public', 'private'] as const;
export type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number];

export interface EmployerPrivacy {
  profileVisibility: ProfileVisibility;
  showContactInfo: boolean;
  allowDirectContact: boolean;
}

export const EMPLOYER_PRIVACY_DEFAULTS: Readonly<EmployerPrivacy> = {
  profileVisibility: 'public',
  showContactInfo: true,
  allowDirectContact: true,
};
