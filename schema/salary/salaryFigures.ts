import type { SalaryPeriod as Period } from '#schema/options/salaryPeriods.ts';
import { LAKH, THOUSAND, type Bound, type Label, type Token } from './salaryWords.ts';

/** A number with the words right next to it. */
export interface Figure {
  value: number;
  /** The rupees of its unit; null if no unit is written. */
  unit: number | null;
  bound: Bound | null;
}

/** One amount, or the two ends of a range, with every period named next to it. */
export interface Statement {
  figures: [Figure] | [Figure, Figure];
  periods: Period[];
  /** Periods named before the first figure. They are its periods as well if none follows. */
  earlier: Period[];
  /** Words or a break lie between the figures and their period: "4,20,000; incentive every month". */
  isPeriodApart: boolean;
  /** A word that says nothing about pay comes right before the first figure: "PF 1800 - 15,000". */
  isAfterWord: boolean;
  /** What the word before it is about: "salary 15k", "helper 12k". */
  label: Label | null;
}

type Link = 'to' | 'between' | 'up to' | null;

/** Null if the figures do not have exactly one meaning together. */
export function statementsOf(tokens: readonly Token[]): Statement[] | null {
  const drafts: Statement[] = [];
  let link: Link = null;
  let between = false;
  let broken = false;
  /** Words after a break name what follows: "helper 12k, operator - 16k". */
  let named = false;
  let waiting: Bound | null = null;
  let early: Period[] = [];

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const last = drafts.at(-1);
    if (token.kind === 'number') {
      const read = figureAt(tokens, at);
      const figure = { ...read.figure, bound: waiting };
      if (last && link) {
        if (last.figures.length === 2) return null;
        const [first] = last.figures;
        // "Tower 3 - up to 5 LPA": the first number may belong to the word.
        const isOfWord = last.isAfterWord && first.unit === null && first.value < THOUSAND;
        if (isOfWord && (link === 'up to' || figure.bound === 'most')) return null;
        last.figures = [first, link === 'up to' ? { ...figure, bound: null } : figure];
      } else {
        if (last && isAmount(tokens[at - 1])) return null;
        drafts.push({
          figures: [figure],
          periods: [],
          earlier: early,
          isPeriodApart: false,
          isAfterWord: labelIsUnknown(tokens[at - 1]),
          label: labelOf(tokens, at, read.last),
        });
      }
      if (read.period) drafts.at(-1)!.periods.push(read.period);
      [link, waiting, early, broken, named] = [null, null, [], false, false];
      at = read.last;
      continue;
    }
    if (token.kind === 'period') {
      // "Monthly 15,000 | yearly 1,80,000": if labels come first, they do so throughout.
      const isLabel = broken && last && last.earlier.length > 0;
      // "Two shows daily" is about the shows.
      const [before, after] = [tokens[at - 1]?.kind, tokens[at + 1]?.kind];
      const isLong = token.period === 'month' || token.period === 'year';
      const isOfCount = isLong
        ? before === 'gap' && after === 'break' && !last
        : before === 'gap' || (after === 'gap' && !isAmount(tokens[at - 1]));
      // "26k per month, 40 admissions per year": words lie between the pay and the year.
      const isOfWords = last && last.periods.length > 0 && ['gap', 'other'].includes(before ?? '');
      // "Monthly 14,500 + bonus once a year": the year is that of the bonus.
      const isOfAddition =
        last && !isLabel && last.earlier.length > 0 && isAfterAddition(tokens, at);
      if (isOfCount || isOfWords || isOfAddition) continue;
      if (last && !isLabel) {
        last.isPeriodApart ||= broken && named;
        last.periods.push(token.period);
      } else early.push(token.period);
    }
    // "10,000 per month LPA".
    if (token.kind === 'unit' && token.period) last?.periods.push(token.period);
    if (token.kind === 'between') between = true;
    if (broken && (token.kind === 'other' || token.kind === 'gap')) named = true;
    // "30k per month - 2 posts - 18 to 30 years": after a count, a dash separates. In "40,000 - 3% - 1,40,000" it does not.
    const [before, earlier] = [tokens[at - 1]?.kind, tokens[at - 2]?.kind];
    const isSeparator =
      (before === 'gap' && earlier !== 'to') || (before === 'period' && last?.figures.length === 2);
    if (token.kind === 'to' && last && !named && !isSeparator) link = 'to';
    // "Helper 12k - operator 16k": two jobs, each with its pay.
    if (token.kind === 'other' && link === 'to') link = null;
    if (token.kind === 'and') {
      if (last && between) link = 'between';
    }
    if (token.kind === 'plus') {
      // "5% + 15k", "course + placement". In "current + 2 LPA" the total is not stated.
      const isOfWords =
        tokens.slice(0, at).some(({ kind }) => kind === 'gap') || tokens[at + 1]?.kind !== 'number';
      if ((!last && isOfWords) || tokens[at - 1]?.kind === 'gap') continue;
      if (!last || isAddedUp(tokens, at)) return null;
      // "20k + food + room": further additions do not change the pay.
      const isOfWord = token.isSpaced || tokens[at - 1]?.kind === 'other';
      const isAddition = isOfWord && ['other', 'gap'].includes(tokens[at + 1]?.kind ?? '');
      if (!isAddition && tokens[at - 1]?.kind !== 'extra' && !setBound(last, 'least')) return null;
    }
    if (token.kind === 'bound') {
      const backward = last && boundIsBehind(tokens, at, token.side);
      if (backward) {
        if (!setBound(last, token.bound)) return null;
      } else if (
        last &&
        !link &&
        token.bound === 'most' &&
        justBefore(tokens, at) &&
        !last.figures[1]
      )
        link = 'up to';
      else waiting = token.bound;
    }
    if (token.kind === 'break' || token.kind === 'gap') {
      broken = true;
      // "10k till March, 14k from April".
      const isOver = token.kind === 'break' && tokens[at - 1]?.kind === 'gap';
      if (link === 'up to' || isOver) link = null;
    }
  }
  if (waiting || link === 'up to') return null;
  return drafts.map((draft) => ({
    ...draft,
    periods: draft.periods.length > 0 ? draft.periods : draft.earlier,
  }));
}

