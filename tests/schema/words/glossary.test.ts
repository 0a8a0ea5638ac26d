import { expect, test } from 'vitest';
import { readCatalogues } from '#server/launch/check/catalogues.ts';
import { FREE, GLOSSARY } from './glossary.ts';

const CATALOGUES = readCatalogues();
const ENGLISH = new Map(
  CATALOGUES.filter(({ locale }) => locale === 'en').map(({ area, messages }) => [area, messages]),
);

const CHOICE = /\{\w+, (?:plural|select),/g;

/** The visible text, without tags, value names and conditions. */
const read = (message: string) =>
  (message.search(CHOICE) < 0
    ? message
    : message.replaceAll(CHOICE, ' ').replaceAll(/[=\w]+ \{/g, ' (')
  )
    .replaceAll(/\{[^}]*\}|<\/?\w+>/g, ' ')
    .toLowerCase();

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
          const english = read(ENGLISH.get(area)?.get(key) ?? '');
          const own = read(message);
          if (FREE.has(name)) return [];
          return terms
            .filter((term) => term.english.test(english) && !term.own.test(own))
            .map((term) => `${name}: no word for ${String(term.english)} in “${message}”`);
        }),
    );
    expect(strange).toEqual([]);
  },
);
