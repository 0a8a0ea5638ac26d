import { describe, expect, test, vi } from 'vitest';
import {
  anyTitle,
  placeQuery,
  quoted,
  relaxations,
  strictQuery,
  tiersOf,
  withTitles,
  workOf,
} from '#server/modules/search/words/query.rules.ts';
import type { Way, Wish } from '#server/modules/search/words/understand.rules.ts';

/** Words are their own stems here: these tests are about where a word must occur. */
const same = (word: string) => word;
const typedWay = (...words: string[]): Way => ({ words, typed: true });
const meant = (...words: string[]): Way => ({ words });
const wish = (text: string, more: Partial<Wish> = {}): Wish => ({
  text,
  isPlace: false,
  ways: [typedWay(...text.split(' '))],
  ...more,
});
const PUNE = wish('pune', {
  isPlace: true,
  ways: [typedWay('pune'), { words: [], mark: '@d:Pune, Maharashtra' }],
});
const AT_PUNE = `(('t:pune' | 'l:pune') | '@d:Pune, Maharashtra')`;
const NEAR_PUNE = `(('h:pune' | 'l:pune') | '@d:Pune, Maharashtra')`;
const ANY_PUNE = `('pune' | '@d:Pune, Maharashtra')`;

test('titles of several kinds of work leave out names that a shorter one finds', () => {
  const sales = [wish('field sales', { ways: [typedWay('field', 'sales'), meant('fse')] })];
  const seller = [wish('seller', { ways: [typedWay('seller'), meant('sales')] })];
  const two = [wish('tool'), wish('welder')];
  expect(anyTitle([sales, seller, two, two], same)).toBe(
    `(('t:fse' | 't:seller' | 't:sales') | ('t:tool' & 't:welder'))`,
  );
  expect(anyTitle([two], same)).toBe(`('t:tool' & 't:welder')`);
});

test('jobs with other titles are searched for in the same places', () => {
  const extra = { ...PUNE, isExtra: true };
  const titles = ['welder', 'fitter'];
  expect(withTitles(titles, [wish('cook'), PUNE, extra], same)).toBe(
    `(('=welder' | '=fitter') & ${NEAR_PUNE})`,
  );
  expect(withTitles(['welder'], [wish('cook'), extra], same)).toBe(`'=welder'`);
});

