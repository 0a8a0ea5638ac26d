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

/** What a word that no job holds was meant to be, the likeliest first; itself when nobody knows. */
export function corrected(known: KnownWord): string[] {
  const { word } = known;
  if (/\d/.test(word) || word.length < 3) return [word];
  const candidates = [
    ...known.near.filter(({ jobs }) => jobs > 0),
    ...tableNeighbours(word).map((term) => ({ term, jobs: FEW })),
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

/** A slip that the stem hides: the word as jobs spell it. */
export function respelt({ word, stem, isSpelt, near }: KnownWord): string {
  if (isSpelt) return word;
  const alike = near.filter((other) => other.stem === stem && other.jobs > 0);
  const [best] = alike.toSorted((a, b) => strangeness(word, a.term) - strangeness(word, b.term));
  return best && slipsBetween(word, best.term) <= slipsAllowed(word) ? best.term : word;
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
  if (word.length >= 4 && term.startsWith(word)) return 1.4;
  return strangeness(word, term);
}

/** Beyond the slips one makes, something that is at least alike is better than nothing. */
function furthest(word: string): number {
  return Math.max(slipsAllowed(word) + 0.5, word.length * 0.4);
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
