import type { Context } from '#server/graphql/context.ts';
import {
  CATEGORIES,
  FACET_COUNTS,
  SAMPLE_ROWS,
  SAMPLE_SPOTS,
  type FacetRow,
} from './facets.sql.ts';
import { facetsFrom } from './facets.rules.ts';
import { FACETS, Values } from './filter.rules.ts';
import { wantedRows, type FoundJobs } from './search.service.ts';
import type { JobFacets } from './search.type.ts';

/**
 * Computed only when a query asks for it. The counts are exact unless there are so many jobs that a
 * sample is used.
 */
export async function facetsOf(
  { locale, services: { clock, database } }: Context,
  { question }: FoundJobs,
): Promise<JobFacets> {
  const now = clock.now();
  const read = (isSample: boolean) => {
    const values = new Values(now);
    const base = wantedRows(question, values, new Set(FACETS));
    const one = FACET_COUNTS({ base, filter: question.filter, values, isSample });
    return database.read(one, values.list);
  };
  const [sampled, categories] = await Promise.all([read(true), database.read(CATEGORIES, [])]);
  const rows = isWorthCounting(sampled) ? await read(false) : sampled;
  return facetsFrom(rows, question.filter, categories, locale);
}

/** The matching rows are few although the table is large, so all of them can be counted. */
function isWorthCounting(rows: readonly FacetRow[]): boolean {
  const numberOf = (name: string) => rows.find(({ facet }) => facet === name)?.count ?? 0;
  const sample = numberOf('sample');
  return sample < SAMPLE_SPOTS && (numberOf('hits') * SAMPLE_SPOTS) / sample <= SAMPLE_ROWS;
}
