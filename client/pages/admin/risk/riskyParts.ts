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

/** As it is shown: emphasis is written with signs that Markdown takes away, and a line may break anywhere. */
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

/** Where these words are in a text. Of two that begin alike the longer one is found. */
export function riskySpans(text: string, words: readonly string[]): RiskySpan[] {
  if (words.length === 0) return [];
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(sourceOf).join('|'), 'g');
  return [...text.matchAll(pattern)]
    .filter(([found]) => found)
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Cut where the spans begin and end; `from` is where the text begins in the one they are counted in. */
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

/** Underlined, so that it is plain without the colours too. */
export const MARK =
  'rounded-tag bg-amber-wash px-0.5 font-semibold text-amber underline decoration-2 underline-offset-2';
