import type { Lexicon } from '../lexicon.ts';
import type { Segment } from '../segments.ts';
import { keysOf, type Token } from '../tokens.ts';

const AND = keysOf('and aur और y');

/** "Compare September and October" as "September vs October"; null if no two months are compared in this way. */
export function withMonthsCompared(
  tokens: readonly Token[],
  segments: readonly Segment[],
  { months }: Lexicon,
): Token[] | null {
  const isMonth = (token: Token | undefined) => token !== undefined && months.has(token.key);
  const compare = segments.find(({ meanings }) =>
    meanings.some((one) => one.is === 'mark' && ['compare', 'vsAfter'].includes(one.mark)),
  );
  const and = tokens.findIndex(
    ({ key }, at) => AND.includes(key) && isMonth(tokens[at - 1]) && isMonth(tokens[at + 1]),
  );
  if (!compare || and < 0) return null;
  const versus: Token = { ...tokens[and]!, key: 'vs', plain: 'vs' };
  return tokens.with(and, versus).filter((_, at) => at < compare.from || compare.to <= at);
}

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
