import type { Lexicon } from '../lexicon.ts';
import type { Segment } from '../segments.ts';
import { keysOf, type Token } from '../tokens.ts';

/** Words for what happens to things. Those that end in -ed are recognized without this list. */
const ACTS = new Set(
  keysOf(`sent held made seen withdrawn accept decline reject approve cancel book fail miss shortlist close band
   मंज़ूर नामंज़ूर रिजेक्ट अप्रूव स्वीकार भेजे भेजा bheje bheja ठुकराए रद्द बुक बंद शॉर्टलिस्ट`),
);
const isAct = ({ key, plain }: Token) => plain.endsWith('ed') || ACTS.has(key);

/** In "offers sent vs accepted", the noun belongs to both. Returns the tokens with the noun repeated, or null. */
export function withSharedNouns(
  tokens: readonly Token[],
  segments: readonly Segment[],
  words: Lexicon,
): Token[] | null {
  const result: Token[] = [];
  /** The last noun that is counted, and whether an act follows it. */
  let noun: readonly Token[] | undefined;
  let hasAct = false;
  let isJoined = false;
  for (const { from, to, meanings } of segments) {
    const [first, next] = [tokens[from]!, tokens[from + 1]];
    const [{ is }] = meanings as [Segment['meanings'][number]];
    const isJoint = meanings.some(
      (one) => one.is === 'comma' || (one.is === 'mark' && ['and', 'vs'].includes(one.mark)),
    );
    const isShared = noun && isJoined && (hasAct || is === 'unknown') && next?.key !== noun[0]!.key;
    // In "kitne interview hue aur kitne miss hue", only the first word is the noun.
    const shared = isShared && [noun!, noun!.slice(0, 1)].find((one) => names(words, one, first));
    if (shared)
      result.push(...shared.map((token) => ({ ...token, start: first.start, end: first.start })));
    else if (meanings.some((one) => one.is === 'measure')) {
      hasAct = tokens.slice(from + 1, to).some(isAct);
      noun = hasAct ? [first] : tokens.slice(from, to);
    } else if (is === 'act') hasAct = true;
    else if (!isJoint && is !== 'filler') noun = undefined;
    isJoined = isJoint || (isJoined && is === 'filler');
    result.push(...tokens.slice(from, to));
  }
  return result.length > tokens.length ? result : null;
}

/** "Hires in Pune vs hires in Nagpur" without the second "hires"; null unless a noun is repeated after "vs". */
export function withoutRepeatedNoun(
  tokens: readonly Token[],
  segments: readonly Segment[],
): Token[] | null {
  const vs = segments.findIndex(({ meanings }) =>
    meanings.some((one) => one.is === 'mark' && one.mark === 'vs'),
  );
  const nouns = segments.filter(({ meanings }) => meanings.some(({ is }) => is === 'measure'));
  const [first, second] = nouns;
  if (vs < 0 || nouns.length !== 2) return null;
  const at = segments.indexOf(second!);
  const keysIn = ({ from, to }: Segment) => tokens.slice(from, to).map(({ key }) => key);
  const isRepeated = keysIn(first!).join(' ') === keysIn(second!).join(' ');
  if (!isRepeated || vs < segments.indexOf(first!) || at < vs) return null;
  return [...tokens.slice(0, second!.from), ...tokens.slice(second!.to)];
}

/** Whether the two words name a measure: "offers accepted". */
const names = (words: Lexicon, noun: readonly Token[], act: Token) =>
  isAct(act) &&
  (words.entries.get(noun[0]!.key) ?? []).some(
    ({ keys, meanings }) =>
      keys.join(' ') === [...noun, act].map(({ key }) => key).join(' ') &&
      meanings.some(({ is }) => is === 'measure'),
  );
