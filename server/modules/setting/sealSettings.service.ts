import type { SettingKey, SystemSettings } from '#schema/options/settings.ts';
import { seal, unseal } from '#server/lib/sealed.ts';
import { isSecret } from './setting.rules.ts';

export interface SavedRow {
  key: SettingKey;
  value: unknown;
}

interface Sealed {
  sealed: string;
}

/** The settings as the table stores them, with secrets encrypted. */
export function sealSettings(values: Partial<SystemSettings>, secretKey: string): object {
  const kept = (key: string, value: unknown) =>
    isSecret(key) && value !== '' ? { sealed: seal(String(value), secretKey, nameOf(key)) } : value;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, kept(key, value)]));
}

/** Decrypts stored settings. A secret sealed with another SECRET_KEY cannot be read and becomes empty. */
export function unsealSettings(
  rows: readonly SavedRow[],
  secretKey: string,
): Partial<SystemSettings> {
  const known = (key: string, value: unknown) =>
    isSealed(value) ? (unseal(value.sealed, secretKey, nameOf(key)) ?? '') : value;
  return Object.fromEntries(rows.map(({ key, value }) => [key, known(key, value)]));
}

function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && 'sealed' in value;
}

function nameOf(key: string): string {
  return `setting ${key}`;
}
