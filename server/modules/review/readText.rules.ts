import type { TextSpan } from './textSpan.rules.ts';

/** Letters of other alphabets that look like ours, in lower case. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аa вb еe кk мm нh оo рp сc тt уy хx іi ѕs јj ԛq ԝw һh ԁd',
    'αa βb εe ηh ιi κk μm νv οo ρp τt υu χx ζz',
  ]
    .flatMap((alphabet) => alphabet.split(' '))
    .map(([letter, ours]) => [letter!, ours!]),
);

/**
 * Readers never see tags, emphasis, escapes, zero-width characters and the frames of emoji digits. The rest of the markup
 * is shown as other characters. Letters with accents, in circles and of other widths or alphabets read like ours.
 */
const NOT_AS_WRITTEN =
  /<\/?[a-z!][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|nbsp|ensp|emsp|thinsp|shy|zwn?j);|[*_~`\\]+|[\p{Cf}\uFE0F\u20E3\u0300-\u036F]+|[\u00C0-\u024F\u0370-\u052F\u1E00-\u1EFF\u2070-\u2079\u00B2\u00B3\u00B9\u2460-\u24FF\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/giu;

const LAST_CODE_POINT = 0x10ffff;

function displayed(written: string): string {
  if (written.startsWith('&')) return characterOf(written.slice(1, -1).toLowerCase());
  if (/^[<*_~`\\]|^[\p{Cf}\uFE0F\u20E3\u0300-\u036F]/u.test(written)) return '';
  const plain = written.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '');
  return LOOK_ALIKES[plain.toLowerCase()] ?? plain;
}

/** The character that a reference such as `&#101;` or `&nbsp;` is shown as. */
function characterOf(reference: string): string {
  if (!reference.startsWith('#')) return reference.endsWith('sp') ? ' ' : '';
  const code = Number(reference.startsWith('#x') ? `0${reference.slice(1)}` : reference.slice(1));
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
}

/**
 * Finds words both in the source text and in the text as displayed, so that `registration **fee**` hides nothing. The
 * spans refer to the source text.
 */
export function spansAsDisplayed(text: string, find: (text: string) => TextSpan[]): TextSpan[] {
  const found = find(text);
  const marks = [...text.matchAll(NOT_AS_WRITTEN)];
  if (marks.length === 0) return found;
  const parts: string[] = [];
  /** The start and end in the source text of each displayed character. */
  const places: TextSpan[] = [];
  let end = 0;
  const copyUntil = (next: number) => {
    parts.push(text.slice(end, next));
    for (let at = end; at < next; at += 1) places.push({ start: at, end: at + 1 });
  };
  for (const { 0: written, index } of marks) {
    copyUntil(index);
    end = index + written.length;
    const read = displayed(written);
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
