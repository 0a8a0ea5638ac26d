import { describe, expect, test } from 'vitest';
import { findLocation, STATES } from '#schema/locations/locations.ts';
import { SPOKEN_PLACES } from '#schema/search/places.ts';
import type { KnownWord } from '#server/modules/search/words/corrections.rules.ts';
import { meaningOf, placeMarks, tableWords } from '#server/modules/search/words/phrases.rules.ts';
import { relaxations, tiersOf } from '#server/modules/search/words/query.rules.ts';
import { slipsAllowed, slipsBetween } from '#server/modules/search/words/slips.rules.ts';
import { typedWords, understand } from '#server/modules/search/words/understand.rules.ts';

const MARKET = [
  'java',
  'developer',
  'software',
  'engineer',
  'telecaller',
  'receptionist',
  'welder',
];

/**
 * What the database would return: these words occur in jobs, and other words are near if they are a
 * typo away.
 */
function dictionary(words: readonly string[]): Map<string, KnownWord> {
  const all = [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
  return new Map(
    all.map((word) => {
      const isSpelt = MARKET.includes(word);
      const near = MARKET.filter((term) => slipsBetween(word, term) <= 2);
      return [
        word,
        {
          word,
          stem: word,
          jobs: isSpelt ? 20 : 0,
          isSpelt,
          near: near.map((term) => ({ term, stem: term, jobs: 20 })),
        },
      ];
    }),
  );
}

function understood(text: string) {
  const words = typedWords(text);
  return understand(words, dictionary(words));
}
const wishes = (text: string) => understood(text).wishes.map(({ text: wish }) => wish);

describe('a text is split into words', () => {
  test.each([
    ['C++ / C# & .NET', ['cplusplus', 'csharp', 'dotnet']],
    ['Node.js, B.Com.', ['nodejs', 'bcom']],
    ["Electrical's", ['electricals']],
    ['Café–Bar', ['cafe', 'bar']],
    ['ड्राइवर (ऑटो)', ['ड्राइवर', 'ऑटो']],
    ['💼 ₹ %', []],
  ])('%s', (text, words) => expect(typedWords(text)).toEqual(words));

  test('a letter with a dot below is the same as the letter without it', () => {
    expect(typedWords('नौकरी बढ़ई')).toEqual(typedWords('नौकरी बढई'));
  });

  test('at most twelve words are kept', () =>
    expect(typedWords('a '.repeat(2_000))).toHaveLength(12));
});

describe('a search term', () => {
  test('is a word, a phrase of the tables, or a place', () => {
    expect(wishes('software engineer gurgaon')).toEqual(['software engineer', 'gurgaon']);
    expect(understood('software engineer gurgaon').wishes.map(({ isPlace }) => isPlace)).toEqual([false, true]); // oxfmt-ignore
  });

  test('loses the filler words around it', () => {
    expect(wishes('urgent hiring for welder near me')).toEqual(['welder']);
    expect(wishes('वेल्डर की नौकरी चाहिए')).toEqual(['वेल्डर']);
    expect(wishes('naukri')).toEqual([]);
  });

  test('keeps them if they are part of a phrase', () => {
    expect(wishes('work from home')).toEqual(['work from home']);
  });

  test('is found as a whole or in two halves', () => {
    const [wish] = understood('tele caller').wishes;
    expect(wish!.ways).toContainEqual({ words: ['tele', 'caller'], typed: true });
    expect(wish!.ways).toContainEqual({ words: ['telecaller'], typed: true });
  });

  test('is corrected if it is unknown, and the correction is returned', () => {
    expect(understood('jvaa develper')).toMatchObject({ didYouMean: 'java developer' });
    expect(understood('java developer').didYouMean).toBeNull();
    expect(understood('qqqqq').wishes[0]!.ways).toEqual([{ words: ['qqqqq'], typed: true }]);
  });

  test('in Hindi letters is read by its sound if it is in no table', () => {
    expect(understood('सॉफ्टवेयर टेस्टर').didYouMean).toBe('software tester');
    expect(understood('कंसल्टेंट').didYouMean).toBe('consultant');
    expect(wishes('नर्सों की नौकरी')).toEqual(['नर्सों']);
    expect(meaningOf(['नर्सों'])).toEqual(meaningOf(['नर्स']));
  });

  test('in Hindi is also known in Latin letters', () => {
    expect(meaningOf(['chaukidar'])).toEqual(meaningOf(['चौकीदार']));
    expect(placeMarks(['guvahati'])).toEqual(placeMarks(['गुवाहाटी']));
  });

  test('is joined if only both halves together make a phrase', () => {
    expect(wishes('relation ship officer')).toEqual(['relationship officer']);
  });

  test('is corrected even if it happens to share a stem', () => {
    const near = [{ term: 'business', stem: 'busi', jobs: 20 }];
    const entry = { word: 'busness', stem: 'bus', jobs: 20, isSpelt: false, near };
    const { didYouMean } = understand(['busness'], new Map([['busness', entry]]));
    expect(didYouMean).toBe('business');
  });

  test('is corrected to a word of the tables', () => {
    expect(wishes('sofware enginer')).toEqual(['software engineer']);
    expect(understood('injineer').didYouMean).toBe('engineer');
  });
});

describe('what surrounds the work', () => {
  const needed = (text: string) =>
    understood(text)
      .wishes.filter(({ isExtra }) => !isExtra)
      .map(({ text: wish }) => wish);

  test.each([
    ['school me peon', ['peon']],
    ['dukan me billing ka kaam', ['billing']],
    ['10th pass welder', ['welder']],
    ['plumber ka kam', ['plumber']],
    ['school', ['school']],
    ['office manager', ['office', 'manager']],
  ])('%s needs only %j', (text, words) => expect(needed(text)).toEqual(words));

  test('short words beside known work are not corrected', () => {
    expect(understood('welder jva').didYouMean).toBeNull();
    expect(understood('jva').didYouMean).toBe('java');
  });

  test('a short form is written out if that makes a phrase', () => {
    expect(wishes('library asst')).toEqual(['library assistant']);
    expect(wishes('asst welder')).toEqual(['asst', 'welder']);
  });
});

describe('the tables', () => {
  test.each([
    ['bangalore', 'bengaluru'],
    ['gurgaon', 'gurugram'],
    ['bombay', 'mumbai'],
    ['calcutta', 'kolkata'],
    ['madras', 'chennai'],
    ['poona', 'pune'],
    ['trivandrum', 'thiruvananthapuram'],
    ['vizag', 'visakhapatnam'],
    ['allahabad', 'prayagraj'],
    ['baroda', 'vadodara'],
    ['cochin', 'kochi'],
    ['calicut', 'kozhikode'],
    ['mysore', 'mysuru'],
    ['pondicherry', 'puducherry'],
    ['banaras', 'varanasi'],
    ['gauhati', 'guwahati'],
    ['orissa', 'odisha'],
    ['नोएडा', 'noida'],
    ['दिल्ली', 'delhi'],
  ])('%s is %s', (old, now) => {
    expect(placeMarks([old])).not.toBeNull();
    expect(placeMarks([old])).toEqual(placeMarks([now]));
  });

  test.each([
    ['hr', 'human resources'],
    ['bde', 'business development executive'],
    ['ca', 'chartered accountant'],
    ['rm', 'relationship manager'],
    ['tl', 'team leader'],
    ['deo', 'data entry operator'],
    ['dba', 'database administrator'],
    ['peon', 'office boy'],
    ['rider', 'delivery boy'],
    ['qa', 'quality assurance'],
    ['frontend', 'front end'],
    ['fe', 'front end'],
    ['be developer', 'back end'],
    ['ml', 'machine learning'],
    ['चपरासी', 'office boy'],
    ['rasoiya', 'cook'],
  ])('%s finds %s', (short, long) => {
    expect(meaningOf(short.split(' '))!.phrases.map((words) => words.join(' '))).toContain(long);
  });

  test('contain no duplicate words', () => {
    expect(new Set(tableWords()).size).toBe(tableWords().length);
    expect(tableWords().length).toBeGreaterThan(1_500);
  });

  test('name existing places only', () => {
    const states = new Set(STATES.map(({ name }) => name));
    const places = Object.values(SPOKEN_PLACES).flat();
    expect(places.filter((place) => !findLocation(place) && !states.has(place))).toEqual([]);
  });
});

describe('the query', () => {
  const tiers = (text: string) => tiersOf(understood(text).wishes, (word) => word);

  test('looks in the title first, and is less strict with every tier', () => {
    expect(tiers('welder')[0]).toBe(`'=welder'`);
    expect(tiers('welder')[1]).toBe(`'t:welder'`);
    expect(tiers('welder').at(-1)).toContain(`'k:welder'`);
  });

  test('treats a rank such as “senior” as an improvement, not a requirement', () => {
    const [first, ...rest] = tiers('senior welder');
    expect(first).toContain('senior');
    expect(rest.slice(-3).join(' ')).not.toContain('senior');
    expect(tiers('senior').at(-1)).toContain('senior');
    expect(tiers('pune west').at(-1)).not.toContain('west');
    expect(tiers('west').at(-1)).toContain('west');
  });

  test('knows where a place is', () => {
    expect(tiers('welder pune').at(-1)).toContain(`'@d:Pune, Maharashtra'`);
  });

  test('drops what the work should also be, then the place, then the other terms one by one', () => {
    const { wishes: three } = understood('java welder pune');
    const lesser = relaxations(three, (word) => word).map(({ tiers }) => tiers.at(-1)!);
    expect(lesser[0]).toContain('Pune');
    expect(lesser[0]).not.toContain('java');
    expect(lesser[1]).not.toContain('Pune');
    expect(lesser).toHaveLength(4);
  });

  test('drops the place before it looks for known work anywhere in the text', () => {
    const { wishes } = understood('welder pune');
    const lesser = relaxations(wishes, (word) => word).map(({ tiers }) => tiers.at(-1)!);
    expect(lesser[0]).not.toContain('Pune');
    expect(lesser[0]).not.toContain(`'welder'`);
    expect(lesser[1]).toContain(`'welder'`);
    expect(lesser[1]).toContain('Pune');
  });

  test('is never broken by a special character', () => {
    for (const step of tiers(`it's & (a | b):* !c \\`)) expect(step).not.toMatch(/[!*\\]/);
  });
});

describe('typos', () => {
  test.each([
    ['java', 'jvaa', 0.9],
    ['software', 'sofware', 1],
    ['manager', 'maneger', 1],
    ['nurse', 'nurse', 0],
    ['cook', '', 4],
  ])('%s and %s are %d apart', (a, b, slips) => expect(slipsBetween(a, b)).toBeCloseTo(slips));

  test('are allowed by length', () => {
    expect(['hr', 'java', 'welder', 'accountant', 'receptionist'].map(slipsAllowed)).toEqual([0, 1, 2, 2, 3]); // oxfmt-ignore
  });
});
