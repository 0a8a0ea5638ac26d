import { describe, expect, test } from 'vitest';
import { isNext, occupationsIn, readTitle } from '#server/modules/search/words/work.rules.ts';
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

test.each([
  ['Driver cum Cook', [[['driver']], [['cook']]]],
  ['Driver or Cook', [[['driver']], [['cook']]]],
  ['Driver & Cook', [[['driver']], [['cook']]]],
  ['Driver या Cook', [[['driver']], [['cook']]]],
  ['Driver/Cooks', [[['driver']], [['cook']]]],
  ['Driver - Heavy', [[['driver'], ['heavy']]]],
  ['Tele Caller (Night)', [[['tele', 'caller'], ['night'], []]]],
  ['Driver-Heavy', [[['driver', 'heavy']]]],
  ['Android Developer', [[['android', 'developer']]]],
])('a job with the title %s has the names %j', (title, names) => {
  expect(readTitle(title).names).toEqual(names);
});

test('the words of a title count in pairs as well', () => {
  const { words, order } = readTitle('Tele Callers Pune');
  expect(order).toEqual(['tele', 'caller', 'pune']);
  expect([...words]).toEqual(['tele', 'caller', 'pune', 'telecaller', 'callerpune']);
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
