import type { Context } from '#server/graphql/context.ts';
import { FILTER_FACTS } from '#schema/fields/jobFacts.ts';
import { FACETS, Values } from './filter.rules.ts';
import { COUNTS } from './search.reads.ts';
import { wantedRows, type FoundJobs, type Question } from './search.service.ts';
import type { FilterToDrop, SearchAdvice } from './search.type.ts';

const DROPPED = ['search', 'location', ...FACETS] as const;

/** Advice for a search that found nothing: how many jobs there would be without each filter. */
export async function advise(
  ctx: Context,
  { question, count }: FoundJobs,
): Promise<SearchAdvice | null> {
  const without = (await count()).total === 0 ? await withoutEach(ctx, question) : [];
  const { didYouMean } = question;
  return didYouMean || without.length > 0 ? { didYouMean, without } : null;
}

async function withoutEach(
  { services: { clock, database } }: Context,
  question: Question,
): Promise<FilterToDrop[]> {
  const set = DROPPED.filter((name) => question.filter[name]);
  if (set.length === 0) return [];
  const values = new Values(clock.now());
  const each = set.map((name) => wantedRows(question, values, new Set([name])));
  const [row] = await database.read(COUNTS(each), values.list);
  return set
    .map((filter, at) => ({
      filter,
      value: shown(filter, question.filter[filter]),
      count: row!.counts[at]!,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

const OPTIONS = new Set<string>(['type', 'experience', 'salary', 'postedWithin', ...FILTER_FACTS]);

/** Options are written as in GraphQL and in the facets. */
function shown(filter: string, value: unknown): string {
  return OPTIONS.has(filter) ? String(value).toUpperCase() : String(value);
}
