import { expect, test } from 'vitest';
import { SOURCE_FILES } from '#server/launch/structure/sourceFiles.ts';

const textsOf = (place: RegExp) => SOURCE_FILES.filter(({ path }) => place.test(path));
const wordsIn = (text: string) => [...text.matchAll(/\w+/g)].map(([word]) => word);

test('every rule is proven by a pure test, or used by another rule', () => {
  const rules = textsOf(/^(server\/modules|schema)\/.*\.rules\.ts$/);
  const used = Map.groupBy(
    rules.flatMap(({ text }) => wordsIn(text)),
    (word) => word,
  );
  const proven = new Set(
    textsOf(/^tests\/(rules|schema)\//).flatMap(({ text }) =>
      wordsIn(text.match(/^import[^;]+;/gm)?.join('') ?? ''),
    ),
  );
  const exported = rules.flatMap(({ text }) =>
    [...text.matchAll(/export (?:async )?function (\w+)/g)].map(([, name]) => name!),
  );
  expect(exported.length).toBeGreaterThan(300);
  const unproven = exported.filter((name) => !proven.has(name) && used.get(name)?.length === 1);
  expect(unproven).toEqual([]);
});
