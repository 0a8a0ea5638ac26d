import type {
  ProfileValues_ProfileFragment,
  ReviewFindingsQuery,
  UpdateProfileInput,
} from '#client/gql/graphql.ts';
import { addWord, hasWord } from '#client/components/profile/wordList.ts';
import { mergeSkills } from '#schema/profile/mergeSkills.ts';

type Findings = NonNullable<NonNullable<ReviewFindingsQuery['viewer']>['resumeFindings']>;
type Profile = ProfileValues_ProfileFragment | null;

interface CurrentProfile {
  phone?: string | null | undefined;
  profile: Profile;
}

const VALUES = [
  'phone',
  'location',
  'experienceType',
  'experience',
  'noticePeriod',
  'currentCTC',
  'salaryExpectation',
] as const;
/** Fields that have another name in the profile. */
const FOUND_AS = { currentCTC: 'currentPay', salaryExpectation: 'expectedPay' } as const;
const LISTS = ['technicalSkills', 'functionalSkills'] as const;

/** Needs the last day as well, which a resume does not state. */
export const SERVING = 'SERVING';

export interface Proposal {
  field: (typeof VALUES)[number] | (typeof LISTS)[number];
  found: readonly string[];
  /** The profile's value; empty if there is none. */
  now: string;
  /** Added to the existing values instead of replacing them. */
  joins: boolean;
  /** Whether accepting it loses no value of the profile and needs no further answer. */
  isNew: boolean;
}

/** Values from the resume that the profile lacks or has differently. */
export function proposalsOf(findings: Findings, { phone, profile }: CurrentProfile): Proposal[] {
  const values = VALUES.flatMap((field): Proposal[] => {
    const name = field === 'currentCTC' || field === 'salaryExpectation' ? FOUND_AS[field] : field;
    const found = text(findings[name]);
    const now = text(field === 'phone' ? phone : profile?.[field]);
    if (found === '' || found === now) return [];
    const isNew = now === '' && found !== SERVING;
    return [{ field, found: [found], now, joins: false, isNew }];
  });
  // The profile has two lists; skills that are not predefined join the first.
  const others = findings.otherSkills.filter(
    (skill) => !hasWord(profile?.functionalSkills ?? [], skill),
  );
  const lists = LISTS.flatMap((field): Proposal[] => {
    const known = profile?.[field] ?? [];
    const listed = field === 'technicalSkills' ? [...findings[field], ...others] : findings[field];
    const found = listed.filter((skill) => !hasWord(known, skill));
    if (found.length === 0) return [];
    return [{ field, found, now: known.join(', '), joins: known.length > 0, isNew: true }];
  });
  return [...values, ...lists];
}

const text = (value: string | number | null | undefined): string => String(value ?? '');

/** Only the ticked ones; skills are merged with the existing ones. */
export function importInput(ticked: readonly Proposal[], profile: Profile): UpdateProfileInput {
  const input: Record<string, unknown> = {};
  for (const { field, found } of ticked) {
    const list = LISTS.find((name) => name === field);
    if (list) input[list] = found.reduce(addOne, profile?.[list] ?? []);
    else input[field] = field in FOUND_AS ? Number(found[0]) : found[0];
  }
  const { technicalSkills, functionalSkills, certifications } = {
    ...profile,
    ...(input as Partial<Record<(typeof LISTS)[number], string[]>>),
  };
  const touched = LISTS.some((list) => list in input);
  const skills = mergeSkills({ technicalSkills, functionalSkills, certifications });
  return { ...input, ...(touched && { skills }) };
}

const addOne = (words: readonly string[], word: string) => addWord(words, word);
