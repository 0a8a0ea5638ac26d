import { describe, expect, test } from 'vitest';
import { isNext, occupationsIn } from '#server/modules/search/words/work.rules.ts';
import { occupation } from '#server/modules/search/words/words.rules.ts';

const titlesIn = (text: string) => occupationsIn(text).map(({ name }) => name);

describe('a title', () => {
  test.each([
    ['Accountant at Lotus', ['Accountant']],
    ['Accountant @ Lotus', ['Accountant']],
    ['Accountant - Pune', ['Accountant']],
    ['Driver / Cook', ['Driver', 'Cook']],
    ['Driver, Cook', ['Driver', 'Cook']],
    ['Driver cum Cook', ['Driver', 'Cook']],
    ['Driver या Cook', ['Driver', 'Cook']],
    ['Tailor and Cook', ['Tailor', 'Cook']],
    ['Tailor & Cook', ['Tailor', 'Cook']],
  ])('%s names %j', (title, names) => expect(titlesIn(title)).toEqual(names));

  test.each(['Sales and Marketing Executive', 'Food and Beverage Manager', 'Welder-Fitter'])(
    '%s is one kind of work',
    (title) => expect(titlesIn(title)).toEqual([title]),
  );
});

test('work next to what someone does or studied is neighbouring', () => {
  expect((['neighbour', 'alsoStudied'] as const).map(isNext)).toEqual([true, true]);
  expect((['present', 'past', 'studies', 'wanted', 'starting'] as const).some(isNext)).toBe(false);
});

test.each([
  ['accounts', 'accounts'],
  ['accounting', 'accounting'],
  ['account', null],
  ['accountants', 'accountant'],
  ['developer', 'developer'],
  ['developers', 'developer'],
  ['development', null],
  ['developersx', null],
  ['xdeveloper', null],
  ['developerss', null],
])('the word %s names the occupation %s', (word, name) => expect(occupation(word)).toBe(name));
