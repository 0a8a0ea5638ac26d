import type { Segment } from '../segments.ts';
import { keysOf, withoutSuffix, type Token } from '../tokens.ts';

const isPeriod = ({ meanings }: Segment) => meanings.some(({ is }) => is === 'period');
const isUnknown = ({ meanings }: Segment) => meanings[0]!.is === 'unknown';
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
  const noun = { from: segments[at - named(at)]!.from, to: segments[at]!.from };
  return moved(tokens, noun, segments[at]!, read);
}

/** What may be between a noun and what happened to it. */
const BETWEEN = ['filler', 'period', 'values', 'number', 'rank', 'comma'];
const FARTHEST = 8;

/**
 * In "interviews Tata Steel held" and "emails kitne fail hue", other words keep the noun from the act, which is not
 * understood alone. Returns the tokens with those words before the noun if noun and act then name one measure.
 */
export function actBesideNoun(
  tokens: readonly Token[],
  segments: readonly Segment[],
  read: (tokens: readonly Token[]) => Segment[],
): { tokens: Token[]; segments: Segment[] } | null {
  const unknown = segments.filter(isUnknown).length;
  for (const [act, segment] of segments.entries()) {
    const noun = isUnknown(segment) ? nounBefore(segments, act) : undefined;
    const found = noun && moved(tokens, noun, segments[act - 1]!, read);
    if (found && found.segments.filter(isUnknown).length < unknown) return found;
  }
  return null;
}

/** Whether more words are understood, or as many in fewer parts. */
export function isBetterRead(one: readonly Segment[], other: readonly Segment[]): boolean {
  const unknown = (segments: readonly Segment[]) => segments.filter(isUnknown).length;
  const meant = (segments: readonly Segment[]) =>
    segments.filter(({ meanings }) => meanings[0]!.is !== 'filler').length;
  if (unknown(one) !== unknown(other)) return unknown(one) < unknown(other);
  return meant(one) < meant(other);
}

const ASKING = keysOf('kitne kitni kitna कितने');

/**
 * Leaves out "how many", as in "मंज़ूरी के इंतज़ार में कितनी नौकरियाँ", and splits words like "ज़िलेवार" ("by district") into
 * noun and suffix. Null if this changes no word.
 */
export function withoutAsking(
  tokens: readonly Token[],
  segments: readonly Segment[],
): Token[] | null {
  const unknown = new Set(segments.filter(isUnknown).map(({ from }) => from));
  const result = tokens.flatMap((token, at) => {
    if (ASKING.includes(token.key)) return [];
    return (unknown.has(at) && withoutSuffix(token)) || [token];
  });
  const isChanged = result.length !== tokens.length || result.some((one, at) => one !== tokens[at]);
  return isChanged ? result : null;
}

function nounBefore(segments: readonly Segment[], act: number): Segment | undefined {
  const before = segments.slice(Math.max(0, act - FARTHEST), act).toReversed();
  const noun = before.findIndex(isMeasure);
  const between = before.slice(0, Math.max(0, noun));
  return between.every(({ meanings }) => meanings.some(({ is }) => BETWEEN.includes(is)))
    ? before[noun]
    : undefined;
}

/** The tokens with all that is between the noun and the end of `last` before the noun; null if that joins no words. */
function moved(
  tokens: readonly Token[],
  noun: { from: number; to: number },
  last: Segment,
  read: (tokens: readonly Token[]) => Segment[],
): { tokens: Token[]; segments: Segment[] } | null {
  const result = [
    ...tokens.slice(0, noun.from),
    ...tokens.slice(noun.to, last.to),
    ...tokens.slice(noun.from, noun.to),
    ...tokens.slice(last.to),
  ];
  const found = read(result);
  const joins = found.some(
    (segment) => isMeasure(segment) && segment.from < last.to && last.to < segment.to,
  );
  return joins ? { tokens: result, segments: found } : null;
}
