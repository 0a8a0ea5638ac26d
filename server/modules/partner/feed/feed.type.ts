import type { Category } from '#schema/options/categories.ts';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { SalaryPeriod } from '#schema/options/salaryPeriods.ts';
import type { Translator } from '#server/lib/words.ts';

/** Which live jobs to include; null for all. */
export interface FeedFilter {
  category: Category | null;
  state: string | null;
  since: Date | null;
}

/** A live job with everything its page shows. */
export interface FeedJob {
  id: string;
  title: string;
  company: string;
  website: string | null;
  companyCity: string | null;
  companyState: string | null;
  location: string;
  district: string | null;
  state: string | null;
  isRemote: boolean;
  type: JobType;
  industry: string;
  /** The slug of the category. */
  category: string | null;
  salary: string;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPeriod: SalaryPeriod | null;
  experienceYears: number | null;
  experienceLevel: ExperienceLevel | null;
  educationLevel: Qualification | null;
  skills: string[];
  descriptionHtml: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  postedAt: Date;
  updatedAt: Date;
  applicationDeadline: Date | null;
}

/** The metadata of a feed. */
export interface FeedFrame {
  title: string;
  publisher: string;
  origin: string;
  /** The URL of the feed itself. */
  self: string;
  locale: Locale;
  changedAt: Date;
  /** Translates from an area of the word catalogues, in the language of the feed. */
  words: (area: 'jobs' | 'jobFacts') => Translator;
}

/** A feed format. Each part is complete; separators belong to the format. */
export interface FeedFormat {
  mediaType: string;
  head(frame: FeedFrame): string;
  entry(job: FeedJob, frame: FeedFrame): string;
  between: string;
  tail: string;
}
