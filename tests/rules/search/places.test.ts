import { describe, expect, test } from 'vitest';
import {
  isEverywhere,
  markOfPlace,
  meaningOf,
  placeMarks,
  shown,
  tableVocabulary,
  tableWords,
} from '#server/modules/search/words/phrases.rules.ts';
import {
  knownPlace,
  understandPlace,
  wishForExactPlace,
  wordsToLookUp,
} from '#server/modules/search/words/understand.rules.ts';

const PUNE = '@d:Pune, Maharashtra';
const MUMBAI = ['@d:Mumbai City, Maharashtra', '@d:Mumbai Suburban, Maharashtra'];

describe('the location box', () => {
  test.each([
    ['Pune, Maharashtra', [PUNE], []],
    ['  Pune, Maharashtra ', [PUNE], []],
    ['poona', [PUNE], ['poona']],
    ['Mumbai, Maharashtra', MUMBAI, ['mumbai', 'maharashtra']],
    ['Andheri, Maharashtra', MUMBAI.toReversed(), ['andheri', 'maharashtra']],
    ['Vijayawada, Andhra Pradesh', ['@d:NTR, Andhra Pradesh'], ['vijayawada', 'andhra', 'pradesh']],
    ['नोएडा, उत्तर प्रदेश', ['@d:Gautam Buddha Nagar, Uttar Pradesh'], ['नोएडा', 'उत्तर', 'प्रदेश']],
    ['Delhi', ['@s:Delhi'], ['delhi']],
    ['Kerala', ['@s:Kerala'], ['kerala']],
    ['UP', ['@s:Uttar Pradesh'], ['up']],
    ['State of Kerala', ['@s:Kerala'], ['state', 'of', 'kerala']],
    ['work from home', ['@remote'], ['work', 'from', 'home']],
    ['wfh', ['@remote'], ['wfh']],
    ['', [], []],
    ['Anywhere', [], []],
    ['India', [], []],
  ])('"%s" is known, and nothing need be looked up', (text, marks, words) => {
    expect(knownPlace(text)).toEqual({ marks, words });
  });

  test.each(['Malgudi', 'Malgudi, Kerala', 'the old town of Kerala state'])(
    '"%s" needs a lookup',
    (text) => expect(knownPlace(text)).toBeNull(),
  );

  const entry = (word: string, jobs: number) => ({
    word,
    stem: word,
    jobs,
    isSpelt: false,
    near: [],
  });

  test('jobs in a known place itself come before those near it', () => {
    expect(wishForExactPlace('poona')).toEqual([
      {
        text: 'poona',
        isPlace: true,
        isExtra: true,
        ways: [
          { words: ['poona'], typed: true },
          { words: [], mark: PUNE },
        ],
      },
    ]);
    for (const nowhere of ['', 'Anywhere', 'Malgudi'])
      expect(wishForExactPlace(nowhere)).toEqual([]);
  });

  test('an unlisted town is searched for by its name', () => {
    expect(understandPlace(['malgudi'], new Map())).toEqual([
      { text: 'malgudi', isPlace: true, ways: [{ words: ['malgudi'], typed: true }] },
    ]);
  });

  test('the words around the name of a city are left out, but not those next to a state', () => {
    const textsOf = (text: string) =>
      understandPlace(text.split(' '), new Map()).map((wish) => wish.text);
    expect(textsOf('malgudi maharashtra')).toEqual(['malgudi', 'maharashtra']);
    expect(textsOf('laxmi block delhi')).toEqual(['delhi']);
    expect(understandPlace(['sec', '62', 'poona'], new Map())).toEqual([
      {
        text: 'poona',
        isPlace: true,
        ways: [
          { words: ['poona'], typed: true },
          { words: [], mark: PUNE },
        ],
      },
    ]);
  });

  test('a place of several words is one search term', () => {
    const [wish, ...others] = understandPlace(['navi', 'mumbai'], new Map());
    expect(wish).toMatchObject({ text: 'navi mumbai', isPlace: true });
    expect(others).toEqual([]);
  });

  test('corrects a misspelt place, but not one that jobs or the tables know', () => {
    const known = new Map([
      ['ahmedabaad', entry('ahmedabaad', 0)],
      ['poona', entry('poona', 0)],
      ['hydrabad', entry('hydrabad', 3)],
    ]);
    const texts = understandPlace(['ahmedabaad', 'poona', 'hydrabad'], known).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['ahmedabad', 'poona', 'hydrabad']);
  });
});

