import type { Context } from '#server/graphql/context.ts';
import { FILTER_FACTS } from '#schema/fields/jobFacts.ts';
import { FACETS, Values } from './filter.rules.ts';
import { isChosen, type FilterLists } from './filterLists.rules.ts';
import { COUNTS } from './search.sql.ts';
import { wantedRows, type FoundJobs, type Question } from './search.service.ts';
import type { FilterToDrop, SearchAdvice } from './search.type.ts';
import type { ReadPhrase, Sentence } from './words/sentence.rules.ts';

const DROPPED = ['search', 'location', ...FACETS] as const;

/** Advice for a search that found nothing: how many jobs there would be without each filter. */
export async function advise(
  ctx: Context,
  { typed, question, sentence, count }: FoundJobs,
): Promise<SearchAdvice | null> {
  const without = (await count()).total === 0 ? await withoutEach(ctx, question) : [];
  const { didYouMean } = question;
  const less = droppedWishes(typed, question, sentence);
  if (!didYouMean && without.length === 0 && !less) return null;
  return { didYouMean, without, ...(less ?? { wanted: [], leftOut: [], fewHaveAll: false }) };
}

/** The wishes in words and sentences, if hardly any job has all of them. */
function droppedWishes(
  typed: string,
  { wanted, leftOut }: Question,
  sentence: Sentence | null,
): Pick<SearchAdvice, 'wanted' | 'leftOut' | 'fewHaveAll'> | null {
  const { phrases = [], leftOut: unmet = [] } = sentence ?? {};
  if (leftOut?.length === 0 && unmet.length === 0) return null;
  const texts = (some: readonly ReadPhrase[]) => some.map(({ text }) => text);
  const asTyped = (some: readonly string[]) =>
    [...new Set(some)].map((text) => spelledIn(typed, text));
  return {
    wanted: asTyped([...wanted, ...texts(phrases), ...texts(unmet)]),
    leftOut: leftOut ? asTyped([...leftOut, ...texts(unmet)]) : [],
    fewHaveAll: leftOut?.length === 0 && sentence!.fewHaveAll,
  };
}

/** Words are compared in small letters, but shown as they were typed. */
function spelledIn(typed: string, text: string): string {
  const at = typed.toLowerCase().indexOf(text);
  return at === -1 ? text : typed.slice(at, at + text.length);
}

async function withoutEach(
  { services: { clock, database } }: Context,
  question: Question,
): Promise<FilterToDrop[]> {
  const set = DROPPED.filter((name) => isChosen(question.filter[name]));
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
function shown(filter: (typeof DROPPED)[number], value: FilterLists[keyof FilterLists]): string {
  if (filter === 'pay') {
    const { from, to } = value as NonNullable<FilterLists['pay']>;
    return `${from}-${to ?? ''}`;
  }
  const text = [value].flat().map(String).join(', ');
  return OPTIONS.has(filter) ? text.toUpperCase() : text;
}
