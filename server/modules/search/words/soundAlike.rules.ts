import { JOB_TITLES } from '#schema/options/jobTitles.ts';
import { FUNCTIONAL_SKILLS, TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import { isHindi } from './hindi.rules.ts';
import { roleWords } from './phrases.rules.ts';
import { slipsBetween } from './slips.rules.ts';
import { skeleton, spoken } from './sounds.rules.ts';
import { wordsOf } from './words.rules.ts';

const LISTED = [...JOB_TITLES, ...TECHNICAL_SKILLS, ...FUNCTIONAL_SKILLS].flatMap(wordsOf);
/** The penalty for words that are not from titles or skills, which are meant less often. */
const SELDOM = 1.5;
const MOST = 3;

const listed = new Set(LISTED);
let bySkeleton: Map<string, string[]> | undefined;

/** The words of jobs in English spelling. */
export function workWords(): readonly string[] {
  return [...new Set([...LISTED, ...roleWords()])].filter(
    (word) => word.length > 1 && !isHindi(word),
  );
}

/** Words that sound the same, most likely first: "kansaltent" is "consultant". */
export function soundingLike(word: string): string[] {
  return likeliest(word, sounding(skeleton(word)));
}

/** Words that sound the same when read aloud or, failing that, differ in one sound. */
export function similarSounding(word: string): string[] {
  const sound = skeleton(word);
  const same = sounding(sound);
  return likeliest(word, same.length > 0 || sound.length < 4 ? same : differInOneSound(sound));
}

function likeliest(word: string, terms: readonly string[]): string[] {
  const sound = spoken(word);
  return terms
    .map((term) => ({
      term,
      distance: slipsBetween(spoken(term), sound) + (listed.has(term) ? 0 : SELDOM),
    }))
    .filter(({ distance }) => distance <= Math.max(2, sound.length * 0.6))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ term }) => term);
}

function sounding(sound: string): readonly string[] {
  bySkeleton ??= indexed();
  return bySkeleton.get(sound) ?? [];
}

function differInOneSound(sound: string): string[] {
  const isNear = (other: string) =>
    other[0] === sound[0] &&
    Math.abs(other.length - sound.length) <= 1 &&
    slipsBetween(other, sound) <= 1;
  return [...bySkeleton!].flatMap(([other, words]) => (isNear(other) ? words : []));
}

function indexed(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of workWords()) {
    const sound = skeleton(word);
    index.set(sound, [...(index.get(sound) ?? []), word]);
  }
  return index;
}
