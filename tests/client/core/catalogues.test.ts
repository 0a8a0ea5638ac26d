import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { loadWords, translatorOf, wordsOf } from '#client/lib/words.ts';
import { graphqlDocuments } from '#server/launch/build/graphqlDocuments.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a key missing in a language falls back to English', async () => {
  await loadWords('hi', ['shell']);
  const english = JSON.parse(readFileSync('schema/words/en/shell.json', 'utf8')) as object;
  const keysOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, below]) => [key, keysOf(below)]))
      : '';
  expect(keysOf(wordsOf('hi', ['shell']).shell)).toEqual(keysOf(english));
  expect(translatorOf('hi', ['shell'])('shell')('notFound.heading')).toBe('पेज नहीं मिला');
});

test('a bundle contains the documents it uses, each fragment once, and no parser', async () => {
  const entry = 'virtual:entry';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      graphqlDocuments(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `export { SessionUserQuery, SessionUser_user } from '/client/components/SessionUser.ts'`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        external: /^(react|use-intl)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const code = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('');
  expect(code).toContain('SessionUser_user');
  expect(code.match(/onboardingComplete/g)?.length).toBeLessThan(5);
  expect(code).not.toContain('SiteFrame');
  expect(code).not.toContain('Syntax Error');
  // Only the operation is ever sent, so only it has an id; fragments have none.
  expect(code.match(/documentId: "sha256:[0-9a-f]{64}"/g)).toHaveLength(1);
});
