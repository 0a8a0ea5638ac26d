import { HINDI } from '#schema/search/hindi.ts';
import { spansOf } from './spans.rules.ts';
import { WORKPLACES } from './work.rules.ts';
import { keyOf, wordsOf } from './words.rules.ts';

/** The first names of a row mean the same; those after them are only near. */
const SAME = 3;
const MOST_WAYS = 60;

const IN_OTHER_WORDS = /* @__PURE__ */ indexNames();

/** An English name in Hindi, in either script, or a Hindi one in English. */
export const inOtherWords = (words: readonly string[]): readonly string[] => [
  ...(IN_OTHER_WORDS.get(keyOf(words)) ?? []),
];

/** The text as it is, then with its names in other words: people describe themselves in English or in Hindi. */
export function waysToSay(text: string): string[] {
  const words = wordsOf(text);
  let ways = [''];
  for (const { from, length } of spansOf(words, (part) => IN_OTHER_WORDS.has(keyOf(part)))) {
    const part = words.slice(from, from + length);
    const names = [part.join(' '), ...inOtherWords(part)];
    ways = names.flatMap((name) => ways.map((way) => `${way} ${name}`.trim())).slice(0, MOST_WAYS);
  }
  return [text, ...ways.slice(1)];
}

function indexNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const index = new Map<string, Set<string>>();
  const add = (name: string, others: readonly string[]) => {
    const key = keyOf(wordsOf(name));
    const known = index.get(key) ?? new Set<string>();
    index.set(key, new Set([...known, ...others]));
  };
  for (const row of HINDI) {
    const [spoken, found] = row.split('>').map(namesIn);
    const english = (found ?? []).filter((name) => !name.startsWith('@')).slice(0, SAME);
    for (const name of spoken!) add(name, [...english, ...spoken!]);
    for (const name of english) add(name, spoken!);
  }
  return index;
}

/** A place of work names no work: someone "in a hotel" may be a guard. */
function namesIn(list: string): string[] {
  return list
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !wordsOf(name).every((word) => WORKPLACES.has(word)));
}
