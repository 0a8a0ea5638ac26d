import { expect, test } from 'vitest';
import { readCatalogues } from '#server/launch/check/catalogues.ts';
import { FREE, GLOSSARY, NOT_IN_HINDI } from './glossary.ts';
import { visibleText } from './visibleText.ts';

const CATALOGUES = readCatalogues();
const ENGLISH = new Map(
  CATALOGUES.filter(({ locale }) => locale === 'en').map(({ area, messages }) => [area, messages]),
);

test.each([
  ['hi', 1],
  ['es', 2],
] as const)(
  'important terms are translated consistently in every message (%s)',
  (locale, column) => {
    const terms = GLOSSARY.map((line) => {
      const starts = line[column].toLowerCase().split(' ').join('|');
      return { english: line[0], own: new RegExp(`(?<![\\p{L}\\p{M}])(${starts})`, 'u') };
    });
    const strange = CATALOGUES.filter((found) => found.locale === locale).flatMap(
      ({ area, messages }) =>
        [...messages].flatMap(([key, message]) => {
          const name = `${locale} ${area}.${key}`;
          const english = visibleText(ENGLISH.get(area)?.get(key) ?? '').toLowerCase();
          const own = visibleText(message).toLowerCase();
          if (FREE.has(name)) return [];
          return terms
            .filter((term) => term.english.test(english) && !term.own.test(own))
            .map((term) => `${name}: no word for ${String(term.english)} in “${message}”`);
        }),
    );
    expect(strange).toEqual([]);
  },
);

/** What people type to ask for figures, with every spelling. */
const TYPED = /^analytics\.builder\.typed\./;

test('Hindi has one word for each thing, one form of address, neutral forms and one spelling', () => {
  const strange = CATALOGUES.filter(({ locale }) => locale === 'hi').flatMap(({ area, messages }) =>
    [...messages].flatMap(([key, message]) =>
      NOT_IN_HINDI.filter(
        ([said]) => !TYPED.test(`${area}.${key}`) && said.test(message.normalize('NFD')),
      ).map(([said, instead]) => `${area}.${key}: ${instead} for ${String(said)} in “${message}”`),
    ),
  );
  expect(strange).toEqual([]);
});
