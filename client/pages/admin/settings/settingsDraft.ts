import type { SystemSettingsInput } from '#client/gql/graphql.ts';
import type { SettingKey } from '#schema/options/settings.ts';
import type { SystemSettingsValues } from '#schema/validation/systemSettings.ts';
import { upper } from '#schema/options/letters.ts';

/** The form's values; numbers as typed. */
export type FormValues = Readonly<Record<SettingKey, string | boolean>>;

/** What has been changed but not saved. */
export type Draft = Readonly<Partial<Record<DraftKey, string | boolean>>>;

export type DraftKey = SettingKey | 'clearSmtpPassword';

interface StoredSettings extends Readonly<Record<string, unknown>> {
  apiRateLimitSaved: boolean;
}

/** The settings as the server returns them, without a limit that is not in force. The password is never included. */
export function shownOf(settings: StoredSettings): FormValues {
  const shown = Object.entries(settings).map(([name, value]) => {
    const isOption = name === 'defaultLanguage' || name === 'backupFrequency';
    const text = isOption ? String(value).toLowerCase() : String(value);
    return [name, typeof value === 'boolean' ? value : text];
  });
  return {
    ...(Object.fromEntries(shown) as FormValues),
    smtpPassword: '',
    ...(!settings.apiRateLimitSaved && { apiRateLimit: '' }),
  };
}

/** A value equal to the saved one is not a change. */
export function withChange(
  draft: Draft,
  shown: FormValues,
  name: keyof Draft,
  value: string | boolean,
): Draft {
  const { [name]: _, ...others } = draft;
  return value === beforeOf(shown, name) ? others : { ...others, [name]: value };
}

function beforeOf(shown: FormValues, name: DraftKey): string | boolean {
  return name === 'clearSmtpPassword' ? false : shown[name];
}

/** The number of changed settings. */
export function countOf(draft: Draft): number {
  return Object.keys(draft).length;
}

/** Marks the sent values as saved; values typed since then stay unsaved. */
export function withoutSent(draft: Draft, sent: Draft): Draft {
  const left = Object.entries(draft).filter(([name, value]) => sent[name as keyof Draft] !== value);
  return Object.fromEntries(left);
}

export function inputOf(values: SystemSettingsValues): SystemSettingsInput {
  const { defaultLanguage, backupFrequency, ...others } = values;
  return {
    ...others,
    ...(defaultLanguage && { defaultLanguage: upper(defaultLanguage) }),
    ...(backupFrequency && { backupFrequency: upper(backupFrequency) }),
  };
}
