import type { JOB_TITLE_FIELDS, JobTitleFieldKey } from '#schema/options/jobTitles.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { FunctionalSkill, TechnicalSkill } from '#schema/options/skills.ts';

/** Where the day is spent: it decides the hours and the benefits a job speaks of. */
export type Setting = 'office' | 'floor' | 'field' | 'care' | 'school' | 'guests';

export interface WorkRole {
  readonly title: (typeof JOB_TITLE_FIELDS)[number]['titles'][number];
  /** Lakh rupees a year: with the least and with the most years of experience asked for. */
  readonly pay: readonly [number, number];
  readonly years: readonly [number, number];
  readonly education: Qualification | null;
  readonly skills: readonly (TechnicalSkill | FunctionalSkill)[];
  /** What this title does and its neighbours do not; a sentence to the reader. */
  readonly does: string;
}

/** Titles whose days resemble each other, and what is said of them all. */
export interface LineOfWork {
  readonly key: string;
  readonly field: JobTitleFieldKey;
  readonly setting: Setting;
  readonly canBeRemote?: boolean;
  /** Weights; full time where nothing is said. */
  readonly types?: Partial<Record<JobType, number>>;
  readonly roles: readonly WorkRole[];
  readonly work: readonly string[];
  readonly duties: readonly string[];
  readonly demands: readonly string[];
}
