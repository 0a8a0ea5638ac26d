import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readCatalogues } from '#server/launch/check/catalogues.ts';

/**
 * A changed English text needs another look at its translations, and the other way round. So each section has a
 * fingerprint of its texts in all languages. Once you have read them: `npm test -- words/reviewed --update`
 */
test('every section was read in all languages since one of its texts last changed', async () => {
  const sections = new Map<string, string[]>();
  for (const { locale, area, messages } of readCatalogues())
    for (const [key, text] of messages) {
      const section = [area, ...key.split('.').slice(0, -1)].join('.');
      sections.set(section, [...(sections.get(section) ?? []), `${locale} ${key} ${text}`]);
    }
  const lines = [...sections].map(([section, texts]) => `${section} ${fingerprint(texts)}\n`);
  await expect(lines.sort().join('')).toMatchFileSnapshot('./reviewed.txt');
});

const fingerprint = (texts: string[]) =>
  createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, 8);
