import * as z from 'zod/mini';
import type { EmployerNotificationFlag } from '#schema/options/notifications.ts';
import {
  PROFILE_VISIBILITIES,
  type EmployerPrivacy,
  type ProfileVisibility,
} from '#schema/options/settings.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, line } from './text.ts';
import { flag, option } from './values/option.ts';
import { phone } from './values/phone.ts';

/** The settings form: both names are marked as required. */
export const employerProfileForm = z.object({
  firstName: line('firstName', LENGTHS.name),
  lastName: line('lastName', LENGTHS.name),
  phone: clearable(phone()),
  companyName: clearable(line('companyName', LENGTHS.company)),
});

/** updateEmployerProfile: fields left out stay unchanged; a given name must not be blank. */
export const employerProfileSchema = z.partial(employerProfileForm);
export type EmployerProfileValues = z.infer<typeof employerProfileSchema>;

const notifications = {
  emailNotifications: flag('emailNotifications'),
  applicationAlerts: flag('applicationAlerts'),
  jobExpiryAlerts: flag('jobExpiryAlerts'),
  weeklyReports: flag('weeklyReports'),
  marketingEmails: flag('marketingEmails'),
} satisfies Record<EmployerNotificationFlag, z.ZodMiniType>;

export const employerNotificationsSchema = z.partial(z.object(notifications));
export type EmployerNotificationsValues = z.infer<typeof employerNotificationsSchema>;

const parseVisibility = parserFor<ProfileVisibility>(PROFILE_VISIBILITIES);

const privacy = {
  profileVisibility: option('profileVisibility', parseVisibility, PROFILE_VISIBILITIES),
  showContactInfo: flag('showContactInfo'),
  allowDirectContact: flag('allowDirectContact'),
} satisfies Record<keyof EmployerPrivacy, z.ZodMiniType>;

export const employerPrivacySchema = z.partial(z.object(privacy));
export type EmployerPrivacyValues = z.infer<typeof employerPrivacySchema>;
