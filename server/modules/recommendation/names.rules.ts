import { RANKS as LEVELS } from '#schema/search/hindi.ts';
import { NAMES_OF_RANKS } from '#schema/search/neighbouringWork.ts';
import { singular, wordsOf } from '#server/modules/search/words/words.rules.ts';
import {
  CLOSENESS,
  developersOf,
  isAnySoftware,
  isRank,
  occupationsIn,
  type Occupation,
} from '#server/modules/search/words/work.rules.ts';

const ROWS = NAMES_OF_RANKS.map((row) => row.split('|').map((word) => word.trim()));
const LEVEL_WORDS = new Set(LEVELS.flatMap(wordsOf));

/**
 * Work by a name of our tables. A name that the search does not know counts as written: a "process associate" is no
 * process engineer.
 */
export function workNamed(name: string): readonly Occupation[] {
  const works = occupationsIn(name);
  const [work] = works;
  if (!work) return [];
  const known = new Set(work.wishes.flatMap(({ text }) => text.split(' ')));
  if (wordsOf(name).every((word) => known.has(word))) return works;
  return [namedBy(work, [wordsOf(name)], CLOSENESS.same)];
}

/**
 * recommendation.names: the same work with another word for the rank, such as "Customer Relationship Officer" for an
 * executive. It is close to theirs, because companies use these words differently.
 */
export function withOtherRanks(occupation: Occupation): Occupation[] {
  const ranked = byRanks(occupation);
  if (ranked) return [occupation, ranked];
  const names = namesByRanks(occupation);
  return names.length === 0 ? [occupation] : [occupation, namedBy(occupation, names, CLOSENESS.alike)]; // oxfmt-ignore
}

/** "Maths Teacher" with any name of the rank, and any of the subject. */
function byRanks(occupation: Occupation): Occupation | null {
  const { wishes, ways, details } = occupation;
  if (wishes.length < 2 || details.length > 0) return null;
  const at = wishes.findIndex(({ text }) => ROWS.some((row) => row.includes(singular(text))));
  if (at < 0) return null;
  const names = ROWS.filter((row) => row.includes(singular(wishes[at]!.text))).flat();
  const rank = { ...wishes[at]!, ways: names.map((word) => ({ words: [word], typed: true })) };
  const alike = ways.map(atMostAlike);
  const ranks = names.map((word) => ({ words: [word], closeness: CLOSENESS.same }));
  return { ...occupation, wishes: wishes.with(at, rank), ways: alike.with(at, ranks) };
}

/** The same for work that someone could change to: by each of its names. */
export function byAnyRank(occupation: Occupation): Occupation {
  const [wish, ...others] = occupation.wishes;
  const names = namesByRanks(occupation);
  if (!wish || others.length > 0 || names.length === 0) return occupation;
  const also = namedBy(occupation, names, CLOSENESS.same);
  return {
    ...occupation,
    wishes: [{ ...wish, ways: [...wish.ways, ...also.wishes[0]!.ways] }],
    ways: [[...occupation.ways[0]!, ...also.ways[0]!]],
  };
}

/** recommendation.developers: a software engineer who knows Java is close to a Java developer. */
export function withDevelopers(occupation: Occupation): Occupation[] {
  if (!isAnySoftware(occupation)) return [occupation];
  const { name, source } = occupation;
  const developers = developersOf(occupation).map((work) => ({ ...work, name, source }));
  return [occupation, ...developers.map((work) => ({ ...work, ways: work.ways.map(atMostAlike) }))];
}

const atMostAlike = (ways: Occupation['ways'][number]) =>
  ways.map((way) => ({ ...way, closeness: Math.min(way.closeness, CLOSENESS.alike) }));

function namesByRanks(occupation: Occupation): (readonly string[])[] {
  const words = [...new Set([...occupation.wishes.flatMap(({ text }) => text.split(' ')), ...occupation.details])]
    .filter((word) => !LEVEL_WORDS.has(word)); // oxfmt-ignore
  return ROWS.filter((row) => words.some((word) => row.includes(singular(word)))).flatMap((row) => {
    const work = words.filter((word) => !row.includes(singular(word)));
    return work.every(isRank) ? [] : row.map((rank) => [...work, rank]);
  });
}

function namedBy(
  work: Occupation,
  names: readonly (readonly string[])[],
  closeness: number,
): Occupation {
  const [first = []] = names;
  return {
    ...work,
    wishes: [
      {
        text: first.join(' '),
        isPlace: false,
        ways: names.map((words) => ({ words, typed: true })),
      },
    ],
    ways: [names.map((words) => ({ words: words.map(singular), closeness }))],
    details: [],
  };
}
