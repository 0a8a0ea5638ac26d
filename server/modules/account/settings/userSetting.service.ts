import type { UserSettingsValues } from '#schema/validation/settings/userSettings.ts';
import type { PreparedRead } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import type { UserSettings } from './userSetting.type.ts';

/** Names in the API, and the columns they are kept in. */
const COLUMNS = {
  emailNotifications: 'email_notifications',
  applicationAlerts: 'application_alerts',
  jobAlerts: 'job_alerts',
  jobExpiryAlerts: 'job_expiry_alerts',
  weeklyReports: 'weekly_reports',
  marketingEmails: 'marketing_emails',
  profileVisibility: 'profile_visibility',
  showContactInfo: 'show_contact_info',
  allowDirectContact: 'allow_direct_contact',
} as const satisfies Record<keyof UserSettingsValues, string>;

type Name = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Name[];

const AS = NAMES.map((name) => `${COLUMNS[name]} as "${name}"`).join(', ');

/** Whoever has changed nothing has no row: one is made, so that its defaults are written in one place, the table. */
const SETTINGS: PreparedRead = {
  name: 'user-settings',
  text: `
    with made as (
      insert into user_settings (user_id) select $1
      where not exists (select 1 from user_settings where user_id = $1)
      on conflict do nothing returning *)
    select user_id as id, ${AS} from (
      select * from made union all select * from user_settings where user_id = $1) known limit 1`,
};

const UPDATE: PreparedRead = {
  name: 'user-settings-update',
  text: `
    update user_settings set ${NAMES.map((name, at) => `${COLUMNS[name]} = coalesce($${at + 2}, ${COLUMNS[name]})`).join(', ')}
    where user_id = $1 returning user_id as id, ${AS}`,
};

export async function settingsOf({ services, viewer }: Context): Promise<UserSettings> {
  const values = [viewer!.userId];
  const [row] = await services.database.read<UserSettings & object>(SETTINGS, values);
  // Somebody else made the row at the same moment: it is there now.
  return row ?? (await services.database.read<UserSettings & object>(SETTINGS, values))[0]!;
}

/** Each value in one statement of its own column: of two switches pressed at once neither undoes the other. */
export async function updateSettings(
  ctx: Context,
  values: UserSettingsValues,
): Promise<UserSettings> {
  const { id } = await settingsOf(ctx);
  const given = NAMES.map((name) => values[name] ?? null);
  const { database } = ctx.services;
  const [row] = await database.read<UserSettings & object>(UPDATE, [id, ...given]);
  return row!;
}
