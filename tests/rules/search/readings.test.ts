import { describe, expect, test } from 'vitest';
import type { KnownWord } from '#server/modules/search/words/corrections.rules.ts';
import { joinedUp, inEnglish, phrasesIn } from '#server/modules/search/words/spans.rules.ts';
import { understand } from '#server/modules/search/words/understand.rules.ts';

/**
 * What the database knows about the words: how many jobs contain each, and similarly spelt words.
 */
function market(
  ...known: [word: string, jobs: number, near?: string[], more?: Partial<KnownWord>][]
) {
  const entries = known.map(([word, jobs, near = [], more = {}]): [string, KnownWord] => [
    word,
    {
      word,
      stem: word,
      jobs,
      isSpelt: jobs > 0,
      near: near.map((term) => ({ term, stem: term, jobs: 20 })),
      ...more,
    },
  ]);
  return new Map(entries);
}
const typed = (...words: string[]) => ({ words, typed: true });

describe('a word that no job contains', () => {
  test('is corrected if its neighbours do not complete it', () => {
    const { wishes, didYouMean } = understand(
      ['zorblin', 'java'],
      market(['zorblin', 0, ['zorblen']], ['java', 20], ['zorblinjava', 0]),
    );
    expect(wishes.map(({ text }) => text)).toEqual(['zorblen', 'java']);
    expect(didYouMean).toBe('zorblen java');
  });

  test.each([
    ['the first half', ['zor', 'blin'], 'zor', 'zar'],
    ['the second half', ['zor', 'blin'], 'blin', 'blan'],
  ])('is kept as %s of a word that jobs contain', (_half, words, half, near) => {
    const dictionary = market(
      ['zor', half === 'zor' ? 0 : 20],
      ['blin', half === 'blin' ? 0 : 20],
      ['zorblin', 20],
    );
    dictionary.set(half, {
      ...dictionary.get(half)!,
      near: [{ term: near, stem: near, jobs: 20 }],
    });
    const { wishes, didYouMean } = understand(words, dictionary);
    expect(didYouMean).toBeNull();
    expect(wishes).toEqual([
      {
        text: 'zor blin',
        isPlace: false,
        isExtra: false,
        ways: [typed('zor', 'blin'), typed('zorblin')],
      },
    ]);
  });
});

describe('a word that jobs contain', () => {
  test('also finds one that many more jobs contain', () => {
    const { wishes, didYouMean } = understand(
      ['zorblin'],
      market(['zorblin', 1, ['zorblen'], { isSpelt: true }]),
    );
    expect(didYouMean).toBeNull();
    expect(wishes[0]!.ways).toEqual([typed('zorblin'), typed('zorblen')]);
  });

  test('with its synonyms from the tables', () => {
    const { wishes } = understand(
      ['wellder'],
      market(['wellder', 1, ['welder'], { isSpelt: true }]),
    );
    const ways = wishes[0]!.ways;
    expect(ways.slice(0, 2)).toEqual([typed('wellder'), typed('welder')]);
    expect(ways.length).toBeGreaterThan(2);
    expect(ways.slice(2).some((way) => way.typed)).toBe(false);
  });

  test('is joined with its neighbour only if that makes a word', () => {
    const wishesOf = (jobs: number) =>
      understand(
        ['zor', 'blin', 'java'],
        market(['zor', 20], ['blin', 20], ['java', 20], ['zorblin', jobs]),
      ).wishes.map(({ text }) => text);
    expect(wishesOf(20)).toEqual(['zor blin', 'java']);
    expect(wishesOf(0)).toEqual(['zor', 'blin', 'java']);
  });

  test('is never joined with a place', () => {
    const { wishes } = understand(['zor', 'pune'], market(['zor', 20], ['zorpune', 20]));
    expect(wishes.map(({ text, isPlace }) => [text, isPlace])).toEqual([
      ['zor', false],
      ['pune', true],
    ]);
  });
});

describe('an unlisted Hindi word', () => {
  test('is written in Latin letters if jobs spell it that way', () => {
    const { didYouMean } = understand(
      ['जोरब्लिन', 'java'],
      market(['जोरब्लिन', 0], ['jorablin', 20], ['java', 20]),
    );
    expect(didYouMean).toBe('jorablin java');
  });

  test('is kept if it sounds like nothing known', () => {
    const { wishes, didYouMean } = understand(['झख्रट्ट'], market(['झख्रट्ट', 0]));
    expect(didYouMean).toBeNull();
    expect(wishes[0]!.ways).toEqual([typed('झख्रट्ट')]);
  });
});

describe('an optional term', () => {
  const extras = (...words: string[]) =>
    understand(words, new Map())
      .wishes.filter(({ isExtra }) => isExtra)
      .map(({ text }) => text);

  test('is a rank next to work', () => {
    expect(extras('senior', 'welder')).toEqual(['senior']);
    expect(extras('senior')).toEqual([]);
    expect(extras('senior', 'pune')).toEqual([]);
  });

  test('is a part or a number next to a place', () => {
    expect(extras('pune', '411')).toEqual(['411']);
    expect(extras('welder', '411')).toEqual([]);
    expect(extras('pune', 'a1')).toEqual([]);
    expect(extras('pune', '1a')).toEqual([]);
  });
});

test('equal alternatives appear only once', () => {
  const { wishes } = understand(['nurse', 'nurses'], new Map());
  for (const { ways } of wishes) {
    const keys = ways.map(({ words, mark }) => mark ?? words.join(' '));
    expect(new Set(keys).size).toBe(keys.length);
  }
});

describe('phrases', () => {
  test('are the longest that the tables know', () => {
    expect(phrasesIn(['senior', 'software', 'engineer', 'work', 'from', 'home'])).toEqual([
      { from: 1, length: 2 },
      { from: 3, length: 3 },
    ]);
    expect(phrasesIn([])).toEqual([]);
  });

  test('are joined from two words that make a term only together', () => {
    expect(joinedUp(['relation', 'ship', 'officer'])).toEqual(['relationship', 'officer']);
    expect(joinedUp(['senior', 'relation', 'ship', 'officer'])).toEqual([
      'senior',
      'relationship',
      'officer',
    ]);
    expect(joinedUp(['software', 'engineer'])).toEqual(['software', 'engineer']);
    expect(joinedUp(['welder'])).toEqual(['welder']);
    expect(joinedUp([])).toEqual([]);
  });

  test('in Hindi letters are read as English if that makes a phrase', () => {
    expect(inEnglish(['नेटवर्क', 'इंजीनियर'])).toEqual(['network', 'engineer']);
    expect(inEnglish(['senior', 'नेटवर्क', 'इंजीनियर'])).toEqual(['senior', 'network', 'engineer']);
    expect(inEnglish(['network', 'engineer'])).toEqual(['network', 'engineer']);
    expect(inEnglish(['नेटवर्क'])).toEqual(['नेटवर्क']);
  });
});
