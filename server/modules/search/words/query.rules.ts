import type { Way, Wish } from './understand.rules.ts';

/** The stem of a word, as the database makes it. */
export type StemOf = (word: string) => string;

/**
 * Where the words must occur: `title`, `head` (with skills, company and category), or `any`. With
 * `text`, words that are only implied may occur anywhere too.
 */
type Scope = 'title' | 'head' | 'any' | 'place' | 'text';

/** Which alternatives count: only what was typed, or every way to say it. */
type Ways = (wish: Wish) => readonly Way[];

/** Ever wider queries, best matches first; the last one determines the count. */
export type Tiers = readonly string[];

const WHOLE_TITLES = 24;
const MOST_SUBSETS = 70;

/** Queries for all wishes together. */
export function tiersOf(wishes: readonly Wish[], stemOf: StemOf): Tiers {
  const firm = withoutExtras(wishes);
  const all = (scope: Scope, ways?: Ways) =>
    and(firm.map((wish) => queryOf(wish, scope, stemOf, ways)));
  const [exact, said] = [asTyped, anyWay].map((ways) => wholeTitles(firm, stemOf, ways));
  const typed = all('title', asTyped);
  const first = exact && said ? [exact, typed, or([typed, said])] : [typed];
  // Each query includes the previous one; a tier shows only what the tier before did not find.
  const rest = [all('title'), all('head'), all('any')];
  if (firm.length === wishes.length) return [...first, ...rest];
  const ranked = and(wishes.map((wish) => queryOf(wish, 'title', stemOf)));
  return [ranked, ...first.map((tier) => or([ranked, tier])), ...rest];
}

const withoutExtras = (wishes: readonly Wish[]) => wishes.filter(({ isExtra }) => !isExtra);

/**
 * If no job has everything: first without the places, then a single wish anywhere in the text, or
 * several wishes with one fewer, and so on, but never none.
 */
export function relaxations(all: readonly Wish[], stemOf: StemOf): Tiers[] {
  const wishes = withoutExtras(all);
  const work = wishes.filter(({ isPlace }) => !isPlace);
  const steps: Tiers[] = [];
  if (work.length > 0 && work.length < wishes.length) steps.push(tiersOf(work, stemOf));
  if (work.length === 1) steps.push([queryOf(work[0]!, 'text', stemOf)]);
  for (let size = wishes.length - 1; size >= 1; size -= 1) {
    const subsets = subsetsOf(wishes, size);
    if (subsets.length > MOST_SUBSETS) continue;
    const some = (scope: Scope) =>
      or(subsets.map((subset) => and(subset.map((wish) => queryOf(wish, scope, stemOf)))));
    steps.push([some('title'), some('head'), some('any')]);
  }
  return steps;
}

/** The location box is a filter: everything in it must match the location. */
export function placeQuery(wishes: readonly Wish[], stemOf: StemOf): string {
  return and(wishes.map((wish) => queryOf(wish, 'place', stemOf)));
}

/** All names of a place count as typed. */
const asTyped: Ways = ({ ways, isPlace }) =>
  isPlace ? ways : ways.filter(({ typed, mark }) => typed ?? mark !== undefined);
const anyWay: Ways = ({ ways }) => ways;

function queryOf(wish: Wish, scope: Scope, stemOf: StemOf, waysOf = anyWay): string {
  const { isPlace } = wish;
  const ways = withoutNarrower(waysOf(wish), stemOf);
  const wanted = ways.map((way) => wayQuery(way, isPlace, scope, stemOf));
  return or([...new Set(wanted)]);
}

/**
 * A search for "accountant" also finds "accountant executive", so the longer alternative only adds
 * cost.
 */
function withoutNarrower(ways: readonly Way[], stemOf: StemOf): readonly Way[] {
  const stems = ways.map(({ mark, words }) => new Set(mark ? [mark] : words.map(stemOf)));
  return ways.filter((way, at) => {
    const isWithin = (other: number) =>
      other !== at &&
      (ways[other]!.typed || !way.typed) &&
      [...stems[other]!].every((stem) => stems[at]!.has(stem)) &&
      (stems[other]!.size < stems[at]!.size || other < at);
    return !stems.some((_stems, other) => isWithin(other));
  });
}

function wayQuery(way: Way, isPlace: boolean, scope: Scope, stemOf: StemOf): string {
  if (way.mark) return quoted(way.mark);
  const stems = way.words.map(stemOf);
  const marked = (mark: string) => and(stems.map((stem) => quoted(`${mark}${stem}`)));
  if (scope === 'place') return marked('l:');
  const usual = {
    title: marked('t:'),
    head: marked('h:'),
    any: way.typed ? marked('') : marked('h:'),
    text: marked(''),
  }[scope];
  return isPlace && (scope === 'title' || scope === 'head') ? or([usual, marked('l:')]) : usual;
}

/** "Accountant" ranks before "Accountant Trainer": titles that consist of nothing else. */
function wholeTitles(wishes: readonly Wish[], stemOf: StemOf, waysOf: Ways): string | null {
  const work = wishes.filter(({ isPlace }) => !isPlace);
  let titles: string[][] = [[]];
  for (const wish of work) {
    const said = waysOf(wish)
      .filter(({ mark }) => !mark)
      .map(({ words }) => words.map(stemOf));
    titles = titles.flatMap((title) => said.map((words) => [...title, ...words]));
    if (titles.length > WHOLE_TITLES) titles.length = WHOLE_TITLES;
  }
  const marks = titles
    .filter((title) => title.length > 0)
    .map((title) => `=${[...new Set(title)].toSorted().join(' ')}`);
  if (marks.length === 0) return null;
  const places = wishes.filter(({ isPlace }) => isPlace);
  return and([
    or([...new Set(marks)].map(quoted)),
    ...places.map((wish) => queryOf(wish, 'title', stemOf)),
  ]);
}

function subsetsOf<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((first, at) =>
    subsetsOf(all.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`;
}

const and = (parts: readonly string[]) => joined(parts, ' & ');
const or = (parts: readonly string[]) => joined(parts, ' | ');

function joined(parts: readonly string[], sign: string): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(sign)})`;
}
