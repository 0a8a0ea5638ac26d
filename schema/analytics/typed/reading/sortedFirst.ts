import type { Segment } from '../segments.ts';
import type { Token } from '../tokens.ts';

/** "Most rejections first" as "sorted by rejections descending"; null if nothing is sorted in this way. */
export function sortedFirst(
  tokens: readonly Token[],
  segments: readonly Segment[],
): Token[] | null {
  for (const [at, rank] of segments.entries()) {
    const [most] = rank.meanings;
    const [noun, last] = [segments[at + 1], segments[at + 2]];
    const first = last && tokens[last.from]!;
    if (most?.is !== 'rank' || !most.isMost || first?.key !== 'first') continue;
    if (!noun?.meanings.some(({ is }) => is === 'measure')) continue;
    const word = (key: string, like: Token): Token => ({ ...like, key, plain: key, number: null });
    const start = tokens[rank.from]!;
    return [
      ...tokens.slice(0, rank.from),
      word('sort', start),
      word('by', { ...start, start: start.end }),
      ...tokens.slice(noun.from, noun.to),
      word(most.descending ? 'descending' : 'ascending', first),
      ...tokens.slice(last!.from + 1),
    ];
  }
  return null;
}
