import * as z from 'zod/mini';
import {
  FILTER_FACTS,
  listName,
  optionsOf,
  type FactChoices,
  type FilterFact,
} from '#schema/fields/jobFacts.ts';
import { parseCategory } from '#schema/options/categories.ts';
import { parseExperienceLevel } from '#schema/options/experience.ts';
import { parseJobType, parseJobTypeFilter } from '#schema/options/jobTypes.ts';
import {
  ADMIN_PAGE_SIZE,
  limitOrDefault,
  PAGE_SIZE_MAX,
  pageOrDefault,
} from '#schema/options/limits.ts';
import { PAY_MAX, parseSalaryRange } from '#schema/options/salaryRanges.ts';
import { EXPERIENCE_YEARS_MAX } from '#schema/options/screens/candidates.ts';
import { JOB_SORTS, parseJobSort } from '#schema/options/screens/search.ts';
import { isAny, parserFor } from '#schema/options/spelling.ts';
import { issue, type LabelKey } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, missing } from './text.ts';
import { converted } from './values/converted.ts';
import { wholeNumber } from './values/numbers.ts';
import { readNumber } from './values/readNumber.ts';
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

export const RECOMMENDATIONS_PAGE_MAX = 50;
const RECOMMENDATIONS_PAGE = 20;

/** Each recommendation comes with its reasons, so a page holds fewer. */
export const recommendationListSchema = z.object({
  page: paging.page,
  limit: lenient('limit', (limit) =>
    Number.isInteger(limit) && limit! >= 1 && limit! <= RECOMMENDATIONS_PAGE_MAX
      ? limit!
      : RECOMMENDATIONS_PAGE,
  ),
});

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

/** The most values of one filter. */
export const FILTER_VALUES_MAX = 50;

/** A comma separates values, unless the whole text is one. */
function valuesIn(texts: readonly string[], isValue: (text: string) => boolean): string[] {
  return texts
    .flatMap((text) => (isValue(text) ? [text] : text.split(',')))
    .map((text) => text.trim())
    .filter((text) => !isAny(text));
}

/** Several values of a filter in a query string, as `type=intern,contract` or `type=intern&type=contract`. */
function several<Value>(label: LabelKey, parse: (text: string) => Value | null) {
  const given = z.union([z.string(), z.array(z.string())], { error: missing(label) });
  return z.pipe(
    z.optional(z.nullable(given)),
    converted<string | string[] | null | undefined, Value[]>((value, refuse) => {
      const texts = valuesIn([value ?? []].flat(), (text) => parse(text) !== null);
      if (texts.length > FILTER_VALUES_MAX)
        return refuse(issue('listMax', { label, max: FILTER_VALUES_MAX }));
      const read = texts.map(parse);
      return read.every((one) => one !== null)
        ? [...new Set(read)]
        : refuse(issue('option', { label }));
    }),
  );
}

/** The facts that are filters, each with several values in any spelling. */
const factFilters = Object.fromEntries(
  FILTER_FACTS.map((name) => [name, several('fact', parserFor(optionsOf(name)))]),
) as unknown as { [Name in FilterFact]: z.ZodMiniType<FactChoices[Name]> };

/** A number in a query string; blank counts as none. */
const number = (label: LabelKey, min: number, max: number) =>
  clearable(wholeNumber(label, { min, max }));

/** A switch in a query string: anything but a yes counts as no. */
export function querySwitch(label: LabelKey) {
  return z.pipe(
    z.optional(z.nullable(z.string({ error: missing(label) }))),
    z.transform((text) => ['true', 'yes', '1'].includes(text?.trim().toLowerCase() ?? '')),
  );
}

/** GET /jobs. No type, "all" and "any" mean every type; remote is asked for like a type. */
export const jobSearchSchema = z.object({
  search: searchWords('search'),
  location: searchWords('location'),
  withinKm: number('withinKm', 1, 500),
  category: z.pipe(
    several('category', (text) => (parseCategory(text) || !text.includes(',') ? text : null)),
    z.transform((names) => names.map(cleaned).filter(Boolean)),
  ),
  type: z.pipe(
    several('jobType', (text) =>
      parseJobTypeFilter(text)?.remoteOnly ? 'remote' : parseJobType(text),
    ),
    z.transform((choices) => ({
      types: choices.filter((choice) => choice !== 'remote'),
      remoteOnly: choices.includes('remote'),
    })),
  ),
  experience: several('experience', parseExperienceLevel),
  experienceYears: number('experienceYears', 0, EXPERIENCE_YEARS_MAX),
  salary: several('salary', parseSalaryRange),
  payFrom: number('payFrom', 0, PAY_MAX),
  payTo: number('payTo', 0, PAY_MAX),
  verified: querySwitch('verified'),
  quickResponders: querySwitch('quickResponders'),
  ...factFilters,
  sort: clearable(option('sort', parseJobSort, JOB_SORTS)),
  ...paging,
});
export type JobSearchValues = z.infer<typeof jobSearchSchema>;

const listOfTexts = z.optional(
  z.nullable(
    z.array(z.string().check(z.maxLength(LENGTHS.option))).check(z.maxLength(FILTER_VALUES_MAX)),
  ),
);

/** The limits of the lists in a filter of jobs. `filterLists` reads the values. */
export const jobFilterSchema = z.object({
  categories: listOfTexts,
  types: listOfTexts,
  experienceLevels: listOfTexts,
  salaryRanges: listOfTexts,
  industries: listOfTexts,
  states: listOfTexts,
  districts: listOfTexts,
  companies: listOfTexts,
  ...Object.fromEntries(FILTER_FACTS.map((name) => [listName(name), listOfTexts])),
});
