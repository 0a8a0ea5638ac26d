import {
  and,
  or,
  quoted,
  tiersOf,
  titleQuery,
  withoutExtras,
} from '#server/modules/search/words/query.rules.ts';
import type { StemOf, Tiers } from '#server/modules/search/words/query.rules.ts';
import {
  typedWords,
  understand,
  type Wish,
} from '#server/modules/search/words/understand.rules.ts';
import { wordsOf } from '#server/modules/search/words/words.rules.ts';

interface ComparedTexts {
  title: string;
  skills: readonly string[];
}

const SKILLS_COMPARED = 6;

/**
 * Queries for the jobs that mean the same as this one, the nearest first: what a search for its
 * title finds in titles and skills, then titles with all of its words but one, then jobs that share
 * two skills.
 */
export function similarTo({ title, skills }: ComparedTexts, stemOf: StemOf): Tiers {
  const { wishes } = understand(typedWords(title), new Map());
  const firm = withoutExtras(wishes);
  const queries = [
    ...(firm.length > 0 ? tiersOf(firm, stemOf).slice(0, -1) : []),
    ...(firm.length > 2 ? [mostOf(firm, stemOf)] : []),
    ...sharing(skills, stemOf),
  ];
  return [...new Set(queries)];
}

function mostOf(wishes: readonly Wish[], stemOf: StemOf): string {
  const each = wishes.map((wish) => titleQuery([wish], stemOf)).filter((query) => query !== null);
  return or(each.map((_query, without) => and(each.filter((_other, at) => at !== without))));
}

function sharing(skills: readonly string[], stemOf: StemOf): string[] {
  const each = skills
    .map((skill) => wordsOf(skill))
    .filter((words) => words.length > 0)
    .slice(0, SKILLS_COMPARED)
    .map((words) => and(words.map((word) => quoted(`k:${stemOf(word)}`))));
  const pairs = each.flatMap((one, at) => each.slice(at + 1).map((other) => and([one, other])));
  return pairs.length > 0 ? [or(pairs)] : [];
}
