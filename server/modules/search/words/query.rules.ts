import { isFact, type Way, type Wish } from './understand.rules.ts';

/** The stem of a word, as the database makes it. */
export type StemOf = (word: string) => string;

/**
 * Where the words must occur: `title`, `together` (next to each other in the title), `head` (with skills, company and
 * category), or `any`. With `text`, words that are only implied may occur anywhere too. Work that the tables know must
 * be in the title or the skills, because "accountant" in the text of a job may say who else works there; only with
 * `typed` may it be anywhere.
 */
type Scope = 'together' | 'title' | 'head' | 'any' | 'typed' | 'place' | 'text';

/** Whether only the typed words count, or every way to say them. */
type Ways = (wish: Named) => readonly Way[];

/** The part of a wish that its query depends on. */
type Named = Pick<Wish, 'ways'> & Partial<Pick<Wish, 'isPlace' | 'isWork'>>;

/** Ever wider queries, best matches first; the last one determines the count. */
export type Tiers = readonly string[];

/** What to try if no job matches everything, and the words it gives up; null if these differ from job to job. */
export interface Relaxation {
  tiers: Tiers;
  leftOut: readonly string[] | null;
}

const WHOLE_TITLES = 24;
const MOST_SUBSETS = 70;
const MOST_EXTRAS = 3;

/** Queries for all wishes together. */
export function tiersOf(wishes: readonly Wish[], stemOf: StemOf): Tiers {
  const firm = withoutExtras(wishes);
  const all = (scope: Scope, ways?: Ways) =>
    and(firm.map((wish) => queryOf(wish, scope, stemOf, ways)));
  const [exact, anyTitle] = [asTyped, anyWay].map((ways) => wholeTitles(firm, stemOf, ways));
  const typed = all('title', asTyped);
  const together = all('together', asTyped);
  const first = exact && anyTitle ? titlesFirst({ exact, together, anyTitle, typed }) : [typed];
  // Each query includes the previous one; a tier shows only what the tier before did not find.
  const rest = [all('title'), all('head'), all('any')];
  if (firm.length === wishes.length) return [...first, ...rest];
  const ranked = byExtras(wishes, stemOf);
  return [...ranked, ...first.map((tier) => or([ranked.at(-1)!, tier])), ...rest];
}

/**
 * For emails, whose readers did not ask for more results: work that the tables know must be in the title, by any of its
 * names, or be a skill that was typed in one word, such as "Tally".
 */
export function strictQuery(wishes: readonly Wish[], stemOf: StemOf): string {
  const strictly = (wish: Wish) => {
    if (!wish.isWork) return queryOf(wish, 'any', stemOf);
    const skill = wish.ways.filter(({ typed, words }) => typed && words.length === 1);
    const inTitle = queryOf(wish, 'title', stemOf);
    return skill.length === 0 || wish.text.includes(' ')
      ? inTitle
      : or([inTitle, queryOf({ ...wish, ways: skill }, 'head', stemOf)]);
  };
  return and(withoutExtras(wishes).map(strictly));
}

/** "Site engineer": "Civil Site Engineer" comes before "Site Reliability Engineer", whose two words are apart. */
function titlesFirst({
  exact,
  together,
  typed,
  anyTitle,
}: Record<'exact' | 'together' | 'typed' | 'anyTitle', string>): string[] {
  const close = together === typed ? [] : [or([together, exact])];
  return [exact, ...close, typed, or([typed, anyTitle])];
}

/** First the jobs with every extra, then those with one fewer, and so on. */
function byExtras(wishes: readonly Wish[], stemOf: StemOf): Tiers {
  const extras = wishes.filter(({ isExtra }) => isExtra).slice(0, MOST_EXTRAS);
  const inTitle = (some: readonly Wish[]) =>
    and(some.map((wish) => queryOf(wish, 'title', stemOf)));
  const firm = withoutExtras(wishes);
  return extras.map((_extra, fewer) => {
    const subsets = subsetsOf(extras, extras.length - fewer);
    if (fewer > 0) return and([inTitle(firm), or(subsets.map(inTitle))]);
    return inTitle(wishes.filter((wish) => !wish.isExtra || extras.includes(wish)));
  });
}

export const withoutExtras = (wishes: readonly Wish[]) => wishes.filter(({ isExtra }) => !isExtra);

