import { expect, test } from 'vitest';
import { readCatalogues } from '#server/launch/check/catalogues.ts';

const LOCALES = ['en', 'hi', 'es'] as const;
type Locale = (typeof LOCALES)[number];

const CATALOGUES = readCatalogues();
const messagesOf = (locale: Locale, area: string) =>
  CATALOGUES.find((one) => one.locale === locale && one.area === area)?.messages ?? new Map();

/** The keys of an area with the same text as an earlier one in this language, but with other texts in the other two. */
function confusedIn(area: string, locale: Locale): string[] {
  const others = LOCALES.filter((one) => one !== locale).map((one) => messagesOf(one, area));
  const alike = Map.groupBy(messagesOf(locale, area), ([, message]) => message);
  return [...alike.values()].flatMap((same) =>
    same.flatMap(([key, message], at) => {
      const before = same.slice(0, at);
      const differs = before.every(([other]) =>
        others.every((messages) => messages.get(key) !== messages.get(other)),
      );
      return at > 0 && differs
        ? [`${locale} ${area}.${key} like ${before[0]![0]}: ${message}`]
        : [];
    }),
  );
}

/**
 * A text that was pasted under the wrong key is usually a copy of its neighbour. If two languages have different texts for
 * two keys, the third should too. The record lists the words that one language has for two things.
 */
test('two texts that differ in two languages differ in the third as well', async () => {
  const areas = [...new Set(CATALOGUES.map(({ area }) => area))];
  const confused = LOCALES.flatMap((locale) => areas.flatMap((area) => confusedIn(area, locale)));
  await expect(`${confused.join('\n')}\n`).toMatchFileSnapshot('./sameTexts.txt');
});
