import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FORMULA_DEPTH_MAX,
  FormulaError,
  measuresIn,
  parseFormula,
  type Operator,
  type Term,
} from '#schema/analytics/formula.ts';

/** With brackets around everything. */
function written(term: Term): string {
  if ('number' in term) return `${term.number}`;
  if ('measure' in term) return term.measure;
  if ('negated' in term) return `-(${written(term.negated)})`;
  return `(${written(term.left)}${term.operator}${written(term.right)})`;
}

const number = fc
  .integer({ min: 0, max: 4_000_000 })
  .map((many): Term => ({ number: many / 1000 }));
const measure = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/).map((key): Term => ({ measure: key }));
const operator = fc.constantFrom<Operator>('+', '-', '*', '/');
const { term } = fc.letrec<{ term: Term }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 2 },
    measure,
    number,
    tie('term').map((negated) => ({ negated })),
    fc.record({ operator, left: tie('term'), right: tie('term') }),
  ),
}));

test('a formula is read as it is written', () => {
  fc.assert(
    fc.property(term, (whole) => {
      fc.pre(measuresIn(whole).length > 0);
      expect(parseFormula(written(whole))).toEqual(whole);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['a+b*c', '(a+(b*c))'],
  ['a - b - c', '((a-b)-c)'],
  ['a / b / c * 100', '(((a/b)/c)*100)'],
  ['-a * b', '(-(a)*b)'],
  ['a × 100 ÷ (b − 1.5)', '((a*100)/(b-1.5))'],
])('%s means %s', (text, meaning) => {
  expect(written(parseFormula(text))).toBe(meaning);
});

describe('a text that is not a formula is refused with the reason', () => {
  test.each([
    ['', 'empty', ''],
    ['   ', 'empty', ''],
    ['a +', 'unfinished', ''],
    ['(a', 'unfinished', ''],
    ['a b', 'unexpected', 'b'],
    ['a)', 'unexpected', ')'],
    ['* a', 'unexpected', '*'],
    ['a / ()', 'unexpected', ')'],
    ['100 * 2', 'noMeasure', ''],
    ['a; drop', 'character', ';'],
    ['a + "b"', 'character', '"'],
    ['a ** b', 'unexpected', '*'],
    ['Jobs', 'character', 'J'],
    ['a + 1e9', 'unexpected', 'e9'],
    ['a + 1.2.3', 'number', '1.2.3'],
    ['a + 9999999999999', 'number', '9999999999999'],
    ['a'.repeat(301), 'tooLong', ''],
    [Array.from({ length: 21 }, () => 'a').join('+'), 'tooManyTerms', ''],
    [`${'('.repeat(FORMULA_DEPTH_MAX + 1)}a${')'.repeat(FORMULA_DEPTH_MAX + 1)}`, 'tooDeep', ''],
    [`${'-'.repeat(FORMULA_DEPTH_MAX + 1)}a`, 'tooDeep', ''],
  ])('%j: %s', (text, problem, part) => {
    const read = () => parseFormula(text);
    expect(read).toThrow(FormulaError);
    expect(read).toThrow(expect.objectContaining({ problem, part }));
  });
});
