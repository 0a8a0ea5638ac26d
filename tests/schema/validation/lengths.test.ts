import { expect, test } from 'vitest';
import { isLonger, LENGTHS, parameterLength } from '#schema/validation/lengths.ts';

test.each([
  ['12345', false],
  ['123456', true],
  [' 12345 ', false],
  [' 123456 ', true],
  ['12\r\n45', false],
  ['1\r\n\r\n45', false],
  // Trimming a text of more than twice the limit would cost too much.
  [`12345${' '.repeat(5)}`, false],
  [`12345${' '.repeat(6)}`, true],
])('whether %j is longer than five characters: %s', (text, expected) => {
  expect(isLonger(text, 5)).toBe(expected);
});

test('only lists of ids and analytics filters may be long parameters', () => {
  expect(parameterLength('ids')).toBe(4_000);
  expect(parameterLength('filter')).toBe(8_000);
  expect(parameterLength('title')).toBe(LENGTHS.argument);
});
