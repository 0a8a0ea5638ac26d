import { LAKH, labelIn, THOUSAND, WORDS, type Token } from './salaryWords.ts';

const NUMBER = /\d[\d,]*(?:\.\d+)?/y;
/** 1,00,000 as in India, 100,000 as elsewhere, or without commas. */
const GROUPED = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** In "20-25,000" the first number omits the zeros of the second; "Sector 10 - 15,000" is different. */
const SHORT_RANGE = /(?<![\d,.])(\d{1,3}(?:\.\d+)?)(-| to )(\d[\d,]{3,})(?!\.\d)/g;
/** If the ends differ by a larger factor, "5-50,000" could mean anything. */
const WIDEST_IN_SHORT = 3;

/** Null if a number is written in an unknown way: nothing around it is certain then. */
export function tokensOf(plain: string): Token[] | null {
  const text = plain.replace(SHORT_RANGE, inFull);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const number = matchAt(NUMBER, text, at);
    if (number) {
      const digits = number.replace(/,$/, '');
      if (!GROUPED.test(digits)) return null;
      tokens.push({ kind: 'number', value: Number(digits.replaceAll(',', '')), text: digits });
      at += digits.length;
      continue;
    }
    const found = firstWord(text, at);
    if (found) tokens.push(found.token);
    at += found?.length ?? skipped(text, at, tokens);
  }
  const ordered = tokens.map((_, at) => limitAfterUnit(tokens, at));
  return unitFromLabel(ordered.filter((_, at) => !limitsOtherNumber(ordered, at)));
}

/** "12+ LPA" and "12 max LPA" mean "12 LPA+" and "12 LPA max". */
function limitAfterUnit(tokens: readonly Token[], at: number): Token {
  if (isLimitInside(tokens, at)) return tokens[at + 1]!;
  return isLimitInside(tokens, at - 1) ? tokens[at - 1]! : tokens[at]!;
}

function isLimitInside(tokens: readonly Token[], at: number): boolean {
  const [number, limit, unit] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isLimit = limit?.kind === 'plus' || (limit?.kind === 'bound' && limit.side !== 'before');
  return number?.kind === 'number' && isLimit && unit?.kind === 'unit';
}

/** "LPA: 5-6" and "max CTC (LPA): 6" mean "5-6 LPA" and "max CTC 6 LPA". */
function unitFromLabel(tokens: readonly Token[]): Token[] {
  const ordered: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const label = ordered.findLastIndex(
      ({ kind }) => kind !== 'break' && kind !== 'to' && kind !== 'period',
    );
    const unit = ordered[label];
    const isLabel = unit?.kind === 'unit' && unit.rupees >= LAKH && !isAmount(ordered[label - 1]);
    const isBare =
      token.kind === 'number' && token.value < THOUSAND && tokens[at + 1]?.kind !== 'unit';
    if (!isLabel || !isBare) ordered.push(token);
    else {
      const isInBrackets = ordered[label - 1]?.kind === 'break';
      ordered.splice(isInBrackets ? label - 1 : label, Infinity, token, unit);
    }
  }
  return ordered;
}

/**
 * "Min 2 years" and "2 years and above" limit the years, not the pay next to them. "5 LPA max. Experience 2 years"
 * limits the pay.
 */
function limitsOtherNumber(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (token.kind !== 'bound') return false;
  const isKnown = ({ kind }: Token) => kind !== 'other';
  const before = tokens.slice(0, at).findLast(isKnown)?.kind;
  const after = tokens.slice(at + 1).find(isKnown)?.kind;
  const follows =
    token.side === 'either' && isAmount(tokens[at - 1]) && tokens[at + 1]?.kind !== 'gap';
  if (token.side !== 'after' && after === 'gap' && !follows) return true;
  return (
    before === 'gap' && (token.side === 'after' || (token.side === 'either' && after !== 'number'))
  );
}

const isAmount = (token: Token | undefined) =>
  token !== undefined && ['number', 'unit', 'period'].includes(token.kind);

function inFull(range: string, low: string, to: string, high: string): string {
  const most = Number(high.replaceAll(',', ''));
  const zeros = [THOUSAND, LAKH].find((scale) => {
    const least = Number(low) * scale;
    return least < most && most <= least * WIDEST_IN_SHORT;
  });
  return zeros ? `${Number(low) * zeros}${to}${high}` : range;
}

function firstWord(text: string, at: number) {
  for (const [pattern, make] of WORDS) {
    const word = matchAt(pattern, text, at);
    if (word) return { token: make(word), length: word.length };
  }
  return null;
}

/** An unknown word. Letters right after a number are not part of another word. */
function skipped(text: string, at: number, tokens: Token[]): number {
  const word = matchAt(/[\p{L}\p{M}']+/uy, text, at);
  if (word) tokens.push({ kind: 'other', label: labelIn(word), isFor: word === 'for' });
  return word?.length ?? 1;
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