describe('a search looks in the title first, then in more and more of the text', () => {
  test('one word', () => {
    expect(tiersOf([wish('welder')], same)).toEqual([
      `'=welder'`,
      `'t:welder'`,
      `('t:welder' | '=welder')`,
      `'t:welder'`,
      `'h:welder'`,
      `'welder'`,
    ]);
  });

  test('a synonym counts in the title, skills, company or category, not in the description', () => {
    const wishes = [wish('welder', { ways: [typedWay('welder'), meant('fabricator')] })];
    expect(tiersOf(wishes, same)).toEqual([
      `'=welder'`,
      `'t:welder'`,
      `('t:welder' | ('=welder' | '=fabricator'))`,
      `('t:welder' | 't:fabricator')`,
      `('h:welder' | 'h:fabricator')`,
      `('welder' | 'h:fabricator')`,
    ]);
  });

  test('several words must all occur', () => {
    const halves = [
      wish('tele caller', { ways: [typedWay('tele', 'caller'), typedWay('telecaller')] }),
    ];
    expect(tiersOf(halves, same)).toEqual([
      `('=caller tele' | '=telecaller')`,
      `(('t:tele' & 't:caller') | 't:telecaller')`,
      `((('t:tele' & 't:caller') | 't:telecaller') | ('=caller tele' | '=telecaller'))`,
      `(('t:tele' & 't:caller') | 't:telecaller')`,
      `(('h:tele' & 'h:caller') | 'h:telecaller')`,
      `(('tele' & 'caller') | 'telecaller')`,
    ]);
  });

  test('a place is looked for in the location', () => {
    expect(tiersOf([wish('welder'), PUNE], same)).toEqual([
      `('=welder' & ${AT_PUNE})`,
      `('t:welder' & ${AT_PUNE})`,
      `(('t:welder' & ${AT_PUNE}) | ('=welder' & ${AT_PUNE}))`,
      `('t:welder' & ${AT_PUNE})`,
      `('h:welder' & ${NEAR_PUNE})`,
      `('welder' & ${ANY_PUNE})`,
    ]);
    // No title consists of a place only.
    expect(tiersOf([PUNE], same)).toEqual([AT_PUNE, AT_PUNE, NEAR_PUNE, ANY_PUNE]);
  });

  test('a rank such as “senior” improves the order, and jobs without it are found too', () => {
    const ranked = `('t:senior' & 't:welder')`;
    expect(tiersOf([wish('senior', { isExtra: true }), wish('welder')], same)).toEqual([
      ranked,
      `(${ranked} | '=welder')`,
      `(${ranked} | 't:welder')`,
      `(${ranked} | ('t:welder' | '=welder'))`,
      `'t:welder'`,
      `'h:welder'`,
      `'welder'`,
    ]);
  });

  test('jobs with more of the words that only improve the order come first', () => {
    const fact = (mark: string) =>
      wish(mark, { isExtra: true, ways: [{ words: [], mark: `@${mark}` }] });
    const tiers = tiersOf([wish('welder'), fact('night'), fact('new')], same);
    expect(tiers.slice(0, 3)).toEqual([
      `('t:welder' & '@night' & '@new')`,
      `('t:welder' & ('@night' | '@new'))`,
      `(('t:welder' & ('@night' | '@new')) | '=welder')`,
    ]);
  });

  test('work that the tables know must be in the title or the skills', () => {
    const work = wish('site engineer', { isWork: true });
    expect(tiersOf([work], same)).toEqual([
      `'=engineer site'`,
      `('t:siteengineer' | '=engineer site')`,
      `('t:site' & 't:engineer')`,
      `(('t:site' & 't:engineer') | '=engineer site')`,
      `('t:site' & 't:engineer')`,
      `('k:site' & 'k:engineer')`,
      `('k:site' & 'k:engineer')`,
    ]);
    expect(relaxations([work], same)[0]).toEqual({ tiers: [`('site' & 'engineer')`], leftOut: [] });
  });

  test('for an alert, known work must be in the title, or be a skill of one word', () => {
    const work = wish('site engineer', { isWork: true });
    expect(strictQuery([work], same)).toBe(`('t:site' & 't:engineer')`);
    const tally = wish('tally', { isWork: true, ways: [typedWay('tally'), meant('accountant')] });
    expect(strictQuery([tally, wish('java')], same)).toBe(
      `((('t:tally' | 't:accountant') | 'k:tally') & 'java')`,
    );
  });

  test('a mark such as @remote counts like a typed word', () => {
    const remote = wish('remote', { ways: [typedWay('remote'), { words: [], mark: '@remote' }] });
    expect(tiersOf([remote], same)).toEqual([
      `'=remote'`,
      `('t:remote' | '@remote')`,
      `(('t:remote' | '@remote') | '=remote')`,
      `('t:remote' | '@remote')`,
      `('h:remote' | '@remote')`,
      `('remote' | '@remote')`,
    ]);
  });
});

describe('an alternative that finds nothing new is left out', () => {
  const anywhere = (...ways: Way[]) => tiersOf([wish('x', { ways })], same).at(-1);

  test('a search for "accountant" finds "accountant executive" too', () => {
    expect(anywhere(typedWay('accountant'), meant('accountant', 'executive'))).toBe(`'accountant'`);
    expect(anywhere(meant('accountant', 'executive'), typedWay('accountant'))).toBe(`'accountant'`);
    expect(anywhere(meant('accountant', 'executive'), meant('accountant'))).toBe(`'h:accountant'`);
  });

  test('the typed words are kept next to a shorter synonym', () => {
    expect(anywhere(typedWay('accountant', 'executive'), meant('accountant'))).toBe(
      `(('accountant' & 'executive') | 'h:accountant')`,
    );
  });

  test('alternatives that share a word are both kept', () => {
    expect(anywhere(typedWay('hr', 'manager'), typedWay('hr', 'executive'))).toBe(
      `(('hr' & 'manager') | ('hr' & 'executive'))`,
    );
  });

  test('the first of two equal alternatives is kept', () => {
    expect(anywhere(typedWay('java', 'developer'), typedWay('developer', 'java'))).toBe(
      `('java' & 'developer')`,
    );
    expect(anywhere({ words: [], mark: '@remote' }, { words: [], mark: '@remote' })).toBe(
      `'@remote'`,
    );
  });

  test('words with the same stem are one word', () => {
    const stem = (word: string) => word.replace(/s$/, '');
    const wishes = [wish('x', { ways: [typedWay('nurses'), meant('nurse')] })];
    expect(tiersOf(wishes, stem).at(-1)).toBe(`'nurse'`);
  });
});

