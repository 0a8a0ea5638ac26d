import type { CareerList } from '#schema/profile/career.ts';
import type { ZodMiniType } from 'zod/mini';
import type { LabelKey } from '#schema/validation/issues.ts';
import {
  certificateSchema,
  degreeSchema,
  knownLanguageSchema,
  pastJobSchema,
  profileLinkSchema,
  projectSchema,
} from '#schema/validation/seekers/career.ts';
import type { Clock } from '#schema/validation/values/day.ts';

export interface EntryField {
  name: string;
  label: LabelKey;
  control: 'text' | 'number' | 'url' | 'area' | 'month' | 'current' | 'qualification' | 'language' | 'level'; // oxfmt-ignore
  /** Set for a control as wide as the form. */
  isWide?: true;
}

/** What the dialog of each list asks for. */
export const ENTRY_FIELDS: Readonly<Record<CareerList, readonly EntryField[]>> = {
  jobs: [
    { name: 'title', label: 'title', control: 'text' },
    { name: 'company', label: 'company', control: 'text' },
    { name: 'place', label: 'place', control: 'text', isWide: true },
    { name: 'isCurrent', label: 'isCurrent', control: 'current', isWide: true },
    { name: 'from', label: 'from', control: 'month' },
    { name: 'to', label: 'to', control: 'month' },
    { name: 'summary', label: 'summary', control: 'area', isWide: true },
  ],
  degrees: [
    { name: 'qualification', label: 'qualification', control: 'qualification' },
    { name: 'name', label: 'degree', control: 'text' },
    { name: 'field', label: 'field', control: 'text' },
    { name: 'institution', label: 'institution', control: 'text' },
    { name: 'from', label: 'from', control: 'month' },
    { name: 'to', label: 'to', control: 'month' },
    { name: 'grade', label: 'grade', control: 'text' },
  ],
  projects: [
    { name: 'name', label: 'projectName', control: 'text', isWide: true },
    { name: 'from', label: 'from', control: 'month' },
    { name: 'to', label: 'to', control: 'month' },
    { name: 'link', label: 'link', control: 'url', isWide: true },
    { name: 'summary', label: 'summary', control: 'area', isWide: true },
  ],
  certificates: [
    { name: 'name', label: 'certificateName', control: 'text', isWide: true },
    { name: 'issuer', label: 'issuer', control: 'text' },
    { name: 'year', label: 'year', control: 'number' },
    { name: 'link', label: 'link', control: 'url', isWide: true },
  ],
  languages: [
    { name: 'name', label: 'language', control: 'language' },
    { name: 'level', label: 'languageLevel', control: 'level' },
  ],
  links: [
    { name: 'url', label: 'link', control: 'url', isWide: true },
    { name: 'label', label: 'linkLabel', control: 'text', isWide: true },
  ],
};

/** The rules of an entry, which the server has as well. */
export const ENTRY_RULES: Readonly<Record<CareerList, (clock: Clock) => ZodMiniType>> = {
  jobs: pastJobSchema,
  degrees: () => degreeSchema,
  projects: () => projectSchema,
  certificates: () => certificateSchema,
  languages: () => knownLanguageSchema,
  links: () => profileLinkSchema,
};

/** The values of the controls; a tick is "yes". */
export type TypedEntry = Readonly<Record<string, string>>;

type StoredEntry = Readonly<Record<string, string | number | boolean | null>>;

export function typedEntry(entry: object | null): TypedEntry {
  const text = (value: StoredEntry[string]) =>
    value === true ? 'yes' : value ? String(value) : '';
  return Object.fromEntries(
    Object.entries((entry ?? {}) as StoredEntry).map(([name, value]) => [name, text(value)]),
  );
}

/** As the rules expect them; they treat empty text as missing. The end of a current job is not shown. */
export function entryValues(typed: TypedEntry): Record<string, unknown> {
  const { isCurrent, ...texts } = typed;
  if (isCurrent === undefined) return texts;
  return { ...texts, ...(isCurrent === 'yes' && { to: '' }), isCurrent: isCurrent === 'yes' };
}
