import { inflateSync } from 'node:zlib';

/** Large enough for the pages of a resume. */
const MOST_BYTES = 4 * 1024 * 1024;
const LONGEST_DICTIONARY = 16 * 1024;
const MOST_STREAMS = 20;

/** A span without a number, with its content; pdf.js reports the same spans. */
const SPAN = /\/Span\s{0,4}<<([^]{0,600}?)>>\s{0,4}BDC/g;
const TEXT = /\/ActualText\s{0,4}(?:<([\da-fA-F\s]{0,500})>|\(((?:\\[^]|[^\\()]){0,500})\))/;
const ESCAPE = /\\([0-7]{1,3}|[^])/g;

/**
 * The actual text of each span of a page, in order; null for a span without one. Browsers write it for scripts whose
 * letters are drawn together, and pdf.js does not read it.
 */
export function actualTexts(file: Buffer, pageObject: number): (string | null)[] {
  return contentsOf(file, pageObject)
    .flatMap((content) => [...content.matchAll(SPAN)])
    .filter(([, inside = '']) => !/\/MCID\s*\d/.test(inside))
    .map(([, inside = '']) => {
      const [, hex, literal] = TEXT.exec(inside) ?? [];
      if (hex !== undefined) return decoded(Buffer.from(hex.replace(/\s/g, ''), 'hex'));
      return literal === undefined ? null : decoded(Buffer.from(unescaped(literal), 'latin1'));
    });
}

/** Whether the drawing instructions of a page are few enough to be read as a whole. */
export function isShortPage(file: Buffer, pageObject: number): boolean {
  const length = contentsOf(file, pageObject).reduce((sum, content) => sum + content.length, 0);
  return length > 0 && length < SHORT_PAGE;
}

/** In bytes. A page full of text has up to some 200 KB, pages with drawings have more. */
const SHORT_PAGE = 400_000;

function contentsOf(file: Buffer, pageObject: number): string[] {
  const page = dictionaryOf(file, pageObject)?.text ?? '';
  const contents = /\/Contents\s*(?:(\d+)\s+\d+\s+R|\[([^\]]{0,2000})\])/.exec(page);
  const numbers = contents?.[1]
    ? [Number(contents[1])]
    : [...(contents?.[2] ?? '').matchAll(/(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number));
  return numbers.slice(0, MOST_STREAMS).map((number) => streamOf(file, number));
}

function dictionaryOf(file: Buffer, object: number): { text: string; end: number } | undefined {
  const start = file.lastIndexOf(`\n${object} 0 obj`);
  if (start < 0) return undefined;
  const text = file.toString('latin1', start, start + LONGEST_DICTIONARY);
  const end = /endobj|stream\r?\n/.exec(text);
  return end
    ? { text: text.slice(0, end.index), end: start + end.index + end[0].length }
    : undefined;
}

function streamOf(file: Buffer, object: number): string {
  const dictionary = dictionaryOf(file, object);
  if (!dictionary) return '';
  const end = file.indexOf('endstream', dictionary.end);
  const data = file.subarray(dictionary.end, end < 0 ? undefined : end);
  if (!dictionary.text.includes('/FlateDecode')) return data.toString('latin1', 0, MOST_BYTES);
  try {
    return inflateSync(data, { maxOutputLength: MOST_BYTES }).toString('latin1');
  } catch {
    return '';
  }
}

const NAMED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_all, after: string) =>
    /^[0-7]/.test(after) ? String.fromCharCode(parseInt(after, 8)) : (NAMED[after] ?? after),
  );

/** UTF-16 with a mark of the byte order, or plain letters. */
function decoded(bytes: Buffer): string {
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1');
  return Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le');
}
