import { json, statement } from '#server/db/statement.ts';
import type { UserSettingsValues } from '#schema/validation/settings/userSettings.ts';
import type { Context } from '#server/graphql/context.ts';
import type { UserSettings } from './userSetting.type.ts';

/** The API's field names and the columns that store them. */
const COLUMNS = {
  emailNotifications: 'email_notifications',
  applicationAlerts: 'application_alerts',
  jobAlerts: 'job_alerts',
  jobRecommendations: 'job_recommendations',
  jobExpiryAlerts: 'job_expiry_alerts',
  weeklyReports: 'weekly_reports',
  marketingEmails: 'marketing_emails',
  quietHours: 'quiet_hours',
  profileVisibility: 'profile_visibility',
  showContactInfo: 'show_contact_info',
  allowDirectContact: 'allow_direct_contact',
} as const satisfies Record<keyof UserSettingsValues, string>;

type Name = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Name[];

const AS = NAMES.map((name) => `${COLUMNS[name]} as "${name}"`).join(', ');
/** Behind a union, PostgreSQL no longer knows that none of them is null. */
const KNOWN_AS = NAMES.map((name) => `${COLUMNS[name]} as "${name}!"`).join(', ');

/**
 * Creates the row of a user who has never changed a setting, so that the defaults are defined in one place, the
 * table.
 */
const SETTINGS = statement(
  'user-settings',
  `
    with made as (
      insert into user_settings (user_id) select $1
      where not exists (select 1 from user_settings where user_id = $1)
      on conflict do nothing returning *)
    select user_id as "id!", ${KNOWN_AS} from (
      select * from made union all select * from user_settings where user_id = $1) known limit 1`,
  json<Pick<UserSettings, 'profileVisibility'>>(),
);

/** $1 the user, then the new values in the order of the columns above; null leaves one as it is. */
const UPDATE = statement(
  'user-settings-update',
  `
    update user_settings set ${NAMES.map((name, at) => `${COLUMNS[name]} = coalesce($${at + 2}, ${COLUMNS[name]})`).join(', ')}
    where user_id = $1 returning user_id as id, ${AS}`,
);

export async function settingsOf({ services, viewer }: Context): Promise<UserSettings> {
  const values = [viewer!.userId] as const;
  const [row] = await services.database.write(SETTINGS, values);
  // A simultaneous request created the row, so it exists now.
  return row ?? (await services.database.write(SETTINGS, values))[0]!;
}

/** Updates each value in a separate statement, so that two simultaneous changes do not undo each other. */
export async function updateSettings(
  ctx: Context,
  values: UserSettingsValues,
): Promise<UserSettings> {
  const { id } = await settingsOf(ctx);
  const [row] = await ctx.services.database.write(UPDATE, [
    id,
    values.emailNotifications,
    values.applicationAlerts,
    values.jobAlerts,
    values.jobRecommendations,
    values.jobExpiryAlerts,
    values.weeklyReports,
    values.marketingEmails,
    values.quietHours,
    values.profileVisibility,
    values.showContactInfo,
    values.allowDirectContact,
  ]);
  return row!;
}
