import type { ExperienceType } from '#schema/options/experience.ts';
import type { Gender } from '#schema/options/genders.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { NotificationKind } from '#schema/options/notifications.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { RegistrationRole, Role } from '#schema/options/roles.ts';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import type { UserDisplayStatus, UserStatus } from '#schema/options/statuses.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const RoleEnum = graphqlEnum<Role>('Role', 'The role of a user.', {
  job_seeker: 'Looks for work and applies.',
  employer: 'Posts jobs for a company and decides on applications.',
  admin: 'Administers the platform.',
});

export const RegistrationRoleEnum = graphqlEnum<RegistrationRole>(
  'RegistrationRole',
  'The roles that can sign up. Administrators are created from the command line.',
  { job_seeker: 'Looks for work.', employer: 'Hires for a company.' },
);

export const UserStatusEnum = graphqlEnum<UserStatus>('UserStatus', 'Whether a user can log in.', {
  active: 'Can log in.',
  inactive: 'Deactivated; cannot log in.',
  suspended: 'Suspended, for a time or until an administrator lifts it.',
});

export const UserDisplayStatusEnum = graphqlEnum<UserDisplayStatus>(
  'UserDisplayStatus',
  'The status of a user as administrators see it.',
  {
    active: 'Can log in, and the email address is verified.',
    unverified: 'Can log in, but the email address is not verified.',
    suspended: 'Suspended.',
    inactive: 'Deactivated.',
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
  'Whether a job seeker has work experience.',
  {
    fresher: 'Looking for a first job.',
    experienced: 'Has work experience.',
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
    application_received: 'A job seeker applied for one of your jobs.',
    application_sent: 'Your application was sent.',
    application_status_changed: 'An employer changed the status of your application.',
    job_alert_matched: 'New jobs match one of your alerts.',
    job_status_changed: 'A job was approved, rejected or suspended, or is waiting for approval.',
    company_status_changed:
      'A company was approved, rejected or suspended, or is waiting for approval.',
    job_expiring: 'The deadline of one of your jobs is near.',
    weekly_report: 'The weekly report on your jobs.',
    candidate_contacted: 'An employer found your profile and sent you a message.',
    webhook_disabled: 'A webhook was disabled because its address no longer accepts deliveries.',
    api_key_expiring: 'An API key expires soon.',
  },
);

export const ProfileVisibilityEnum = graphqlEnum<ProfileVisibility>(
  'ProfileVisibility',
  'Who can find a profile.',
  { public: 'Approved employers can find it.', private: 'It cannot be found.' },
);
