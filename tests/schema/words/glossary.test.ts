import { expect, test } from 'vitest';
import { HINDI_POSTS } from '#server/db/seeds/lists/hindiPosts.ts';
import { readCatalogues } from '#server/launch/check/catalogues.ts';
import { FREE, GLOSSARY, NOT_IN_HINDI, NOT_IN_SPANISH } from './glossary.ts';
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

test.each([
  [
    'hi',
    'Hindi has one word for each thing, one form of address, neutral forms and one spelling',
    NOT_IN_HINDI,
  ],
  ['es', 'Spanish has one word for each thing and one kind of quotation marks', NOT_IN_SPANISH],
] as const)('%s: %s', (language, _, unwanted) => {
  const strange = CATALOGUES.filter(({ locale }) => locale === language).flatMap(
    ({ area, messages }) =>
      [...messages].flatMap(([key, message]) =>
        unwanted
          .filter(([said]) => !TYPED.test(`${area}.${key}`) && said.test(message.normalize('NFD')))
          .map(
            ([said, instead]) => `${area}.${key}: ${instead} for ${String(said)} in “${message}”`,
          ),
      ),
  );
  expect(strange).toEqual([]);
});

test('the Hindi articles of the demo are written like the rest of the site', () => {
  const strange = HINDI_POSTS.flatMap(({ slug, title, excerpt, body }) =>
    NOT_IN_HINDI.filter(([said]) => said.test(`${title} ${excerpt} ${body}`.normalize('NFD'))).map(
      ([said, instead]) => `${slug}: ${instead} for ${String(said)}`,
    ),
  );
  expect(strange).toEqual([]);
});

/** A Hindi word without the signs that people leave out: the nukta, and the choice of nasal sign. */
const withoutSigns = (word: string) =>
  word.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');

test('a Hindi word is spelled the same way in every message', () => {
  const spellings = new Map<string, Set<string>>();
  for (const { locale, area, messages } of CATALOGUES)
    if (locale === 'hi')
      for (const [key, message] of messages)
        if (!TYPED.test(`${area}.${key}`))
          for (const [word] of message.matchAll(/[\u0900-\u0963\u0970-\u097f]+/g)) {
            const plain = withoutSigns(word);
            spellings.set(plain, (spellings.get(plain) ?? new Set()).add(word.normalize('NFC')));
          }
  const different = [...spellings.values()].filter((ways) => ways.size > 1);
  expect(different.map((ways) => [...ways].join(' '))).toEqual([]);
});
