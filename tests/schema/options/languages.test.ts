import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, languageKey } from '#schema/options/languages.ts';
import { hasLanguage, languageNamed } from '#schema/profile/resume/languageNames.ts';

const HINDI = (
  JSON.parse(readFileSync('schema/words/hi/career.json', 'utf8')) as {
    language: Record<string, string>;
  }
).language;

test('a language of the list has a name in Hindi, and another keeps the name that people wrote', () => {
  expect(Object.keys(HINDI)).toEqual(LANGUAGES.map(languageKey));
  expect(HINDI[languageKey('Marathi')!]).toBe('मराठी');
  expect(languageKey('Bhojpuri')).toBeNull();
});

test.each(LANGUAGES)(
  'a resume may name %s in English and in Hindi, alone or among other words',
  (name) => {
    for (const word of [name, HINDI[languageKey(name)!]!]) {
      expect(languageNamed(word)).toBe(name);
      expect(hasLanguage(`x, ${word}; y`)).toBe(true);
    }
  },
);
