import type { ExperienceType } from '#schema/options/experience.ts';
import type { Gender } from '#schema/options/genders.ts';
import type { LanguageLevel } from '#schema/options/languageLevels.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { NotificationKind } from '#schema/options/notifications.ts';
import type { AvailableWithin, NoticePeriod } from '#schema/options/noticePeriods.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { RegistrationRole, Role } from '#schema/options/roles.ts';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import type { UserDisplayStatus, UserStatus } from '#schema/options/statuses.ts';
import { JOB_FACTS } from '#schema/fields/jobFacts.ts';
import type { WorkMode, WorkShift } from '#schema/options/workWishes.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const RoleEnum = graphqlEnum<Role>('Role', 'The role of a user.', {
  job_seeker: 'Is looking for work and applies for jobs.',
  employer: 'Posts jobs for a company and decides on applications.',
  admin: 'Administers the platform.',
});

export const RegistrationRoleEnum = graphqlEnum<RegistrationRole>(
  'RegistrationRole',
  'The roles that can sign up. Administrators are created from the command line.',
  { job_seeker: 'Is looking for work.', employer: 'Hires for a company.' },
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

export const LanguageLevelEnum = graphqlEnum<LanguageLevel>(
  'LanguageLevel',
  'How well someone speaks a language.',
  {
    basic: 'Simple sentences.',
    conversational: 'Everyday conversations.',
    fluent: 'Works in it with ease.',
    native: 'A first language.',
  },
);

const PERIODS: Readonly<Record<AvailableWithin, string>> = {
  immediately: 'At once.',
  days_15: 'Within 15 days.',
  month_1: 'Within a month.',
  months_2: 'Within two months.',
  months_3: 'Within three months.',
};

export const NoticePeriodEnum = graphqlEnum<NoticePeriod>(
  'NoticePeriod',
  'How soon someone can start a new job.',
  { ...PERIODS, serving: 'Has given notice and leaves on a certain day.' },
);

export const AvailableWithinEnum = graphqlEnum<AvailableWithin>(
  'AvailableWithin',
  'The longest time until someone can start.',
  PERIODS,
);

export const WorkShiftEnum = graphqlEnum<WorkShift>(
  'WorkShift',
  'When someone would work.',
  JOB_FACTS.shift.values,
);

export const WorkModeEnum = graphqlEnum<WorkMode>('WorkMode', 'Where someone would do the work.', {
  office: 'At the employer’s premises.',
  hybrid: 'Partly from home.',
  remote: 'At home.',
});

export const NotificationKindEnum = graphqlEnum<NotificationKind>(
  'NotificationKind',
  'What a notification is about.',
  {
    application_received: 'A job seeker applied for one of your jobs.',
    note_mention: 'A colleague mentioned you in a note on an application.',
    application_sent: 'Your application was sent.',
    application_withdrawn: 'A job seeker withdrew an application for one of your jobs.',
    application_status_changed: 'An employer changed the status of your application.',
    interview_changed: 'An interview was offered, booked, moved or cancelled, or is coming up.',
    offer_changed: 'An offer was sent, answered or withdrawn, or expires.',
    job_alert_matched: 'New jobs match one of your alerts.',
    jobs_recommended: 'Jobs fit your profile.',
    job_status_changed: 'A job was approved, rejected or suspended, or is waiting for approval.',
    company_status_changed:
      'A company was approved, rejected or suspended, or is waiting for approval.',
    job_expiring: 'The deadline of one of your jobs is near.',
    weekly_report: 'The weekly report on your jobs.',
    figure_alert: 'A figure crossed the limit of one of your alerts, or can no longer be checked.',
    candidate_contacted: 'An employer found your profile and sent you a message.',
    webhook_disabled: 'A webhook was disabled because its address no longer accepts deliveries.',
    api_key_expiring: 'An API key expires soon.',
    integrations_handed_over:
      'You are in charge of API keys or webhooks of a colleague who no longer manages the company.',
    figures_corrected: 'The nightly recount found stored figures that differed.',
    message_received: 'A company or an applicant wrote a message.',
  },
);

export const ProfileVisibilityEnum = graphqlEnum<ProfileVisibility>(
  'ProfileVisibility',
  'Who can find a profile.',
  { public: 'Approved employers can find it.', private: 'It cannot be found.' },
);
