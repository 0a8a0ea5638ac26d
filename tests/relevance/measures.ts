import type { Grade } from './judge.ts';

/** The first page. */
export const SHOWN = 10;
/** From this grade on a job is relevant. */
export const RELEVANT = 2;

export interface Asked {
  /** The grades of the jobs found, best match first. */
  found: readonly Grade[];
  /** The grades of all jobs of the market. */
  all: readonly Grade[];
  milliseconds: number;
}

export interface Figures {
  queries: number;
  ndcg: number;
  recall: number;
  reciprocalRank: number;
  /** The share of queries with a best job among the first ten. */
  inFirstTen: number;
  withoutResults: number;
  p50: number;
  p95: number;
}

export function figuresOf(asked: readonly Asked[]): Figures {
  const mean = (of: (one: Asked) => number) =>
    asked.reduce((sum, one) => sum + of(one), 0) / asked.length;
  const times = asked.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return {
    queries: asked.length,
    ndcg: mean(ndcgOf),
    recall: mean(recallOf),
    reciprocalRank: mean(reciprocalRankOf),
    inFirstTen: mean(({ found, all }) => Number(found.slice(0, SHOWN).includes(best(all)))),
    withoutResults: mean(({ found }) => Number(found.length === 0)),
    p50: times[Math.floor(times.length * 0.5)]!,
    p95: times[Math.floor(times.length * 0.95)]!,
  };
}

const best = (all: readonly Grade[]): Grade => all.reduce((most, grade) => (grade > most ? grade : most), 0); // oxfmt-ignore

/** Compared with the best order that this market allows. */
export function ndcgOf({ found, all }: Asked): number {
  const ideal = gain(all.toSorted((a, b) => b - a));
  return ideal === 0 ? 1 : gain(found) / ideal;
}

function gain(grades: readonly Grade[]): number {
  return grades
    .slice(0, SHOWN)
    .reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** How many of the relevant jobs that fit on the page are on it. */
export function recallOf({ found, all }: Asked): number {
  const possible = Math.min(SHOWN, all.filter((grade) => grade >= RELEVANT).length);
  const shown = found.slice(0, SHOWN).filter((grade) => grade >= RELEVANT).length;
  return possible === 0 ? 1 : shown / possible;
}

function reciprocalRankOf({ found }: Asked): number {
  const at = found.findIndex((grade) => grade >= RELEVANT);
  return at < 0 ? 0 : 1 / (at + 1);
}
