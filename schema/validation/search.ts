import * as z from 'zod/mini';
import { FILTER_FACTS, type FilterFact } from '#schema/fields/jobFacts.ts';
import { parseJobTypeFilter, type JobTypeChoice } from '#schema/options/jobTypes.ts';
import {
  ADMIN_PAGE_SIZE,
  limitOrDefault,
  PAGE_SIZE_MAX,
  pageOrDefault,
} from '#schema/options/limits.ts';
import { JOB_SORTS, parseJobSort } from '#schema/options/screens/search.ts';
import { jobFactFields } from './employers/jobFacts.ts';
import { issue, type LabelKey } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, missing } from './text.ts';
import { converted } from './values/converted.ts';
import { readNumber } from './values/numbers.ts';
import { option } from './values/option.ts';

/** A number in a query string; an invalid one is ignored. */
export function lenient(label: LabelKey, read: (number: number | null) => number) {
  const error = issue('number', { label });
  return z.pipe(
    z.optional(z.nullable(z.union([z.number(), z.string()], { error }))),
    z.transform((value) => read(isGiven(value) ? readNumber(value) : null)),
  );
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** Job list: page at least 1; limit from 1 to 100, else 12. */
export const paging = {
  page: lenient('page', pageOrDefault),
  limit: lenient('limit', limitOrDefault),
};

export const adminPaging = {
  page: paging.page,
  limit: lenient('limit', (limit) =>
    Number.isInteger(limit) && limit! >= 1 && limit! <= PAGE_SIZE_MAX ? limit! : ADMIN_PAGE_SIZE,
  ),
};

/** Lists that return the maximum by default. */
export const fullPaging = {
  page: paging.page,
  limit: lenient('limit', (limit) =>
    Number.isInteger(limit) && limit! >= 1 && limit! <= PAGE_SIZE_MAX ? limit! : PAGE_SIZE_MAX,
  ),
};

/** GET /notifications and GET /saved-jobs. */
export const fullListSchema = z.object(fullPaging);
export type FullListValues = z.infer<typeof fullListSchema>;

/**
 * Search words from an address bar are cleaned and shortened, never refused: a link cannot be corrected by its
 * reader.
 */
export function searchWords(label: LabelKey) {
  return z.pipe(
    z.optional(z.nullable(z.string({ error: missing(label) }))),
    z.transform((value) => cleaned(value ?? '')),
  );
}

function cleaned(words: string): string {
  const text = words.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return [...text].slice(0, LENGTHS.line).join('').trim();
}

/** A fact in any spelling. */
const factFilters = Object.fromEntries(
  FILTER_FACTS.map((name) => [name, jobFactFields[name]]),
) as Pick<typeof jobFactFields, FilterFact>;

/** GET /jobs. No type, "all" and "any" mean every type. */
export const jobSearchSchema = z.object({
  search: searchWords('search'),
  location: searchWords('location'),
  category: searchWords('category'),
  type: z.pipe(
    z.optional(z.nullable(z.string({ error: missing('jobType') }))),
    converted<string | null | undefined, JobTypeChoice>((text, refuse) => {
      const choice = parseJobTypeFilter(text);
      return choice ?? refuse(issue('option', { label: 'jobType' }));
    }),
  ),
  ...factFilters,
  sort: clearable(option('sort', parseJobSort, JOB_SORTS)),
  ...paging,
});
export type JobSearchValues = z.infer<typeof jobSearchSchema>;