describe('place names', () => {
  test('are marked as districts or states', () => {
    expect(markOfPlace('Pune, Maharashtra')).toBe(PUNE);
    expect(markOfPlace('Goa')).toBe('@s:Goa');
    expect(placeMarks(['odisha'])).toEqual(['@s:Odisha']);
    expect(placeMarks(['orissa'])).toEqual(['@s:Odisha']);
    expect(placeMarks(['bombay'])).toEqual([
      '@d:Mumbai City, Maharashtra',
      '@d:Mumbai Suburban, Maharashtra',
    ]);
    expect(placeMarks(['ncr'])).toContain('@d:Gurugram, Haryana');
    expect(placeMarks(['ncr'])).toContain('@s:Delhi');
  });

  test('are not directions, and not unusual words of two letters', () => {
    for (const direction of ['north', 'south', 'central', 'outer'])
      expect(placeMarks([direction])).toBeNull();
    expect(placeMarks(['south', 'delhi'])).toEqual(['@d:South, Delhi']);
    expect(placeMarks(['ka'])).toBeNull();
    expect(placeMarks(['mh'])).toBeNull();
  });

  test('everywhere is not a place', () => {
    expect(isEverywhere(['anywhere'])).toBe(true);
    expect(isEverywhere(['pune'])).toBe(false);
  });
});

describe('the meaning of a phrase', () => {
  test('is other phrases, a place or a mark', () => {
    expect(meaningOf(['bombay'])).toEqual({
      phrases: [],
      marks: ['@d:Mumbai City, Maharashtra', '@d:Mumbai Suburban, Maharashtra'],
      isPlace: true,
    });
    const home = meaningOf(['wfh'])!;
    expect(home).toMatchObject({ marks: ['@remote'], isPlace: false });
    expect(home.phrases).toContainEqual(['work', 'from', 'home']);
    expect(home.phrases).not.toContainEqual(['@remote']);
    expect(home.phrases).not.toContainEqual(['']);
    expect(meaningOf(['nurse'])).toMatchObject({ marks: [], isPlace: false });
    expect(meaningOf(['accountant'])!.phrases).toContainEqual(['gst', 'executive']);
    expect(meaningOf(['qqqqq'])).toBeNull();
  });

  test('in Hindi is also known in Latin letters, if these are unambiguous', () => {
    expect(placeMarks(['goa'])).toEqual(['@s:Goa']);
    expect(meaningOf(['ghar', 'se', 'kaam'])).toMatchObject({ marks: ['@remote'] });
  });
});

describe('the words of the tables', () => {
  test('are shown in their correct spelling', () => {
    expect(shown('injinear')).toBe('engineer');
    expect(shown('welder')).toBe('welder');
  });

  test('are single words, long enough to be misspelt', () => {
    for (const word of tableWords()) {
      expect(word).not.toContain(' ');
      expect(word.length).toBeGreaterThan(3);
    }
  });

  test('include every word of a phrase, and no mark', () => {
    const words = tableVocabulary();
    for (const word of ['human', 'resources', 'hr', 'pune', 'wfh']) expect(words).toContain(word);
    expect(words.filter((word) => /[@ |>]|^$/.test(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });
});

test('the lookup includes each word, and each one joined with the next', () => {
  expect(wordsToLookUp(['java', 'सॉफ्टवेयर', 'java', 'नर्स'])).toEqual({
    single: ['java', 'सॉफ्टवेयर', 'नर्स'],
    joined: ['javaसॉफ्टवेयर', 'सॉफ्टवेयरjava', 'javaनर्स'],
  });
  // Unknown Hindi words are looked up in Latin letters too.
  expect(wordsToLookUp(['टेस्टर']).single).toEqual(['टेस्टर', 'testar']);
  expect(wordsToLookUp(['tele', 'tele', 'tele']).joined).toEqual(['teletele']);
});
