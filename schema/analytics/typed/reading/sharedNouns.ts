import type { Lexicon } from '../lexicon.ts';
import type { Segment } from '../segments.ts';
import type { Token } from '../tokens.ts';

const PARTICIPLE = /ed$|^(?:sent|held|made|seen|withdrawn)$/;

/** In "offers sent vs accepted", the noun belongs to both. Returns the tokens with the noun repeated, or null. */
export function withSharedNouns(
  tokens: readonly Token[],
  segments: readonly Segment[],
  words: Lexicon,
): Token[] | null {
  const result: Token[] = [];
  let noun: Token | undefined;
  let isJoined = false;
  for (const { from, to, meanings } of segments) {
    const [first, next] = [tokens[from]!, tokens[from + 1]];
    const isMeasure = meanings.some(({ is }) => is === 'measure');
    const isJoint = meanings.some(
      (one) => one.is === 'comma' || (one.is === 'mark' && ['and', 'vs'].includes(one.mark)),
    );
    const isShared = noun && isJoined && next?.key !== noun.key && names(words, noun, first);
    if (isShared) result.push({ ...noun!, start: first.start, end: first.start });
    else if (isMeasure && PARTICIPLE.test(tokens[to - 1]!.plain) && to - from > 1) noun = first;
    else if (!isJoint && meanings[0]!.is !== 'filler') noun = undefined;
    isJoined = isJoint || (isJoined && meanings[0]!.is === 'filler');
    result.push(...tokens.slice(from, to));
  }
  return result.length > tokens.length ? result : null;
}

/** Whether the two words name a measure: "offers accepted". */
const names = (words: Lexicon, noun: Token, { key, plain }: Token) =>
  PARTICIPLE.test(plain) &&
  (words.entries.get(noun.key) ?? []).some(
    ({ keys, meanings }) =>
      keys.length === 2 && keys[1] === key && meanings.some(({ is }) => is === 'measure'),
  );
