import { describe, expect, test } from 'vitest';
import { understand } from '#schema/analytics/typed/understand.ts';
import type { UnderstoodAs, UnderstoodPart } from '#schema/analytics/typed/understood.ts';
import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Locale } from '#schema/options/locales.ts';
import {
  lexiconIn,
  modelIn,
  readingOf,
  sentencesIn,
  tidy,
  TODAY,
  understoodIn,
} from './typedSentences.ts';

const read = (text: string, locale: Locale = 'en') => understoodIn(text, locale);

describe.each(['en', 'hi', 'es'] as const)('typed questions in %s', (locale) => {
  const sentences = sentencesIn(locale);

  test('mean what the list says, or are refused with the words it names', () => {
    const readings = sentences.map(({ text }) => `${text}\n${readingOf(text, locale)}`);
    expect(readings).toEqual(sentences.map(({ text, expected }) => `${text}\n${tidy(expected)}`));
  });

  test('name each measure and dimension by its name on the page', () => {
    const { measures, dimensions } = modelIn(locale);
    const period = { en: 'this year', hi: 'इस साल', es: 'este año' }[locale];
    const isOpen = ({ problems }: ReturnType<typeof read>) =>
      problems.length > 0 && problems.every(({ why }) => why === 'unclear');
    const strange = measures.filter(({ key, name }) => {
      const found = read(`${name} ${period}`, locale);
      return !isOpen(found) && found.query?.measures.join() !== key;
    });
    expect(strange.map(({ name }) => name)).toEqual([]);
    const by = (name: string) =>
      locale === 'hi' ? `${name} के हिसाब से` : locale === 'es' ? `por ${name}` : `by ${name}`;
    const unknown = dimensions.filter(({ key, name }) => {
      const measure = measures.find((one) => one.dimensions.includes(key as never))!;
      const found = read(`${measure.name} ${period} ${by(name)}`, locale);
      return !isOpen(found) && found.query?.dimensions?.join() !== key;
    });
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});

test('English is understood on a Hindi page, and Hindi on an English one', () => {
  // The page knows the names in its own language too, so a refusal may name other words.
  const brief = (reading: string) => (reading.startsWith('?') ? '?' : reading);
  for (const [written, page] of [
    ['en', 'hi'],
    ['hi', 'en'],
  ] as const) {
    const sentences = sentencesIn(written);
    const readings = sentences.map(({ text }) => `${text} ${brief(readingOf(text, page))}`);
    expect(readings).toEqual(
      sentences.map(({ text, expected }) => `${text} ${brief(tidy(expected))}`),
    );
  }
});

test.each(['en', 'hi'] as const)(
  'Hindi in Roman letters is understood on a page in %s',
  (locale) => {
    const sentences = sentencesIn('hinglish');
    const readings = sentences.map(({ text }) => `${text}\n${readingOf(text, locale)}`);
    expect(readings).toEqual(sentences.map(({ text, expected }) => `${text}\n${tidy(expected)}`));
  },
);

test('a misspelt word is taken for the only one it can be, unless the server knows it as a name', () => {
  expect(readingOf('aplications by category', 'en')).toBe('= applications; by=category');
  // Months have a capital anyway; any other word with a capital is a name.
  expect(readingOf('hires in Septmber', 'en')).toBe('= hires_made; from=2026-09-01; to=2026-09-30');
  const { lookUp } = read('jobs at comapny');
  expect(lookUp).toContain('comapny');
});

test('a misspelling of several words is not understood; the words that it could be are offered', () => {
  const [problem] = read('jobs by statue').problems;
  expect(problem).toMatchObject({ why: 'unknown', text: 'statue', start: 8, end: 14 });
  expect(problem!.options).toEqual(expect.arrayContaining(['state', 'status']));
});

test('a name that two things share leads to a choice, and each option is understood', () => {
  const [problem] = read('applications at sunrise').problems;
  expect(problem?.options).toEqual(['Company "Sunrise"', 'Job title "sunrise"']);
  expect(readingOf('applications at Company "Sunrise"', 'en')).toBe(
    '= applications; filter=is(company,Sunrise)',
  );
});

test('every option of such a choice can be read', () => {
  for (const locale of ['en', 'hi'] as const)
    for (const { text } of sentencesIn(locale))
      for (const { start, end, options, why } of read(text, locale).problems) {
        if (why !== 'unclear') continue;
        for (const option of options) {
          const asked = text.slice(0, start) + option + text.slice(end);
          const problems = read(asked, locale).problems.map((one) => one.start);
          expect([asked, problems]).not.toEqual([asked, expect.arrayContaining([start])]);
        }
      }
});

test('taking a part out of the sentence leaves the rest as it was', () => {
  const text = 'applications by state and category excluding interns and contract this year';
  const { parts } = read(text);
  const without = (kind: string, at = 0) => {
    const [start, end] = parts.filter(({ means }) => means.is === kind)[at]!.cut;
    return readingOf(`${text.slice(0, start)} ${text.slice(end)}`, 'en');
  };
  const rest = 'applications; by=state,category; last=1-year';
  expect(without('filter')).toBe(`= ${rest}; filter=is_not(job_type,contract)`);
  expect(without('filter', 1)).toBe(`= ${rest}; filter=is_not(job_type,intern)`);
  expect(without('dimension')).toBe(
    '= applications; by=category; last=1-year; filter=is_not(job_type,intern,contract)',
  );
  expect(without('range')).toBe(
    '= applications; by=state,category; filter=is_not(job_type,intern,contract)',
  );
});

test('a condition is one part with its measure', () => {
  const text = 'companies with at least 10 applications this year';
  const { parts } = read(text);
  expect(parts.map(({ means }) => means.is)).toEqual(['dimension', 'conditions', 'range']);
  const [start, end] = parts[1]!.cut;
  expect(readingOf(`${text.slice(0, start)} ${text.slice(end)}`, 'en')).toBe(
    '= companies; last=1-year',
  );
});

/** A condition names its measure too, so its part is enough. */
function whatIsShown(parts: readonly UnderstoodPart[]) {
  const all = parts.map(({ means }) => means);
  const measures = all.flatMap((one) =>
    one.is === 'measure'
      ? [one.key]
      : one.is === 'conditions'
        ? one.conditions.map(({ measure }) => measure)
        : [],
  );
  const only = <Is extends UnderstoodAs['is']>(is: Is) =>
    all.filter((one): one is Extract<UnderstoodAs, { is: Is }> => one.is === is);
  return {
    measures: distinct(measures),
    dimensions: distinct(only('dimension').map(({ key }) => key)),
    grains: distinct(only('dimension').map(({ grain }) => grain)),
    filter: distinct(only('filter').flatMap(({ filter }) => testsIn(filter))),
    range: only('range').map(({ query }) => query.range),
    compare: only('compare').map(({ compare }) => compare),
    having: only('conditions').flatMap(({ conditions }) => conditions),
    calculations: only('calculation').map(({ calculation }) => calculation),
    order: only('order').map(({ descending, limit }) => ({ descending, limit })),
    totals: only('totals').length > 0,
  };
}

const whatIsRun = (query: AnalyticsQuery) => ({
  measures: distinct(query.measures),
  dimensions: distinct(query.dimensions ?? []),
  grains: distinct([query.grain]),
  filter: distinct(testsIn(query.filter)),
  range: query.range ? [query.range] : [],
  compare: query.compare ? [query.compare] : [],
  having: query.having ?? [],
  calculations: query.calculations ?? [],
  order: (query.order ?? []).map(({ descending = false }) => ({
    descending,
    limit: query.limit ?? null,
  })),
  totals: query.totals ?? false,
});

const distinct = (texts: readonly (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => (text ? [text] : [])))].toSorted();

const testsIn = (filter: AnalyticsFilter | null | undefined): string[] =>
  filter?.and?.flatMap(testsIn) ??
  filter?.or?.flatMap(testsIn) ??
  ['is', 'isNot'].flatMap(
    (test) =>
      filter?.[test as 'is' | 'isNot']?.map((key) => `${filter.dimension} ${test} ${key}`) ?? [],
  );

test.each(['en', 'hi'] as const)('what is shown in %s is what is asked', (locale) => {
  const asked = sentencesIn(locale).flatMap(({ text }) => {
    const { query, parts } = read(text, locale);
    return query ? [{ text, query, parts }] : [];
  });
  expect(asked.map(({ text, parts }) => ({ text, ...whatIsShown(parts) }))).toEqual(
    asked.map(({ text, query }) => ({ text, ...whatIsRun(query) })),
  );
});

test('a number of days or hours needs its unit, which is offered', () => {
  const [problem] = read('companies with time to hire above 30').problems;
  expect(problem).toMatchObject({ why: 'misfitUnit', options: ['above 30 days'] });
  expect(readingOf('companies with time to hire above 30 days', 'en')).toBe(
    '= time_to_hire; by=company; having=time_to_hire>30',
  );
});

test('the names to look up are the words that are not understood, with their neighbours', () => {
  const { lookUp } = understand('applications at tata motors', lexiconIn('en'), { today: TODAY });
  expect(lookUp).toEqual(expect.arrayContaining(['tata', 'motors', 'tata motors', 'at tata']));
  expect(read('applications by category').lookUp).toEqual([]);
});

test.each(['10 least viewed live jobs', 'top search terms', 'rejection reasons this year'])(
  'what “%s” means is shown once',
  (text) => {
    const shown = read(text).parts.map(({ means }) => JSON.stringify(means));
    expect(new Set(shown).size).toBe(shown.length);
  },
);