/**
 * What to try if no job has everything, in this order: several kinds of work anywhere in the text; fewer details of the
 * work, at the same places; without the facts, the places, or both; a single kind of work anywhere in the text, with them
 * and without; one wish fewer, two fewer and so on, down to one. A search for work and a place never leaves only the
 * place.
 */
export function relaxations(all: readonly Wish[], stemOf: StemOf): Relaxation[] {
  const wishes = withoutExtras(all);
  const facts = wishes.filter(isFact);
  const places = wishes.filter(({ isPlace }) => isPlace);
  const around = new Set([...facts, ...places]);
  const work = workOf(wishes);
  const steps: Relaxation[] = [];
  const anyOf = anyOfLists(stemOf);
  const anywhere = inText(all, stemOf);
  const inTheText = anywhere === null ? [] : [{ tiers: [anywhere], leftOut: [] }];
  if (work.length > 1) steps.push(...inTheText);
  // People give up a detail of their work before they give up the place, but not for a word in the text.
  const fewer = subsetsOf(work, work.length - 1).filter((some) => some.some(isKnown));
  if (places.length > 0 && fewer.length > 0) {
    const kept = fewer.map((some) => [...some, ...facts, ...places]);
    steps.push({ tiers: anyOf(kept).slice(0, 1), leftOut: null });
  }
  const both = facts.length > 0 && places.length > 0 ? [[...facts, ...places]] : [];
  for (const less of [facts, places, ...both]) {
    if (work.length === 0 || less.length === 0) continue;
    const kept = wishes.filter((wish) => !less.includes(wish));
    steps.push({ tiers: tiersOf(kept, stemOf), leftOut: textsOf(less) });
  }
  if (work.length === 1) {
    steps.push(...inTheText, {
      tiers: [queryOf(work[0]!, 'text', stemOf)],
      leftOut: textsOf([...around]),
    });
  }
  for (let size = wishes.length - 1; size >= 1; size -= 1) {
    const subsets = subsetsOf(wishes, size);
    if (subsets.length > MOST_SUBSETS) continue;
    const telling = subsets.filter(
      (subset) => work.length === 0 || subset.some((wish) => !around.has(wish)),
    );
    steps.push({ tiers: anyOf(telling), leftOut: null });
  }
  return steps;
}

/** What a search says of the work itself. */
export const workOf = (wishes: readonly Wish[]) =>
  withoutExtras(wishes).filter((wish) => !wish.isPlace && !isFact(wish));

/** Whether the tables have other names for it. */
const isKnown = ({ ways }: Wish) => ways.some(({ typed, mark }) => !typed && !mark);

/** Jobs that have all wishes of one of these lists. A wish is in dozens of lists, so its query is made once. */
function anyOfLists(stemOf: StemOf): (lists: readonly (readonly Wish[])[]) => Tiers {
  const known = { title: new Map(), head: new Map(), any: new Map() } as const satisfies Partial<
    Record<Scope, Map<Wish, string>>
  >;
  const query = (wish: Wish, scope: keyof typeof known): string => {
    const made = known[scope].get(wish) ?? queryOf(wish, scope, stemOf);
    known[scope].set(wish, made);
    return made;
  };
  return (lists) => {
    const within = (scope: keyof typeof known) =>
      or(lists.map((list) => and(list.map((wish) => query(wish, scope)))));
    return [within('title'), within('head'), within('any')];
  };
}

const textsOf = (wishes: readonly Wish[]) => wishes.map(({ text }) => text);

/** All wishes anywhere in the text; null if that is no wider than the tiers. */
export function inText(wishes: readonly Wish[], stemOf: StemOf): string | null {
  const firm = withoutExtras(wishes);
  if (!firm.some(({ isWork }) => isWork)) return null;
  return and(firm.map((wish) => queryOf(wish, 'typed', stemOf)));
}

/** Titles that name one of several kinds of work. */
export function anyTitle(works: readonly (readonly Wish[])[], stemOf: StemOf): string {
  const each = works.map(withoutExtras);
  // As if they were names of one kind of work, so that a name is left out if a shorter one finds its jobs.
  const names = each.flatMap((wishes) => (wishes.length === 1 ? wishes[0]!.ways : []));
  const inTitle = (wish: Named) => queryOf(wish, 'title', stemOf);
  const others = each.filter(({ length }) => length > 1).map((wishes) => and(wishes.map(inTitle)));
  const first = names.length === 0 ? [] : [inTitle({ ways: names })];
  return or([...first, ...new Set(others)]);
}

