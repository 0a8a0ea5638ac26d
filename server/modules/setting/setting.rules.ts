import {
  SECRET_SETTINGS,
  SETTINGS_DEFAULTS,
  type SettingKey,
  type SystemSettings,
} from '#schema/options/settings.ts';

type Saved = Partial<SystemSettings>;
type Facts = Record<string, unknown>;

export function isSecret(key: string): boolean {
  return (SECRET_SETTINGS as readonly string[]).includes(key);
}

interface Given extends Saved {
  clearSmtpPassword?: boolean;
}

/** setting.password.kept: an empty box says nothing of the password that is known; taking it away is said. */
export function changesAsked({ clearSmtpPassword, smtpPassword, ...given }: Given): Saved {
  const asked = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  const changes: Saved = Object.fromEntries(asked);
  if (smtpPassword) return { ...changes, smtpPassword };
  return clearSmtpPassword ? { ...changes, smtpPassword: '' } : changes;
}

const MAIL_SERVER = ['smtpHost', 'smtpPort', 'smtpUsername', 'smtpPassword'] as const;

/** setting.smtp.password: whoever sets the mail server reads every reset link. */
export function changesMailServer(current: SystemSettings, changes: Saved): boolean {
  return MAIL_SERVER.some((key) => changes[key] !== undefined && changes[key] !== current[key]);
}

/** What the log shows: of a secret whether there is one, of what was not saved before that it was not. */
export function loggedChanges(saved: Saved, changes: Saved): { before: Facts; after: Facts } {
  const keys = (Object.keys(changes) as SettingKey[]).filter((key) => changes[key] !== saved[key]);
  const told = (key: SettingKey, value: unknown, word: string) =>
    isSecret(key) ? (value ? word : '') : value;
  const before = keys.map((key) => [key, told(key, wasBefore(saved, changes, key), 'set')]);
  const after = keys.map((key) => [key, told(key, changes[key], 'changed')]);
  return { before: Object.fromEntries(before), after: Object.fromEntries(after) };
}

/** Some bind only once they are saved (decision 47): to save what holds anyway is a change of its own. */
function wasBefore(saved: Saved, changes: Saved, key: SettingKey): unknown {
  if (key in saved) return saved[key];
  return SETTINGS_DEFAULTS[key] === changes[key] ? null : SETTINGS_DEFAULTS[key];
}
