import type { Segment } from '../segments.ts';
import type { Token } from '../tokens.ts';

const isPeriod = ({ meanings }: Segment) => meanings.some(({ is }) => is === 'period');
const isMeasure = ({ meanings }: Segment) => meanings.some(({ is }) => is === 'measure');

/**
 * In "कितने आवेदन कल नामंज़ूर हुए" the period is between the noun and what happened to it. Returns the tokens with the
 * period before the noun if the words that are then side by side name one measure; null otherwise.
 */
export function periodFirst(
  tokens: readonly Token[],
  segments: readonly Segment[],
  read: (tokens: readonly Token[]) => Segment[],
): { tokens: Token[]; segments: Segment[] } | null {
  /** How many segments name who or what: "companies ne" are two. */
  const named = (at: number) => {
    const isAgent = ['ne', 'ने'].includes(tokens[segments[at]!.from - 1]?.key ?? '');
    return isAgent ? 2 : 1;
  };
  const at = segments.findIndex((segment, index) => {
    const noun = isPeriod(segment) && segments[index - named(index)];
    return noun && isMeasure(noun);
  });
  if (at < 0) return null;
  const isListed = segments[at - named(at) - 1]?.meanings.some(
    (one) => one.is === 'mark' && one.mark === 'which',
  );
  if (at === segments.length - 1 || isListed) return null;
  const [noun, period] = [segments[at - named(at)]!, segments[at]!];
  const moved = [
    ...tokens.slice(0, noun.from),
    ...tokens.slice(period.from, period.to),
    ...tokens.slice(noun.from, period.from),
    ...tokens.slice(period.to),
  ];
  const found = read(moved);
  const joins = found.some(
    (segment) => isMeasure(segment) && segment.from < period.to && period.to < segment.to,
  );
  return joins ? { tokens: moved, segments: found } : null;
}
