import {
  SECRET_SETTINGS,
  SETTINGS_DEFAULTS,
  type SettingKey,
  type SystemSettings,
} from '#schema/options/settings.ts';

type SavedSettings = Partial<SystemSettings>;
type Facts = Record<string, unknown>;

export function isSecret(key: string): boolean {
  return (SECRET_SETTINGS as readonly string[]).includes(key);
}

interface GivenSettings extends SavedSettings {
  clearSmtpPassword?: boolean;
}

/** setting.password.kept: an empty password field keeps the stored password. Removing it takes an explicit flag. */
export function requestedChanges({
  clearSmtpPassword,
  smtpPassword,
  ...given
}: GivenSettings): SavedSettings {
  const asked = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  const changes: SavedSettings = Object.fromEntries(asked);
  if (smtpPassword) return { ...changes, smtpPassword };
  return clearSmtpPassword ? { ...changes, smtpPassword: '' } : changes;
}

const MAIL_SERVER = ['smtpHost', 'smtpPort', 'smtpUsername', 'smtpPassword'] as const;

/** setting.smtp.password: someone who controls the mail server can read every password reset link. */
export function changesMailServer(current: SystemSettings, changes: SavedSettings): boolean {
  return MAIL_SERVER.some((key) => changes[key] !== undefined && changes[key] !== current[key]);
}

/** For the log: whether a secret is set instead of its value, and null for a setting that was not saved before. */
export function loggedChanges(
  saved: SavedSettings,
  changes: SavedSettings,
): { before: Facts; after: Facts } {
  const keys = (Object.keys(changes) as SettingKey[]).filter((key) => changes[key] !== saved[key]);
  const shown = (key: SettingKey, value: unknown, word: string) =>
    isSecret(key) ? (value ? word : '') : value;
  const before = keys.map((key) => [key, shown(key, previousValue(saved, changes, key), 'set')]);
  const after = keys.map((key) => [key, shown(key, changes[key], 'changed')]);
  return { before: Object.fromEntries(before), after: Object.fromEntries(after) };
}

/**
 * Some limits apply only once they are saved (product decision 47), so saving the current default is a change too.
 */
function previousValue(saved: SavedSettings, changes: SavedSettings, key: SettingKey): unknown {
  if (key in saved) return saved[key];
  return SETTINGS_DEFAULTS[key] === changes[key] ? null : SETTINGS_DEFAULTS[key];
}
