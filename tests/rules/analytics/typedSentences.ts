import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import { lexiconOf, type TypedModel } from '#schema/analytics/typed/lexicon.ts';
import type { KnownValue } from '#schema/analytics/typed/segments.ts';
import { foldValue } from '#schema/analytics/typed/tokens.ts';
import { understand } from '#schema/analytics/typed/understand.ts';
import { CATEGORY_FACTS, CATEGORIES } from '#schema/options/categories.ts';
import type { Locale } from '#schema/options/locales.ts';
import { modelFor } from '#server/modules/analytics/modelFor.service.ts';

export const TODAY = '2026-11-18';

/** What the server would find. */
const NAMES: Record<string, readonly string[]> = {
  company: [
    'Tata Motors',
    'Tata Steel',
    'Infosys',
    'Zomato',
    'Apollo Hospitals',
    'Bank of Baroda',
    'Sunrise',
  ],
  category: CATEGORIES.map((key) => CATEGORY_FACTS[key].title),
  job_title: ['driver', 'nurse', 'accountant', 'data entry operator', 'sunrise'],
};
const PLACES: Record<string, string> = {
  pune: 'Pune, Maharashtra',
  पुणे: 'Pune, Maharashtra',
  bengaluru: 'Bengaluru Urban, Karnataka',
  bangalore: 'Bengaluru Urban, Karnataka',
  बेंगलुरु: 'Bengaluru Urban, Karnataka',
  hyderabad: 'Hyderabad, Telangana',
  jaipur: 'Jaipur, Rajasthan',
  जयपुर: 'Jaipur, Rajasthan',
};
export const KNOWN = new Map<string, KnownValue[]>();
const add = (name: string, known: KnownValue) =>
  KNOWN.set(name, [...(KNOWN.get(name) ?? []), known]);
for (const [dimension, names] of Object.entries(NAMES))
  for (const value of names) add(foldValue(value), { dimension, value });
for (const [name, value] of Object.entries(PLACES))
  add(foldValue(name), { dimension: 'district', value });

export function modelIn(locale: Locale): TypedModel {
  const { measures, dimensions } = modelFor({ locale });
  return { measures, dimensions };
}

const lexicons = new Map<Locale, ReturnType<typeof lexiconOf>>();
export function lexiconIn(locale: Locale) {
  const known = lexicons.get(locale) ?? lexiconOf(modelIn(locale), locale);
  lexicons.set(locale, known);
  return known;
}

export interface Sentence {
  text: string;
  expected: string;
}

/** The sentences of a language, or of Hindi in Roman letters. */
export function sentencesIn(list: Locale | 'hinglish'): Sentence[] {
  const lines = readFileSync(join(import.meta.dirname, 'typed', `${list}.txt`), 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const expected = lines[at + 1] ?? '';
    return /^\S/.test(line) && !line.startsWith('#')
      ? [{ text: line, expected: expected.trim() }]
      : [];
  });
}

/** `applications; by=company; limit=10`, or the refused words. */
export function readingOf(text: string, locale: Locale): string {
  const { query, chart, problems } = understand(text, lexiconIn(locale), {
    today: TODAY,
    known: KNOWN,
  });
  if (!query)
    return `? ${problems.map((one) => (one.why === 'noMeasure' ? '*' : one.text)).join(', ')}`;
  return written(new URLSearchParams(addressOfQuery(query, chart)));
}

const written = (params: URLSearchParams) => {
  const { measures, ...rest } = Object.fromEntries(params);
  return `= ${[measures, ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join('; ')}`;
};

/** The same with its parts in the order of an address. */
export function tidy(expected: string): string {
  if (expected.startsWith('?')) return expected;
  const [measures = '', ...rest] = expected.slice(2).split('; ');
  const params = new URLSearchParams([
    ['measures', measures],
    ...rest.map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  ]);
  const found = queryOfAddress(params);
  if (!('query' in found)) throw new Error(`${expected}: ${found.problems.join(', ')}`);
  return written(addressOfQuery(found.query, found.chart));
}
