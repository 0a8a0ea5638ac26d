import { soundingLike } from './soundAlike.rules.ts';
import { tableWords } from './phrases.rules.ts';
import { slipsAllowed, slipsBetween, strangeness } from './slips.rules.ts';

/** A word of the market, as the database knows it. */
export interface Neighbour {
  term: string;
  stem: string;
  jobs: number;
}

/** What the database says about a typed word. */
export interface KnownWord {
  word: string;
  stem: string;
  /** How many live jobs hold it, counted to a handful. */
  jobs: number;
  /** Whether any job spells it so; "enginer" has the stem of "engineer", but is no word. */
  isSpelt: boolean;
  /** What is spelt nearly so; asked for only where few jobs hold the word itself. */
  near: readonly Neighbour[];
}

const FEW = 5;
/** Two slips that are not heard. */
const NEAR = 1.5;

/** What a word that no job holds was meant to be, the likeliest first; itself when nobody knows. */
export function corrected(known: KnownWord): string[] {
  const { word } = known;
  if (/\d/.test(word) || word.length < 3) return [word];
  const candidates = [
    ...known.near.filter(({ jobs }) => jobs > 0),
    ...[...tableNeighbours(word), ...soundAlikes(word)].map((term) => ({ term, jobs: FEW })),
  ];
  const judged = candidates
    .map(({ term, jobs }) => ({ term, jobs, distance: distanceOf(word, term) }))
    .toSorted((a, b) => a.distance - b.distance || b.jobs - a.jobs);
  const best = judged[0];
  if (!best || best.distance > furthest(word)) return [word];
  const alike = judged.filter(
    ({ distance, jobs }) => distance <= best.distance + 0.1 && jobs * FEW >= best.jobs,
  );
  return [...new Set(alike.map(({ term }) => term))].slice(0, 3);
}

/**
 * A slip that the stem hides: the word as jobs spell it, and what is nearer than that. "Adviser" has
 * the stem of "advise", and means the advisor; "busness" has that of "bus".
 */
export function respelt(known: KnownWord): string[] {
  const { word, stem, isSpelt, near } = known;
  if (isSpelt) return [word];
  const judged = near
    .filter(({ term, jobs }) => jobs > 0 && slipsBetween(word, term) <= slipsAllowed(word))
    .map((other) => ({ ...other, distance: strangeness(word, other.term) }))
    .toSorted((a, b) => a.distance - b.distance);
  const mate = judged.find((other) => other.stem === stem);
  const nearer = judged.find(({ distance }) => distance < (mate?.distance ?? NEAR));
  return [nearer?.term, mate?.term ?? word].filter((term) => term !== undefined);
}

/** Some jobs hold the word, but many more hold one that is a slip away: "Enginer" finds engineers too. */
export function alsoMeant({ word, jobs, near }: KnownWord): string[] {
  if (jobs >= FEW || word.length < 5 || /\d/.test(word)) return [];
  return near
    .filter(({ term, jobs: many }) => many >= FEW * jobs && slipsBetween(word, term) <= 1)
    .map(({ term }) => term)
    .slice(0, 2);
}

/** A word that has only been begun is as near as one with a slip. */
function distanceOf(word: string, term: string): number {
  const distance = strangeness(word, term);
  return word.length >= 4 && term.startsWith(word) ? Math.min(1.4, distance) : distance;
}

/** Beyond the slips one makes, something that is at least alike is better than nothing. */
function furthest(word: string): number {
  return Math.max(slipsAllowed(word) + 0.5, word.length * 0.4);
}

/** Of short words too many sound alike. */
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

/** The word and what is left of it without one letter, and without two where it is long. */
function deletesOf(word: string): string[] {
  const once = without(word);
  const twice = word.length > 6 ? once.flatMap(without) : [];
  return [...new Set([word, ...once, ...twice])];
}

function without(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