describe('if no job has everything', () => {
  const lasts = (wishes: Wish[]) => relaxations(wishes, same).map(({ tiers }) => tiers.at(-1));

  test('the place is dropped first, then one term after the other', () => {
    expect(lasts([wish('java'), wish('welder'), PUNE])).toEqual([
      `('java' & 'welder')`,
      `(('java' & 'welder') | ('java' & ${ANY_PUNE}) | ('welder' & ${ANY_PUNE}))`,
      `('java' | 'welder')`,
    ]);
    expect(relaxations([wish('java'), wish('welder')], same)).toEqual([
      {
        tiers: [`('t:java' | 't:welder')`, `('h:java' | 'h:welder')`, `('java' | 'welder')`],
        leftOut: null,
      },
    ]);
  });

  test('a single term may occur anywhere, even a synonym', () => {
    const welder = wish('welder', { ways: [typedWay('welder'), meant('fabricator')] });
    expect(lasts([welder])).toEqual([`('welder' | 'fabricator')`]);
    expect(lasts([wish('senior', { isExtra: true }), welder])).toEqual([
      `('welder' | 'fabricator')`,
    ]);
    expect(lasts([wish('welder'), PUNE])).toEqual([`'welder'`, `'welder'`, `'welder'`]);
  });

  test('each step names the words it leaves out, if they are the same for every job', () => {
    const leftOut = (wishes: Wish[]) => relaxations(wishes, same).map((step) => step.leftOut);
    expect(leftOut([wish('java'), wish('welder'), PUNE])).toEqual([['pune'], null, null]);
    const night = wish('night', { ways: [{ words: [], mark: '@shift:night' }] });
    const steps = [['night'], ['pune'], ['night', 'pune'], ['night', 'pune'], null, null];
    expect(leftOut([wish('welder'), night, PUNE])).toEqual(steps);
  });

  test('the place is given up before a single kind of work is looked for in the text', () => {
    const driver = wish('driver', { isWork: true });
    expect(relaxations([driver, PUNE], same).map(({ leftOut }) => leftOut)).toEqual([['pune'], [], ['pune'], null]); // oxfmt-ignore
    const two = relaxations([driver, wish('welder', { isWork: true }), PUNE], same);
    expect(two[0]!.leftOut).toEqual([]);
    expect(workOf([wish('senior', { isExtra: true }), driver, PUNE])).toEqual([driver]);
  });

  test('either of two places may be dropped', () => {
    const thane = wish('thane', { isPlace: true });
    expect(lasts([PUNE, thane])).toEqual([`(${ANY_PUNE} | 'thane')`]);
  });

  test('a single place is never dropped', () => {
    expect(relaxations([PUNE], same)).toEqual([]);
    expect(relaxations([], same)).toEqual([]);
  });

  test('at most seventy combinations of many terms are tried', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => wish(`w${at}`));
    // Four of eight words have 70 combinations, four of nine would have 126.
    expect(lasts(many(8))).toHaveLength(7);
    expect(lasts(many(9))).toHaveLength(4);
  });

  test('the query for a word is made once for all combinations', () => {
    const stemmed = (count: number) => {
      const stemOf = vi.fn(same);
      relaxations(
        Array.from({ length: count }, (_, at) => wish(`w${at}`)),
        stemOf,
      );
      return stemOf.mock.calls.length;
    };
    expect(stemmed(8)).toBe(2 * stemmed(4));
  });
});

test('many alternatives of several terms give at most 24 whole titles', () => {
  const ways = (letter: string) => [1, 2, 3, 4, 5].map((at) => typedWay(`${letter}${at}`));
  const titlesOf = (count: number) => {
    const [exact] = tiersOf(
      [wish('a', { ways: ways('a').slice(0, count) }), wish('b', { ways: ways('b') })],
      same,
    );
    return exact!.split(' | ').length;
  };
  expect(titlesOf(4)).toBe(20);
  expect(titlesOf(5)).toBe(24);
});

test('a repeated word occurs once in a whole title', () => {
  expect(tiersOf([wish('sales'), wish('sales')], same)[0]).toBe(`'=sales'`);
});

test('the location box is a filter: everything in it must match the location', () => {
  expect(placeQuery([PUNE, wish('west', { isPlace: true })], same)).toBe(
    `(('l:pune' | '@d:Pune, Maharashtra') & 'l:west')`,
  );
});

test('special characters of the query language are doubled', () => {
  expect(quoted(String.raw`it's a \ sign`)).toBe(String.raw`'it''s a \\ sign'`);
});
