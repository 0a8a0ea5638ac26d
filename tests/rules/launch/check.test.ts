import { expect, test } from 'vitest';
import { missingCounts, type Catalogue } from '#server/launch/check/catalogues.ts';
import { breakingChanges } from '#server/launch/check/schemaChanges.ts';

const BEFORE =
  'type Query { job(id: ID!): Job, jobs(first: Int): [Job!]! } type Job { id: ID! title: String! salary: String }';

test('a breaking change is reported with its path', async () => {
  const after = BEFORE.replace(' salary: String', '').replace('first: Int', 'first: Int!');
  const breaking = await breakingChanges(BEFORE, after);
  expect(breaking.map(({ path }) => path).sort()).toEqual(['Job.salary', 'Query.jobs.first']);
});

test('an addition is not a breaking change', async () => {
  expect(await breakingChanges(BEFORE, `${BEFORE} type Company { id: ID! }`)).toEqual([]);
});

test('missing translations are counted, including missing areas', () => {
  const catalogue = (locale: string, area: string, keys: string[]): Catalogue => ({
    file: `schema/words/${locale}/${area}.json`,
    locale,
    area,
    messages: new Map(keys.map((key) => [key, key])),
  });
  const counts = missingCounts([
    catalogue('en', 'shell', ['a', 'b.c']),
    catalogue('en', 'jobs', ['d']),
    catalogue('hi', 'shell', ['a']),
    catalogue('es', 'shell', ['a', 'b.c']),
    catalogue('es', 'jobs', ['d']),
  ]);
  expect(Object.fromEntries(counts)).toEqual({ hi: 2, es: 0 });
});
