export interface RiskySpan {
  start: number;
  end: number;
}

export interface RiskyPart {
  text: string;
  isRisky: boolean;
}

const ESCAPED = /[$()*+.?[\\\]^{|}]/g;
const GAPS = /(\s+|[*_~\\])/;

/** The pattern for a word as it is displayed: Markdown removes the emphasis signs, and a line may break anywhere. */
function sourceOf(word: string): string {
  return word
    .split(GAPS)
    .map((piece, index) => {
      const literal = piece.replace(ESCAPED, String.raw`\$&`);
      if (index % 2 === 0) return literal;
      return piece.trim() ? `${literal}?` : String.raw`\s+`;
    })
    .join('');
}

/** Where these words occur in a text. If two begin at the same place, the longer one wins. */
export function riskySpans(text: string, words: readonly string[]): RiskySpan[] {
  if (words.length === 0) return [];
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(sourceOf).join('|'), 'g');
  return [...text.matchAll(pattern)]
    .filter(([found]) => found)
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Splits a text at the spans; `from` is the text's offset in the string the spans refer to. */
export function riskyParts(text: string, spans: readonly RiskySpan[], from = 0): RiskyPart[] {
  const parts: RiskyPart[] = [];
  let done = 0;
  const add = (end: number, isRisky: boolean) => {
    const next = Math.min(Math.max(end, done), text.length);
    if (next > done) parts.push({ text: text.slice(done, next), isRisky });
    done = next;
  };
  for (const { start, end } of spans) {
    add(start - from, false);
    add(end - from, true);
  }
  add(text.length, false);
  return parts;
}

/** Underlined, so that it does not depend on colour. */
export const MARK =
  'rounded-tag bg-amber-wash px-0.5 font-semibold text-amber underline decoration-2 underline-offset-2';
