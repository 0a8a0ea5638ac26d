import type { Category } from '#schema/options/categories.ts';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { SalaryPeriod } from '#schema/options/salaryPeriods.ts';
import type { Translator } from '#server/lib/words.ts';

/** Which of the live jobs; null for all. */
export interface FeedFilter {
  category: Category | null;
  state: string | null;
  since: Date | null;
}

/** A live job with all that its page says. */
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
  /** The category's slug. */
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

/** What a feed says of itself and needs to write its entries. */
export interface FeedFrame {
  title: string;
  publisher: string;
  origin: string;
  /** Where this very feed is. */
  self: string;
  locale: Locale;
  changedAt: Date;
  /** Of an area of the catalogues, in the feed's language. */
  words: (area: 'jobs' | 'jobFacts') => Translator;
}

/** A way to write them down. Each part is whole: what stands between two is the format's own. */
export interface FeedFormat {
  mediaType: string;
  head(frame: FeedFrame): string;
  entry(job: FeedJob, frame: FeedFrame): string;
  between: string;
  tail: string;
}
