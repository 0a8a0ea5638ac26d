import * as z from 'zod/mini';
import type { NotificationFlag } from '#schema/options/notifications.ts';
import {
  PROFILE_VISIBILITIES,
  type EmployerPrivacy,
  type ProfileVisibility,
} from '#schema/options/settings.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { flag, option } from '#schema/validation/values/option.ts';

const parseVisibility = parserFor<ProfileVisibility>(PROFILE_VISIBILITIES);

const fields = {
  emailNotifications: flag('emailNotifications'),
  applicationAlerts: flag('applicationAlerts'),
  jobAlerts: flag('jobAlerts'),
  jobRecommendations: flag('jobRecommendations'),
  jobExpiryAlerts: flag('jobExpiryAlerts'),
  weeklyReports: flag('weeklyReports'),
  marketingEmails: flag('marketingEmails'),
  quietHours: flag('quietHours'),
  profileVisibility: option('profileVisibility', parseVisibility, PROFILE_VISIBILITIES),
  showContactInfo: flag('showContactInfo'),
  allowDirectContact: flag('allowDirectContact'),
} satisfies Record<NotificationFlag | keyof EmployerPrivacy | 'quietHours', z.ZodMiniType>;

/** updateSettings: fields left out stay unchanged. */
export const userSettingsSchema = z.partial(z.object(fields));
export type UserSettingsValues = z.infer<typeof userSettingsSchema>;
