import { parserFor } from './spelling.ts';

export const EXPERIENCE_LEVELS = ['entry_level', 'mid_level', 'senior_level', 'executive'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

export const EXPERIENCE_LEVEL_LABELS: Readonly<Record<ExperienceLevel, string>> = {
  entry_level: 'Entry Level',
  mid_level: 'Mid Level',
  senior_level: 'Senior Level',
  executive: 'Executive',
};

/** The CSV value "any" is not a level: check `isAny` of spelling.ts first. */
export const parseExperienceLevel = parserFor(EXPERIENCE_LEVELS, EXPERIENCE_LEVEL_LABELS, {
  entry_level: ['entry', 'fresher'],
  mid_level: 'mid',
  senior_level: 'senior',
  executive: 'executive level',
});

/** The minimum years of each level, highest first. */
const LEVEL_FROM_YEARS = [
  [10, 'executive'],
  [5, 'senior_level'],
  [2, 'mid_level'],
] as const satisfies readonly (readonly [number, ExperienceLevel])[];

export function levelOfYears(years: number): ExperienceLevel {
  return LEVEL_FROM_YEARS.find(([least]) => years >= least)?.[1] ?? 'entry_level';
}

export const EXPERIENCE_TYPES = ['fresher', 'experienced'] as const;
export type ExperienceType = (typeof EXPERIENCE_TYPES)[number];

export const EXPERIENCE_TYPE_LABELS: Readonly<Record<ExperienceType, string>> = {
  fresher: 'Fresher',
  experienced: 'Experienced',
};

export const parseExperienceType = parserFor(EXPERIENCE_TYPES);

export const EXPERIENCE_BANDS = [
  'months_0_6',
  'months_6_12',
  'years_1_2',
  'years_2_3',
  'years_3_5',
  'years_5_8',
  'years_8_plus',
] as const;
export type ExperienceBand = (typeof EXPERIENCE_BANDS)[number];

interface BandFacts {
  readonly label: string;
  readonly minMonths: number;
  readonly maxMonths: number | null;
}

export const EXPERIENCE_BAND_FACTS: Readonly<Record<ExperienceBand, BandFacts>> = {
  months_0_6: { label: '0-6 months', minMonths: 0, maxMonths: 6 },
  months_6_12: { label: '6 months - 1 year', minMonths: 6, maxMonths: 12 },
  years_1_2: { label: '1-2 years', minMonths: 12, maxMonths: 24 },
  years_2_3: { label: '2-3 years', minMonths: 24, maxMonths: 36 },
  years_3_5: { label: '3-5 years', minMonths: 36, maxMonths: 60 },
  years_5_8: { label: '5-8 years', minMonths: 60, maxMonths: 96 },
  years_8_plus: { label: '8+ years', minMonths: 96, maxMonths: null },
};

export const parseExperienceBand = parserFor(EXPERIENCE_BANDS, {
  months_0_6: EXPERIENCE_BAND_FACTS.months_0_6.label,
  months_6_12: EXPERIENCE_BAND_FACTS.months_6_12.label,
  years_1_2: [EXPERIENCE_BAND_FACTS.years_1_2.label, '1-2'],
  years_2_3: [EXPERIENCE_BAND_FACTS.years_2_3.label, '2-3'],
  years_3_5: [EXPERIENCE_BAND_FACTS.years_3_5.label, '3-5'],
  years_5_8: [EXPERIENCE_BAND_FACTS.years_5_8.label, '5-8'],
  years_8_plus: [EXPERIENCE_BAND_FACTS.years_8_plus.label, '8+'],
});

/** A band counts from its lower end, so that no one is rated above the experience they certainly have. */
export function levelOfBand(band: ExperienceBand): ExperienceLevel {
  return levelOfYears(EXPERIENCE_BAND_FACTS[band].minMonths / 12);
}

/** The answers to "I have … years" in the search: jobs that ask for at most as much. */
export const YEARS_OFFERED = [0, 1, 2, 3, 4, 5, 7, 10, 15] as const;

/** The most years of experience that a job can require. */
export const JOB_EXPERIENCE_MAX = 60;

export function experienceYearsLabel(years: number): string {
  return years === 0 ? EXPERIENCE_TYPE_LABELS.fresher : String(years);
}

/** "Fresher", "0", "3", "3 years" and "1 year" as whole years. */
export function parseExperienceYears(text: string | null | undefined): number | null {
  const answer = (text ?? '').trim().toLowerCase();
  if (answer === 'fresher') return 0;
  const digits = /^(\d{1,2})(?:\s*(?:years?|yrs?))?$/.exec(answer)?.[1];
  return digits === undefined ? null : Number(digits);
}
