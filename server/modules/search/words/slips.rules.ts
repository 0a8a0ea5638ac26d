import { skeleton } from './sounds.rules.ts';

/** Swapping letters is even more common than typing a wrong one. */
const SWAP = 0.9;

/** The number of typos between two words; two swapped letters count as one. */
export function slipsBetween(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let least = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) least = Math.min(least, before[j - 2]! + SWAP);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[to.length]!;
}

/** Beyond this distance two words are considered different. */
export function slipsAllowed(word: string): number {
  const letters = Array.from(word).length;
  if (letters < 3) return 0;
  if (letters < 6) return 1;
  return letters < 11 ? 2 : 3;
}

/**
 * Words that sound alike are closer. First letters are rarely mistaken, doubled letters and vowels
 * often.
 */
export function typoDistance(typed: string, meant: string): number {
  const slips = slipsBetween(typed, meant);
  const first = typed[0] === meant[0] ? 0 : 0.5;
  return slips + first - (skeleton(typed) === skeleton(meant) ? 0.6 : 0);
}
