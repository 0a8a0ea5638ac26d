import type { Category } from '#schema/options/categories.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Translator } from '#server/lib/words.ts';
import type { JOBS } from './feed.sql.ts';

/** Which live jobs to include; null for all. */
export interface FeedFilter {
  category: Category | null;
  state: string | null;
  since: Date | null;
}

/** A live job with everything its page shows; the category is its slug. */
export type FeedJob = RowOf<typeof JOBS>;

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
