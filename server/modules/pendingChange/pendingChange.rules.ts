import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { ChangedSubject } from './stored.type.ts';

/** job.change.material, company.change.material: what people rely on once it was approved. */
const MATERIAL: Readonly<Record<ChangedSubject, readonly string[]>> = {
  job: ['title', 'salary', 'location', 'isRemote'],
  company: [
    'name',
    'website',
    'logoFileId',
    'phone',
    'email',
    'address',
    'city',
    'state',
    'country',
  ],
};

/** What a risk sign may be read from, besides. It waits only when the edit adds such a sign. */
const SIGNED: Readonly<Record<ChangedSubject, readonly string[]>> = {
  job: [
    'description',
    'requirements',
    'responsibilities',
    'benefits',
    'experienceLevel',
    'experienceYears',
  ],
  company: ['description'],
};

export const isHoldable = (subject: ChangedSubject, name: string): boolean =>
  MATERIAL[subject].includes(name) || SIGNED[subject].includes(name);

interface Edit {
  subject: ChangedSubject;
  /** The names of the fields that are to say something else. */
  names: readonly string[];
  addedSigns: readonly RiskSign[];
  /** The site approves by itself. */
  isAutomatic: boolean;
}

/** job.change.held, company.change.held: which of these fields wait for an administrator. */
export function heldBack({ subject, names, addedSigns, isAutomatic }: Edit): string[] {
  if (addedSigns.length > 0) return names.filter((name) => isHoldable(subject, name));
  return isAutomatic ? [] : names.filter((name) => MATERIAL[subject].includes(name));
}

export function addedSigns(before: readonly RiskSign[], after: readonly RiskSign[]): RiskSign[] {
  return after.filter((sign) => !before.includes(sign));
}
