import { findCity, resolveLocation } from '#schema/locations/locations.ts';
import { linesIn, onlyOne, type ResumeLine } from './resumeLines.ts';

/** Starts only at the beginning of a name of at most 64 characters, so a long run of letters is scanned once. */
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
/** A ten-digit Indian mobile number, with or without +91 or 0, in the usual groups; not part of a longer number. */
const MOBILE =
  /(?<![\d+])(?:\+?91[\s-]?|0)?([6-9]\d{4}[\s-]?\d{5}|[6-9]\d{2}[\s-]\d{3}[\s-]\d{4})(?!\d)/g;
const PLACE_LABEL = /^(?:current |present )?(?:location|address|city|place|residence)\s?[:-]\s*/i;
const HEAD_LINES = 8;

export function findEmail(text: string): string | undefined {
  return onlyOne([...text.matchAll(EMAIL)].map(([address]) => address.toLowerCase()));
}

/** The only number, or the only one in the head: those further down belong to referees. */
export function findPhone(lines: readonly ResumeLine[]): string | undefined {
  return onlyOne(mobilesIn(linesIn(lines, 'head'))) ?? onlyOne(mobilesIn(lines.map(textOf)));
}

const textOf = ({ text }: ResumeLine): string => text;

function mobilesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(MOBILE)].map(([, number = '']) => number.replace(/\D/g, '')),
  );
}

/** A line labeled as the address, or a head that names exactly one place. */
export function findLocation(lines: readonly ResumeLine[]): string | undefined {
  const named = lines
    .filter(({ text }) => PLACE_LABEL.test(text))
    .map(({ text }) => placeIn(text.replace(PLACE_LABEL, '')));
  if (named.length > 0) return onlyOne(named.filter((place) => place !== undefined));
  const head = linesIn(lines, 'head').slice(0, HEAD_LINES);
  return onlyOne(head.flatMap((text) => text.split(/[|•·]/).map(placeIn)).filter(isPlace));
}

const isPlace = (place: string | undefined): place is string => place !== undefined;

function placeIn(text: string): string | undefined {
  const plain = text
    .replace(EMAIL, ' ')
    .replace(/\b\d{6}\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '' || plain.length > 120) return undefined;
  return (findCity(plain) ?? resolveLocation(plain))?.display;
}
