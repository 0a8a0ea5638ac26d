import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import type { ChangedSubject } from './proposed.type.ts';

/** job.change.material, company.change.material: fields that people rely on once they are approved. */
const MATERIAL: Readonly<Record<ChangedSubject, readonly string[]>> = {
  job: ['title', 'salary', 'location', 'isRemote', 'workMode'],
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

/** Other fields that can contain a risk sign. They wait only if the edit adds one. */
const SIGNED: Readonly<Record<ChangedSubject, readonly string[]>> = {
  job: [
    'description',
    'requirements',
    'responsibilities',
    'benefits',
    'experienceLevel',
    'experienceYears',
    'questions',
  ],
  company: ['description'],
};

export const canNeedReview = (subject: ChangedSubject, name: string): boolean =>
  MATERIAL[subject].includes(name) || SIGNED[subject].includes(name);

interface Edit {
  subject: ChangedSubject;
  adminStatus: AdminStatus;
  /** The names of the edited fields. */
  names: readonly string[];
  addedSigns: readonly RiskSign[];
  /** The site approves automatically. */
  isAutomatic: boolean;
}

/**
 * job.change.held, company.change.held: which of these fields wait for an administrator. A suspended job or company is
 * not public, but its applicants still see it.
 */
export function heldFields({
  subject,
  adminStatus,
  names,
  addedSigns,
  isAutomatic,
}: Edit): string[] {
  if (!wasApproved(adminStatus)) return [];
  if (addedSigns.length > 0) return names.filter((name) => canNeedReview(subject, name));
  return isAutomatic ? [] : names.filter((name) => MATERIAL[subject].includes(name));
}

/**
 * job.change.listed, company.change.listed: edits since the approval that did not wait are listed for administrators,
 * also for the one who reinstates a suspended job or company.
 */
export const wasApproved = (status: AdminStatus): boolean =>
  status === 'approved' || status === 'suspended';

/** Everything but switches, numbers and questions is text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Sign {
  sign: RiskSign;
  words: readonly string[];
}

/** A sign is added if it is new, or if new words are behind it: a second phone number is a risk as well. */
export function addedSigns(before: readonly Sign[], after: readonly Sign[]): RiskSign[] {
  const known = new Map(before.map(({ sign, words }) => [sign, new Set(words)]));
  return after
    .filter(({ sign, words }) => {
      const old = known.get(sign);
      return !old || words.some((word) => !old.has(word));
    })
    .map(({ sign }) => sign);
}
