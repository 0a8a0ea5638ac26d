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
  const at = segments.findIndex(
    (segment, index) => index > 0 && isPeriod(segment) && isMeasure(segments[index - 1]!),
  );
  const isListed = segments[at - 2]?.meanings.some(
    (one) => one.is === 'mark' && one.mark === 'which',
  );
  if (at < 0 || at === segments.length - 1 || isListed) return null;
  const [noun, period] = [segments[at - 1]!, segments[at]!];
  const moved = [
    ...tokens.slice(0, noun.from),
    ...tokens.slice(period.from, period.to),
    ...tokens.slice(noun.from, noun.to),
    ...tokens.slice(period.to),
  ];
  const found = read(moved);
  const joins = found.some(
    (segment) => isMeasure(segment) && segment.from < period.to && period.to < segment.to,
  );
  return joins ? { tokens: moved, segments: found } : null;
}
