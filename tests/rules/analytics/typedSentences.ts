import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import { lexiconOf, type TypedModel } from '#schema/analytics/typed/lexicon.ts';
import type { KnownValue } from '#schema/analytics/typed/segments.ts';
import { foldValue } from '#schema/analytics/typed/foldValue.ts';
import { understand } from '#schema/analytics/typed/understand.ts';
import type { Understood } from '#schema/analytics/typed/understood.ts';
import { CATEGORY_FACTS, CATEGORIES } from '#schema/options/categories.ts';
import type { Locale } from '#schema/options/locales.ts';
import { categoryOfPart } from '#server/modules/analytics/categoryParts.rules.ts';
import { latinName } from '#server/modules/analytics/latinName.rules.ts';
import { districtNamed } from '#server/modules/analytics/namedDistrict.rules.ts';
import { modelFor } from '#server/modules/analytics/modelFor.service.ts';
import { spokenTitles } from '#server/modules/analytics/spokenTitles.rules.ts';

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
const TITLED = Object.entries(NAMES).flatMap(([dimension, names]) =>
  names.map((value) => ({ dimension, value, name: foldValue(value) })),
);

/** What the server finds for a name. */
function namedValues(name: string): KnownValue[] {
  const district = districtNamed(name);
  const category = categoryOfPart(name);
  const pattern = latinName(name);
  const isNamed = (one: (typeof TITLED)[number]) =>
    one.name === name ||
    one.name === `${name}s` ||
    (pattern !== null && new RegExp(pattern).test(one.name));
  const named = TITLED.filter(isNamed);
  const spoken = TITLED.filter(
    (one) => one.dimension === 'job_title' && spokenTitles(name).includes(one.name),
  );
  const isHeard = named.some(({ dimension }) => dimension === 'job_title');
  return [
    ...(district ? [{ dimension: 'district', value: district }] : []),
    ...(category ? [{ dimension: 'category', value: category }] : []),
    ...named,
    ...(isHeard || spoken.length > 1 ? [] : spoken),
  ];
}

const found = new Map<string, KnownValue[]>();

const readings = new Map<string, Understood>();

/** What the page understands in the end. */
export function understoodIn(text: string, locale: Locale): Understood {
  const key = `${locale} ${text}`;
  const reading = readings.get(key) ?? readWithNames(text, locale);
  readings.set(key, reading);
  return reading;
}

/** Looks up names, as the page does, until it knows all that are not words. */
function readWithNames(text: string, locale: Locale): Understood {
  const known = new Map<string, KnownValue[]>();
  const asked = new Set<string>();
  for (;;) {
    const understood = understand(text, lexiconIn(locale), { today: TODAY, known });
    const open = understood.lookUp.filter((name) => !asked.has(name));
    for (const name of open) {
      const values = found.get(name) ?? namedValues(name);
      found.set(name, values);
      asked.add(name);
      if (values.length > 0) known.set(name, values);
    }
    if (open.every((name) => !known.has(name))) return understood;
  }
}

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
  const { query, chart, problems } = understoodIn(text, locale);
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
