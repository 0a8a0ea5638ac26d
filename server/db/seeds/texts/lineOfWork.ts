import type { JobFacts } from '#schema/fields/jobFacts.ts';
import type { JOB_TITLE_FIELDS, JobTitleFieldKey } from '#schema/options/jobTitles.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { FunctionalSkill, TechnicalSkill } from '#schema/options/skills.ts';

export type Shift = NonNullable<JobFacts['shift']>;

/** A job title with its own advert. No two roles share a sentence, so no sentence becomes common in the market. */
export interface WorkRole {
  readonly title: (typeof JOB_TITLE_FIELDS)[number]['titles'][number];
  /** Lakh rupees per year: for the least and for the most experience. */
  readonly pay: readonly [number, number];
  readonly years: readonly [number, number];
  readonly education: Qualification | null;
  readonly skills: readonly (TechnicalSkill | FunctionalSkill)[];
  /** The most people that one job looks for; one if missing. */
  readonly openings?: number;
  /** First sentences. {company}, {does}, {town} and {site} are filled in. */
  readonly leads: readonly string[];
  /** The first sentence of a job that is done from home; without it the role is never remote. */
  readonly remote?: string;
  /** What the work is like; a job takes two of them. */
  readonly about: readonly string[];
  readonly duties: readonly string[];
  readonly needs: readonly string[];
  readonly offers: readonly string[];
  /** The working hours for each shift that the role can have. */
  readonly hours: Readonly<Partial<Record<Shift, string>>>;
}

/** Roles that the same companies hire for. */
export interface LineOfWork {
  readonly key: string;
  readonly field: JobTitleFieldKey;
  /** Weights of job types; full time if missing. */
  readonly types?: Partial<Record<JobType, number>>;
  readonly roles: readonly WorkRole[];
}
