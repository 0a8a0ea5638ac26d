import { FILTER_FACTS, listName } from '#schema/fields/jobFacts.ts';
import { jobFilterOf, readFilters } from '#schema/search/filterAddress.ts';
import type { JobFilter } from './search.inputs.ts';

/** Filters whose values an address contains as in GraphQL, in capitals. */
const OPTIONS = new Set<string>(['types', 'experienceLevels', 'salaryRanges', 'postedWithin', ...FILTER_FACTS.map(listName)]); // oxfmt-ignore

/** The filter that an address of the list of jobs contains. */
export function filterOfAddress(address: string): JobFilter {
  const filter = jobFilterOf(readFilters(new URLSearchParams(address)));
  const stored = Object.entries(filter).map(([name, value]) => [
    name,
    OPTIONS.has(name) ? lowered(value) : value,
  ]);
  return Object.fromEntries(stored) as JobFilter;
}

const lowered = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(lowered) : String(value).toLowerCase();
