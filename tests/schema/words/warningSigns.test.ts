import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCatalogues } from '#server/launch/check/catalogues.ts';
import { visibleText } from './visibleText.ts';
import { WARNING_SIGNS } from './warningSigns.ts';

/** What to write instead, for each warning sign in a text. */
const signsIn = (name: string, text: string) =>
  WARNING_SIGNS.filter(([sign]) => sign.test(text.toLowerCase())).map(
    ([, instead]) => `${name}: “${text}” Write: ${instead}.`,
  );

test('no English message sounds translated or old (docs/words.md)', () => {
  const found = readCatalogues()
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ area, messages }) =>
      [...messages].flatMap(([key, message]) => signsIn(`${area}.${key}`, visibleText(message))),
    );
  expect(found).toEqual([]);
});

test('no description of the API sounds translated or old', () => {
  const schema = readFileSync('schema/schema.graphql', 'utf8');
  const descriptions = new Set(
    [...schema.matchAll(/"""(.*?)"""/gs)].map(([, text]) =>
      text!.replaceAll(/`[^`]*`/g, 'code').replaceAll(/\s+/g, ' '),
    ),
  );
  expect([...descriptions].flatMap((text) => signsIn('API', text))).toEqual([]);
});
