import type { JOB_TITLE_FIELDS, JobTitleFieldKey } from '#schema/options/jobTitles.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { FunctionalSkill, TechnicalSkill } from '#schema/options/skills.ts';

/** Where the work is done: it decides the hours and benefits a job mentions. */
export type Setting = 'office' | 'floor' | 'field' | 'care' | 'school' | 'guests';

export interface WorkRole {
  readonly title: (typeof JOB_TITLE_FIELDS)[number]['titles'][number];
  /** Lakh rupees per year: for the least and for the most experience. */
  readonly pay: readonly [number, number];
  readonly years: readonly [number, number];
  readonly education: Qualification | null;
  readonly skills: readonly (TechnicalSkill | FunctionalSkill)[];
  /** What is specific to this title; a sentence addressed to the reader. */
  readonly does: string;
}

/** Titles with similar duties, and the text they share. */
export interface LineOfWork {
  readonly key: string;
  readonly field: JobTitleFieldKey;
  readonly setting: Setting;
  readonly canBeRemote?: boolean;
  /** Weights of job types; full time if missing. */
  readonly types?: Partial<Record<JobType, number>>;
  readonly roles: readonly WorkRole[];
  readonly work: readonly string[];
  readonly duties: readonly string[];
  readonly demands: readonly string[];
}
