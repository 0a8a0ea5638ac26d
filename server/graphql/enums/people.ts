import type { ExperienceType } from '#schema/options/experience.ts';
import type { Gender } from '#schema/options/genders.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { NotificationKind } from '#schema/options/notifications.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { RegistrationRole, Role } from '#schema/options/roles.ts';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import type { UserDisplayStatus, UserStatus } from '#schema/options/statuses.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const RoleEnum = graphqlEnum<Role>('Role', 'Who somebody is on the site.', {
  job_seeker: 'Looks for work and applies.',
  employer: 'Posts jobs for a company and decides on applications.',
  admin: 'Answers for the platform.',
});

export const RegistrationRoleEnum = graphqlEnum<RegistrationRole>(
  'RegistrationRole',
  'The roles one can sign up for; administrators are made another way.',
  { job_seeker: 'I look for work.', employer: 'I am hiring.' },
);

export const UserStatusEnum = graphqlEnum<UserStatus>(
  'UserStatus',
  'Whether somebody may come in.',
  {
    active: 'Comes and goes.',
    inactive: 'Was switched off, and comes in no more.',
    suspended: 'Is shut out, for a while or until somebody lifts it.',
  },
);

export const UserDisplayStatusEnum = graphqlEnum<UserDisplayStatus>(
  'UserDisplayStatus',
  'What administrators see of somebody in one word.',
  {
    active: 'Comes and goes, with an address that was confirmed.',
    unverified: 'Comes and goes, and has not confirmed the address.',
    suspended: 'Is shut out for now.',
    inactive: 'Was switched off.',
  },
);

export const LocaleEnum = graphqlEnum<Locale>('Locale', 'The languages of the site.', {
  en: 'English',
  hi: 'Hindi',
  es: 'Spanish',
});

export const GenderEnum = graphqlEnum<Gender>('Gender', 'As given in the profile.', {
  male: 'Male.',
  female: 'Female.',
});

export const ExperienceTypeEnum = graphqlEnum<ExperienceType>(
  'ExperienceType',
  'Whether somebody has worked before.',
  {
    fresher: 'Looks for a first job.',
    experienced: 'Has worked before.',
  },
);

export const QualificationEnum = graphqlEnum<Qualification>(
  'Qualification',
  'The highest degree.',
  {
    high_school: 'High school.',
    diploma: 'Diploma.',
    bachelor: 'Bachelor.',
    master: 'Master.',
    phd: 'Doctorate.',
    other: 'Anything else.',
  },
);

export const NotificationKindEnum = graphqlEnum<NotificationKind>(
  'NotificationKind',
  'What a notification is about.',
  {
    application_received: 'Somebody has applied for one of your jobs.',
    application_sent: 'Your application has arrived.',
    application_status_changed: 'An employer has moved your application on.',
    job_alert_matched: 'New jobs fit one of your alerts.',
    job_status_changed: 'A job was approved, rejected or suspended, or waits for that.',
    company_status_changed: 'A company was approved, rejected or suspended, or waits for that.',
    job_expiring: 'A job of yours closes soon.',
    weekly_report: 'The week in figures.',
    candidate_contacted: 'An employer has found your profile and writes to you.',
    webhook_disabled: 'A webhook was switched off, because its address takes nothing any more.',
    api_key_expiring: 'An API key ends soon.',
  },
);

export const ProfileVisibilityEnum = graphqlEnum<ProfileVisibility>(
  'ProfileVisibility',
  'Who may find a profile.',
  { public: 'Employers may find it.', private: 'Nobody finds it.' },
);