/** "3 lakh 50 thousand" is one amount: the units get smaller. */
function figureAt(tokens: readonly Token[], start: number) {
  let at = start;
  let total = 0;
  let smallest: number | null = null;
  let period: Period | undefined;
  let figure: Omit<Figure, 'bound'> | null = null;
  for (;;) {
    const number = tokens[at];
    const unit = tokens[at + 1];
    if (number?.kind !== 'number') break;
    if (unit?.kind !== 'unit') {
      figure ??= { value: number.value, unit: null };
      if (figure.unit === null) at += 1;
      break;
    }
    if (smallest !== null && unit.rupees >= smallest) break;
    if (smallest !== null && number.value * unit.rupees >= smallest) break;
    smallest = unit.rupees;
    period ??= unit.period;
    total += number.value * unit.rupees;
    figure = figure ? { value: total, unit: 1 } : { value: number.value, unit: unit.rupees };
    at += 2;
    if (unit.period) break;
  }
  return { figure: figure!, period, last: Math.max(start, at - 1) };
}

/** From the word before a figure and its limits, or the word right after it: "salary 15k", "10k later". */
function labelOf(tokens: readonly Token[], at: number, last: number): Label | null {
  const before = tokens
    .slice(0, at)
    .findLast(({ kind }) => !['bound', 'break', 'to', 'gap'].includes(kind));
  const words = tokens.slice(tokens.findLastIndex(isAmountBefore(at)) + 1, at);
  if (words.some((word) => labelAt(word) === 'later')) return 'later';
  const after = tokens.slice(last + 1).find(({ kind }) => kind !== 'period');
  const isForSome = last > at && after?.kind === 'other' && after.isFor;
  return labelAt(before) ?? labelAt(tokens[last + 1]) ?? (isForSome ? 'case' : null);
}

const isAmountBefore = (at: number) => (token: Token, each: number) => each < at && isAmount(token);

const labelIsUnknown = (token: Token | undefined) =>
  token?.kind === 'other' && token.label === null;

const labelAt = (token: Token | undefined) => (token?.kind === 'other' ? token.label : null);

const isAmount = (token: Token | undefined) => token?.kind === 'number' || token?.kind === 'unit';

/** Sets the bound of the last figure. False if it has the opposite one already: "up to 20 lakh plus". */
function setBound({ figures }: Statement, bound: Bound): boolean {
  const figure = figures.at(-1)!;
  figure.bound ??= bound;
  return figure.bound === bound;
}

/** Whether a bound refers to the number before it and not to the next one. */
function boundIsBehind(tokens: readonly Token[], at: number, side: string): boolean {
  if (side === 'after') return true;
  if (side === 'before') return false;
  return !numberFollows(tokens, at) || (isAmount(tokens[at - 1]) && limitsComeLast(tokens));
}

/** "15,000 min 25,000 max": no number comes after the last limit. */
function limitsComeLast(tokens: readonly Token[]): boolean {
  return !numberFollows(
    tokens,
    tokens.findLastIndex(({ kind }) => kind === 'bound'),
  );
}

/** Whether something is added between the number before this token and the token. */
function isAfterAddition(tokens: readonly Token[], at: number): boolean {
  const number = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'number');
  return tokens.slice(number, at).some(({ kind }) => kind === 'plus' || kind === 'extra');
}

/** A smaller number without a unit, after other words, is a count. */
const LEAST_ADDED = 10;

/** "12,000 + up to 30,000 per month" is a sum, and its parts are not a range. */
function isAddedUp(tokens: readonly Token[], at: number): boolean {
  const next = tokens.findIndex(
    ({ kind }, after) => after > at && kind !== 'other' && kind !== 'period',
  );
  if (tokens[next]?.kind === 'bound') return numberFollows(tokens, next);
  const number = tokens[next];
  // "16k monthly + room sharing for 3".
  const isCount = next > at + 1 && tokens[next + 1]?.kind !== 'unit';
  return number?.kind === 'number' && !(isCount && number.value < LEAST_ADDED);
}

/** Whether a number comes before any separator. */
function numberFollows(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1).find(({ kind }) => kind !== 'other' && kind !== 'period');
  return rest?.kind === 'number';
}

/** Whether only units and periods are between this token and the number before it. */
function justBefore(tokens: readonly Token[], at: number): boolean {
  const from = tokens
    .slice(0, at)
    .findLastIndex(({ kind }) => kind !== 'unit' && kind !== 'period' && kind !== 'other');
  const number = tokens[from];
  if (number?.kind !== 'number') return false;
  // "4.2 rated on Glassdoor, up to 5 LPA" is not a range.
  return from === at - 1 || number.value >= THOUSAND || tokens[from + 1]?.kind === 'unit';
}

/** A number in full, as in "3,00,000 LPA", is in rupees already, so the unit that follows does not multiply it. */
export const WRITTEN_OUT = LAKH;

/** The unit of one end applies to both, unless the bare number is a full amount. */
export function withUnitOf(other: Figure, figure: Figure): Figure {
  const isMeant = figure.unit === null && other.unit !== null && isShort(figure, other);
  return isMeant ? { ...figure, unit: other.unit } : figure;
}

function isShort(bare: Figure, other: Figure): boolean {
  return bare.value < 1_000 || other.value >= WRITTEN_OUT;
}
