import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, languageKey } from '#schema/options/languages.ts';

test('a language of the list has a name in Hindi, and another keeps the name that people wrote', () => {
  const words = JSON.parse(readFileSync('schema/words/hi/career.json', 'utf8')) as {
    language: Record<string, string>;
  };
  expect(Object.keys(words.language)).toEqual(LANGUAGES.map(languageKey));
  expect(words.language[languageKey('Marathi')!]).toBe('मराठी');
  expect(languageKey('Bhojpuri')).toBeNull();
});
