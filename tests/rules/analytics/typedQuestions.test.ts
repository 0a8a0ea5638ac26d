import { describe, expect, test } from 'vitest';
import { understand } from '#schema/analytics/typed/understand.ts';
import type { Locale } from '#schema/options/locales.ts';
import {
  KNOWN,
  lexiconIn,
  modelIn,
  readingOf,
  sentencesIn,
  tidy,
  TODAY,
} from './typedSentences.ts';

const read = (text: string, locale: Locale = 'en') =>
  understand(text, lexiconIn(locale), { today: TODAY, known: KNOWN });

describe.each(['en', 'hi', 'es'] as const)('typed questions in %s', (locale) => {
  const sentences = sentencesIn(locale);

  test('mean what the list says, or are refused with the words it names', () => {
    const readings = sentences.map(({ text }) => `${text}\n${readingOf(text, locale)}`);
    expect(readings).toEqual(sentences.map(({ text, expected }) => `${text}\n${tidy(expected)}`));
  });

  test('name each measure and dimension by its name on the page', () => {
    const { measures, dimensions } = modelIn(locale);
    const period = { en: 'this year', hi: 'इस साल', es: 'este año' }[locale];
    const strange = measures.filter(
      ({ key, name }) => read(`${name} ${period}`, locale).query?.measures.join() !== key,
    );
    expect(strange.map(({ name }) => name)).toEqual([]);
    const by = (name: string) =>
      locale === 'hi' ? `${name} के हिसाब से` : locale === 'es' ? `por ${name}` : `by ${name}`;
    const unknown = dimensions.filter(({ key, name }) => {
      const measure = measures.find((one) => one.dimensions.includes(key as never))!;
      const { query, problems } = read(`${measure.name} ${period} ${by(name)}`, locale);
      const isOpen = problems.length > 0 && problems.every(({ why }) => why === 'unclear');
      return !isOpen && query?.dimensions?.join() !== key;
    });
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});

test('English is understood on a Hindi page, and Hindi on an English one', () => {
  for (const { text, expected } of sentencesIn('en'))
    expect(`${text} ${readingOf(text, 'hi')}`).toBe(`${text} ${tidy(expected)}`);
  for (const { text, expected } of sentencesIn('hi'))
    expect(`${text} ${readingOf(text, 'en')}`).toBe(`${text} ${tidy(expected)}`);
});

test('a misspelt word is never understood, but what it may be is offered', () => {
  const [problem] = read('aplications by category').problems;
  expect(problem).toMatchObject({ why: 'unknown', text: 'aplications', start: 0, end: 11 });
  expect(problem!.options).toContain('applications');
});

test('a name that two things have is asked back, and the answers are understood', () => {
  const [problem] = read('applications at sunrise').problems;
  expect(problem?.options).toEqual(['Company "Sunrise"', 'Job title "sunrise"']);
  expect(readingOf('applications at Company "Sunrise"', 'en')).toBe(
    '= applications; filter=is(company,Sunrise)',
  );
});

test('every answer to a question asked back can be read', () => {
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

test('the names to look up are the words that are not understood, with their neighbours', () => {
  const { lookUp } = understand('applications at tata motors', lexiconIn('en'), { today: TODAY });
  expect(lookUp).toEqual(expect.arrayContaining(['tata', 'motors', 'tata motors', 'at tata']));
  expect(read('applications by category').lookUp).toEqual([]);
});
