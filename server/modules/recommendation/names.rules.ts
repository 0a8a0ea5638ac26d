import { RANKS as LEVELS } from '#schema/search/hindi.ts';
import { NAMES_OF_RANKS } from '#schema/search/neighbouringWork.ts';
import { singular, wordsOf } from '#server/modules/search/words/words.rules.ts';
import {
  CLOSENESS,
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
  const names = namesByRanks(occupation);
  return names.length === 0 ? [occupation] : [occupation, namedBy(occupation, names, CLOSENESS.alike)]; // oxfmt-ignore
}

/** The same for work that someone could change to: by each of its names. */
export function byAnyRank(occupation: Occupation): Occupation {
  const [wish, ...others] = occupation.wishes;
  const names = namesByRanks(occupation);
  if (!wish || others.length > 0 || names.length === 0) return occupation;
  return namedBy(occupation, [wish.text.split(' '), ...names], CLOSENESS.same);
}

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
