import { soundingLike } from './soundAlike.rules.ts';
import { tableWords } from './phrases.rules.ts';
import { slipsAllowed, slipsBetween, typoDistance } from './slips.rules.ts';

/** A word that occurs in jobs, as the database knows it. */
export interface IndexedWord {
  term: string;
  stem: string;
  jobs: number;
}

/** What the database knows about a typed word. */
export interface KnownWord {
  word: string;
  stem: string;
  /** How many live jobs contain it, counted up to a handful. */
  jobs: number;
  /** Whether any job spells it this way. "enginer" has the stem of "engineer" but is not a word. */
  isSpelt: boolean;
  /** Similarly spelt words; looked up only if few jobs contain the word itself. */
  near: readonly IndexedWord[];
}

const FEW = 5;
/** The distance of two typos that do not change the sound. */
const NEAR = 1.5;

/**
 * The likely meanings of a word that no job contains, most likely first; the word itself if none is
 * known.
 */
export function corrected(known: KnownWord): string[] {
  const { word } = known;
  if (/\d/.test(word) || word.length < 3) return [word];
  const candidates = [
    ...known.near.filter(({ jobs }) => jobs > 0),
    ...[...tableNeighbours(word), ...soundAlikes(word)].map((term) => ({ term, jobs: FEW })),
  ];
  const ranked = candidates
    .map(({ term, jobs }) => ({ term, jobs, distance: distanceOf(word, term) }))
    .toSorted((a, b) => a.distance - b.distance || b.jobs - a.jobs);
  const best = ranked[0];
  if (!best || best.distance > maxDistance(word)) return [word];
  const alike = ranked.filter(
    ({ distance, jobs }) => distance <= best.distance + 0.1 && jobs * FEW >= best.jobs,
  );
  return [...new Set(alike.map(({ term }) => term))].slice(0, 3);
}

/**
 * A typo that the stem hides: the word as jobs spell it, and any closer one. "Adviser" has the stem
 * of "advise" but means "advisor"; "busness" has the stem of "bus".
 */
export function respellings(known: KnownWord): string[] {
  const { word, stem, isSpelt, near } = known;
  if (isSpelt) return [word];
  const ranked = near
    .filter(({ term, jobs }) => jobs > 0 && slipsBetween(word, term) <= slipsAllowed(word))
    .map((other) => ({ ...other, distance: typoDistance(word, other.term) }))
    .toSorted((a, b) => a.distance - b.distance);
  const mate = ranked.find((other) => other.stem === stem);
  const nearer = ranked.find(({ distance }) => distance < (mate?.distance ?? NEAR));
  return [nearer?.term, mate?.term ?? word].filter((term) => term !== undefined);
}

/**
 * Some jobs contain the word, but many more contain one that is a single typo away: "Enginer" finds
 * engineers too.
 */
export function likelyMeant({ word, jobs, near }: KnownWord): string[] {
  if (jobs >= FEW || word.length < 5 || /\d/.test(word)) return [];
  return near
    .filter(({ term, jobs: many }) => many >= FEW * jobs && slipsBetween(word, term) <= 1)
    .map(({ term }) => term)
    .slice(0, 2);
}

/** A word that is only partly typed counts as close as one with a typo. */
function distanceOf(word: string, term: string): number {
  const distance = typoDistance(word, term);
  return word.length >= 4 && term.startsWith(word) ? Math.min(1.4, distance) : distance;
}

/** Beyond the usual typos, a vaguely similar word is better than nothing. */
function maxDistance(word: string): number {
  return Math.max(slipsAllowed(word) + 0.5, word.length * 0.4);
}

/** Too many short words sound alike. */
function soundAlikes(word: string): string[] {
  return word.length < 6 ? [] : soundingLike(word);
}

let byDeletes: Map<string, string[]> | undefined;

function tableNeighbours(word: string): string[] {
  byDeletes ??= indexTables();
  const near = new Set(deletesOf(word).flatMap((part) => byDeletes?.get(part) ?? []));
  return [...near].filter((term) => slipsBetween(word, term) <= slipsAllowed(word));
}

function indexTables(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const term of tableWords()) {
    for (const part of deletesOf(term)) {
      const terms = index.get(part);
      if (terms) terms.push(term);
      else index.set(part, [term]);
    }
  }
  return index;
}

/** The word and its variants without one letter; for long words also without two. */
function deletesOf(word: string): string[] {
  const once = without(word);
  const twice = word.length > 6 ? once.flatMap(without) : [];
  return [...new Set([word, ...once, ...twice])];
}

function without(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
