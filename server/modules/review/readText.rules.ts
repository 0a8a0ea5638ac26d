import type { TextSpan } from './textSpan.rules.ts';

/** Tags, emphasis, escapes and characters without a width never reach a reader. The rest is shown as other letters. */
const NOT_AS_WRITTEN =
  /<\/?[a-z!][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|nbsp|ensp|emsp|thinsp|shy|zwn?j);|[*_~`\\]+|\p{Cf}+|[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/giu;

const LAST_CODE_POINT = 0x10ffff;

function asRead(written: string): string {
  if (written.startsWith('&')) return characterOf(written.slice(1, -1).toLowerCase());
  return /^[<*_~`\\]|^\p{Cf}/u.test(written) ? '' : written.normalize('NFKC');
}

/** What a reference such as `&#101;` or `&nbsp;` is shown as. */
function characterOf(reference: string): string {
  if (!reference.startsWith('#')) return reference.endsWith('sp') ? ' ' : '';
  const code = Number(reference.startsWith('#x') ? `0${reference.slice(1)}` : reference.slice(1));
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
}

/**
 * Finds words both as they are written and as people read them, so that `registration **fee**` hides nothing. The spans
 * are those of the written text.
 */
export function spansAsRead(text: string, find: (text: string) => TextSpan[]): TextSpan[] {
  const found = find(text);
  const marks = [...text.matchAll(NOT_AS_WRITTEN)];
  if (marks.length === 0) return found;
  const parts: string[] = [];
  /** Where each character that is read begins and ends in the written text. */
  const places: TextSpan[] = [];
  let end = 0;
  const copyUntil = (next: number) => {
    parts.push(text.slice(end, next));
    for (let at = end; at < next; at += 1) places.push({ start: at, end: at + 1 });
  };
  for (const { 0: written, index } of marks) {
    copyUntil(index);
    end = index + written.length;
    const read = asRead(written);
    parts.push(read);
    for (let at = 0; at < read.length; at += 1) places.push({ start: index, end });
  }
  copyUntil(text.length);
  const read = find(parts.join('')).map((span) => ({
    start: places[span.start]!.start,
    end: places[span.end - 1]!.end,
  }));
  return [...found, ...read];
}