/** The query for titles that mean the work of a search; null if it names no work. */
export function titleQuery(wishes: readonly Wish[], stemOf: StemOf): string | null {
  const work = withoutExtras(wishes).filter(({ isPlace }) => !isPlace);
  return work.length === 0 ? null : and(work.map((wish) => queryOf(wish, 'title', stemOf)));
}

/** Jobs with these titles, in the same places. */
export function withTitles(
  titles: readonly string[],
  wishes: readonly Wish[],
  stemOf: StemOf,
): string {
  const places = wishes.filter(({ isPlace, isExtra }) => isPlace && !isExtra);
  return and([
    or(titles.map((title) => quoted(`=${title}`))),
    ...places.map((wish) => queryOf(wish, 'head', stemOf)),
  ]);
}

/** The location box is a filter: everything in it must match the location. */
export function placeQuery(wishes: readonly Wish[], stemOf: StemOf): string {
  return and(wishes.map((wish) => queryOf(wish, 'place', stemOf)));
}

/** All names of a place count as typed. */
const asTyped: Ways = ({ ways, isPlace }) =>
  isPlace ? ways : ways.filter(({ typed, mark }) => typed ?? mark !== undefined);
const anyWay: Ways = ({ ways }) => ways;

function queryOf(wish: Named, scope: Scope, stemOf: StemOf, waysOf = anyWay): string {
  const { isPlace = false, isWork = false } = wish;
  const ways = withoutNarrower(waysOf(wish), scope, stemOf);
  const wanted = ways.map((way) => wayQuery(way, { isPlace, isWork }, scope, stemOf));
  return or([...new Set(wanted)]);
}

/**
 * A search for "accountant" also finds "accountant executive", so the longer alternative only adds
 * cost.
 */
function withoutNarrower(ways: readonly Way[], scope: Scope, stemOf: StemOf): readonly Way[] {
  const stems = ways.map(({ mark, words }) => new Set(mark ? [mark] : words.map(stemOf)));
  // In these scopes typed words may occur where others may not.
  const widensTyped = scope === 'any' || scope === 'typed';
  return ways.filter((way, at) => {
    const isWithin = (other: number) =>
      other !== at &&
      (!widensTyped || ways[other]!.typed || !way.typed) &&
      [...stems[other]!].every((stem) => stems[at]!.has(stem)) &&
      (stems[other]!.size < stems[at]!.size || other < at);
    return !stems.some((_stems, other) => isWithin(other));
  });
}

type Kind = Required<Pick<Wish, 'isPlace' | 'isWork'>>;

function wayQuery(way: Way, { isPlace, isWork }: Kind, scope: Scope, stemOf: StemOf): string {
  if (way.mark) return quoted(way.mark);
  const stems = way.words.map(stemOf);
  const marked = (mark: string) => and(stems.map((stem) => quoted(`${mark}${stem}`)));
  if (scope === 'place') return marked('l:');
  const head = marked(isWork ? 'k:' : 'h:');
  const usual = {
    title: marked('t:'),
    together: isWork && stems.length > 1 ? inPairs(way.words, stemOf) : marked('t:'),
    head,
    any: way.typed && !isWork ? marked('') : head,
    typed: way.typed ? marked('') : head,
    text: marked(''),
  }[scope];
  const isPlaceToo = scope === 'title' || scope === 'head' || scope === 'together';
  return isPlace && isPlaceToo ? or([usual, marked('l:')]) : usual;
}

/** Finds words next to each other, because the index of titles also has neighbouring words joined into one. */
function inPairs(words: readonly string[], stemOf: StemOf): string {
  return and(words.slice(1).map((word, at) => quoted(`t:${stemOf(`${words[at]}${word}`)}`)));
}

/** Finds titles that consist only of these words: "Accountant" ranks before "Accountant Trainer". */
function wholeTitles(wishes: readonly Wish[], stemOf: StemOf, waysOf: Ways): string | null {
  const work = wishes.filter(({ isPlace }) => !isPlace);
  let titles: string[][] = [[]];
  for (const wish of work) {
    const options = waysOf(wish)
      .filter(({ mark }) => !mark)
      .map(({ words }) => words.map(stemOf));
    titles = titles.flatMap((title) => options.map((words) => [...title, ...words]));
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

export const and = (parts: readonly string[]) => joined(parts, ' & ');
export const or = (parts: readonly string[]) => joined(parts, ' | ');

function joined(parts: readonly string[], sign: string): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(sign)})`;
}
