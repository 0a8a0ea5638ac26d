/** The limits of a formula. Together they keep every result within the numbers that the database can hold. */
export const FORMULA_MAX = 300;
export const FORMULA_TERMS_MAX = 20;
export const FORMULA_DEPTH_MAX = 10;
export const FORMULA_NUMBER_MAX = 1_000_000_000_000;

export type Operator = '+' | '-' | '*' | '/';

/** A formula as a tree. */
export type Term =
  | { number: number }
  | { measure: string }
  | { negated: Term }
  | { operator: Operator; left: Term; right: Term };

export type FormulaProblem =
  | 'empty'
  | 'tooLong'
  | 'tooManyTerms'
  | 'tooDeep'
  | 'character'
  | 'number'
  | 'unexpected'
  | 'unfinished'
  | 'noMeasure';

/** Why a text is not a formula, and the part of it that is wrong. */
export class FormulaError extends Error {
  readonly problem: FormulaProblem;
  readonly part: string;

  constructor(problem: FormulaProblem, part = '') {
    super(`${problem}: ${part}`);
    this.problem = problem;
    this.part = part;
  }
}

const SIGNS: Record<string, string> = { '×': '*', '÷': '/', '−': '-' };
const TOKEN = /\s*(?:(?<number>\d[\d.]*)|(?<measure>[a-z][a-z0-9_]*)|(?<sign>[-+*/()×÷−]))/uy;
const NUMBER = /^\d{1,13}(\.\d{1,6})?$/;

interface Token {
  kind: 'number' | 'measure' | 'sign';
  text: string;
}

/** Parses `applications / jobs * 100`: measures, numbers, + - * / and brackets. Throws a FormulaError. */
export function parseFormula(text: string): Term {
  const tokens = tokensOf(text);
  let at = 0;
  const sign = () => (tokens[at]?.kind === 'sign' ? tokens[at]!.text : null);

  const atom = (depth: number): Term => {
    if (depth > FORMULA_DEPTH_MAX) throw new FormulaError('tooDeep');
    const token = tokens[at];
    if (!token) throw new FormulaError('unfinished');
    at += 1;
    if (token.kind === 'number') return { number: Number(token.text) };
    if (token.kind === 'measure') return { measure: token.text };
    if (token.text === '-') return { negated: atom(depth + 1) };
    if (token.text !== '(') throw new FormulaError('unexpected', token.text);
    const inner = sum(depth + 1);
    if (!tokens[at]) throw new FormulaError('unfinished');
    if (sign() !== ')') throw new FormulaError('unexpected', tokens[at]!.text);
    at += 1;
    return inner;
  };
  const chain = (next: (depth: number) => Term, operators: string) => (depth: number) => {
    let left = next(depth);
    for (let operator = sign(); operator && operators.includes(operator); operator = sign()) {
      at += 1;
      left = { operator: operator as Operator, left, right: next(depth) };
    }
    return left;
  };
  const product = chain(atom, '*/');
  const sum = chain(product, '+-');

  const whole = sum(0);
  if (tokens[at]) throw new FormulaError('unexpected', tokens[at]!.text);
  if (measuresIn(whole).length === 0) throw new FormulaError('noMeasure');
  return whole;
}

function tokensOf(text: string): Token[] {
  if (text.length > FORMULA_MAX) throw new FormulaError('tooLong');
  const trimmed = text.trim();
  if (trimmed === '') throw new FormulaError('empty');
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let end = 0; end < trimmed.length; end = TOKEN.lastIndex) {
    TOKEN.lastIndex = end;
    const groups = TOKEN.exec(trimmed)?.groups;
    if (!groups) throw new FormulaError('character', Array.from(trimmed.slice(end).trim())[0]);
    const { number, measure, sign } = groups;
    if (number !== undefined) {
      if (!NUMBER.test(number) || Number(number) > FORMULA_NUMBER_MAX)
        throw new FormulaError('number', number);
      tokens.push({ kind: 'number', text: number });
    } else if (measure !== undefined) tokens.push({ kind: 'measure', text: measure });
    else tokens.push({ kind: 'sign', text: SIGNS[sign!] ?? sign! });
  }
  if (tokens.filter(({ kind }) => kind !== 'sign').length > FORMULA_TERMS_MAX)
    throw new FormulaError('tooManyTerms');
  return tokens;
}

/** The keys of the measures in a formula, each once. */
export function measuresIn(term: Term): string[] {
  if ('measure' in term) return [term.measure];
  if ('number' in term) return [];
  if ('negated' in term) return measuresIn(term.negated);
  return [...new Set([...measuresIn(term.left), ...measuresIn(term.right)])];
}
