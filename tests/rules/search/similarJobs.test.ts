import { describe, expect, test } from 'vitest';
import { similarTo } from '#server/modules/search/similar/similarJobs.rules.ts';
import { tiersOf } from '#server/modules/search/words/query.rules.ts';
import { typedWords, understand } from '#server/modules/search/words/understand.rules.ts';

const same = (word: string) => word;
const similar = (title: string, ...skills: string[]) => similarTo({ title, skills }, same);
const searchFor = (title: string) =>
  tiersOf(understand(typedWords(title), new Map()).wishes, same).slice(0, -1);

describe('similar jobs', () => {
  test('are first of all what a search for the title finds outside the description', () => {
    expect(similar('Tailor')).toEqual([...new Set(searchFor('Tailor'))]);
    expect(similar('Delivery Rider')).toEqual([...new Set(searchFor('Delivery Rider'))]);
  });

  test('have all words of the title but one, if it has at least three', () => {
    const found = similar('Zardozi Kundan Meenakari');
    expect(found.slice(0, -1)).toEqual([...new Set(searchFor('Zardozi Kundan Meenakari'))]);
    expect(found.at(-1)).toBe(
      `(('t:kundan' & 't:meenakari') | ('t:zardozi' & 't:meenakari') | ('t:zardozi' & 't:kundan'))`,
    );
    expect(similar('Zardozi Kundan')).toEqual([...new Set(searchFor('Zardozi Kundan'))]);
  });

  test('are not those of another rank', () => {
    expect(similar('Senior Tailor')).toEqual(similar('Tailor'));
  });

  test('share two skills, of which the first six count', () => {
    expect(similar('', 'Java', '', 'Spring Boot', 'Kafka')).toEqual([
      `(('k:java' & ('k:spring' & 'k:boot')) | ('k:java' & 'k:kafka') | (('k:spring' & 'k:boot') & 'k:kafka'))`,
    ]);
    expect(similar('', 'Java', 'Kafka')).toEqual([`('k:java' & 'k:kafka')`]);
    const many = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    expect(similar('', ...many)).toEqual(similar('', ...many.slice(0, 6)));
    expect(similar('', ...many)).not.toEqual(similar('', ...many.slice(0, 5)));
  });

  test('are not searched for by a single skill or without a title', () => {
    expect(similar('', 'Java')).toEqual([]);
    expect(similar('')).toEqual([]);
  });
});
