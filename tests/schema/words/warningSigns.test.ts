import { expect, test } from 'vitest';
import { readCatalogues } from '#server/launch/check/catalogues.ts';
import { visibleText } from './visibleText.ts';
import { WARNING_SIGNS } from './warningSigns.ts';

test('no English message sounds translated or old (docs/words.md)', () => {
  const found = readCatalogues()
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ area, messages }) =>
      [...messages].flatMap(([key, message]) => {
        const text = visibleText(message).toLowerCase();
        return WARNING_SIGNS.filter(([sign]) => sign.test(text)).map(
          ([, instead]) => `${area}.${key}: “${message}” Write: ${instead}.`,
        );
      }),
    );
  expect(found).toEqual([]);
});
