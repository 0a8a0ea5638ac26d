/** A part of a text. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Every match of a pattern with the `g` flag. */
export function spansOf(text: string, pattern: RegExp): TextSpan[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The words of these spans in order. Overlapping spans are merged. */
export function wordsIn(text: string, spans: readonly TextSpan[]): string[] {
  const joined: TextSpan[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined.map(({ start, end }) => text.slice(start, end));
}
