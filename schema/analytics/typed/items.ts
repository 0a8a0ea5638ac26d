import type { Segment, SegmentMeaning } from './segments.ts';
import type { Token } from './tokens.ts';
import type { Mark } from './words/language.ts';

export type Role = 'by' | 'not' | 'vs' | 'sort';

/** The words before an item that connect it with the rest of the sentence. */
export interface Lead {
  /** The index of the first of these tokens. */
  from: number;
  join: 'and' | 'or' | 'comma' | null;
  hasPreposition: boolean;
  /** Whether it has "के": the item belongs to the one before it. */
  isGenitive: boolean;
  isFrom: boolean;
  isWhich: boolean;
  only: Segment | null;
}

/** A part of the sentence that means something, with the role its neighbours give it. */
export interface Item {
  from: number;
  to: number;
  meanings: SegmentMeaning[];
  lead: Lead;
  role: Role | null;
  /** The word that gives the role. Items that inherit the role have the same one. */
  mark: Segment | null;
  /** Whether it has the role from the item before it. */
  isInherited: boolean;
  /** Whether the mark comes after the item. */
  isMarkAfter: boolean;
  hasOnlyAfter: boolean;
  /** Whether it is the noun of what is excluded: "part time jobs" before "को छोड़कर". */
  isOfExcluded: boolean;
}

export interface Dangling {
  segment: Segment;
  mark: Mark;
}

const PREFIX: Partial<Record<Mark, Role>> = { by: 'by', not: 'not', vs: 'vs', sortBy: 'sort' };
const POSTFIX: Partial<Record<Mark, Role>> = {
  byAfter: 'by',
  notAfter: 'not',
  vsAfter: 'vs',
  sortByAfter: 'sort',
};
const GENITIVE = ['का', 'के', 'की', 'ka', 'ke', 'ki'];

export const meaningOf = <Is extends SegmentMeaning['is']>(
  item: { meanings: SegmentMeaning[] },
  is: Is,
) => item.meanings.find((one): one is Extract<SegmentMeaning, { is: Is }> => one.is === is);

/** The measure that the item names. */
export const measureKey = (item: { meanings: SegmentMeaning[] } | undefined) =>
  item && meaningOf(item, 'measure')?.key;

export const canBeMeasure = (item: Item) =>
  meaningOf(item, 'measure') !== undefined || meaningOf(item, 'counted') !== undefined;
export const canBeDimension = (item: Item) => meaningOf(item, 'dimension') !== undefined;
export const canBeStep = (item: Item) =>
  meaningOf(item, 'unit') !== undefined || meaningOf(item, 'grain') !== undefined;
export const canBeValue = (item: Item) => meaningOf(item, 'values') !== undefined;
/** Whether the item may be a value of one of these dimensions. */
export const isValueOf = (item: Item | undefined, dimensions: readonly string[]) =>
  item !== undefined &&
  (meaningOf(item, 'values')?.sets ?? []).some(({ dimension }) => dimensions.includes(dimension));

/** Whether the item can have this role. */
function suits(role: Role, item: Item): boolean {
  if (role === 'by') return canBeDimension(item) || canBeStep(item);
  if (role === 'not') return canBeValue(item) || meaningOf(item, 'onWeekday') !== undefined;
  if (role === 'sort') return canBeMeasure(item) || canBeDimension(item);
  return (
    meaningOf(item, 'period') !== undefined ||
    meaningOf(item, 'before') !== undefined ||
    meaningOf(item, 'compare') !== undefined
  );
}

/** Gives each part of the sentence its role: "by", "excluding" and "compared with" may come before or after it. */
export function itemsOf(tokens: readonly Token[], segments: readonly Segment[]) {
  const items: Item[] = [];
  const dangling: Dangling[] = [];
  let lead = newLead(0);
  let pending: { role: Role; segment: Segment; mark: Mark } | null = null;
  let comparing: Segment | null = null;
  const endPending = () => {
    if (pending) dangling.push(pending);
    pending = null;
  };
  for (const [at, segment] of segments.entries()) {
    const mark = meaningOf(segment, 'mark')?.mark;
    const filler = meaningOf(segment, 'filler');
    if (meaningOf(segment, 'comma')) {
      lead.join ??= 'comma';
      continue;
    }
    if (segment.meanings.every(({ is }) => is === 'filler' || is === 'act')) {
      lead.hasPreposition ||= filler?.isPreposition ?? false;
      lead.isGenitive ||=
        segment.to - segment.from === 1 && GENITIVE.includes(tokens[segment.from]!.plain);
      continue;
    }
    if (mark && segment.meanings.every(({ is }) => is === 'mark')) {
      const role = PREFIX[mark];
      const after = POSTFIX[mark];
      if (role) {
        endPending();
        pending = { role, segment, mark };
      } else if (after) {
        if (!roleAfter(items, after, segment)) dangling.push({ segment, mark });
      } else if (mark === 'and' || mark === 'or') lead.join = mark;
      else if (mark === 'from') lead.isFrom = true;
      else if (mark === 'which') lead.isWhich = true;
      else if (mark === 'compare') comparing = segment;
      else if (mark === 'only') {
        if (lead.only) dangling.push({ segment: lead.only, mark });
        lead.only = segment;
      }
      continue;
    }
    const before = items.at(-1);
    // "Messages in October vs messages in September": the noun is repeated.
    const isAgain =
      pending?.role === 'vs' &&
      items.some((one) => canBeMeasure(one) && isSameMeasure(one, segment)) &&
      items.some((one) => meaningOf(one, 'period'));
    if (isAgain) continue;
    // In "by median pay", the role is that of the pay.
    const isPassedOn =
      pending !== null &&
      pending.role !== 'not' &&
      isStatistic(segment) &&
      isMeasureAfter(segments, at);
    const given = isPassedOn ? null : pending;
    const item: Item = {
      from: segment.from,
      to: segment.to,
      meanings: segment.meanings,
      lead,
      role: given?.role ?? null,
      mark: given?.segment ?? null,
      isInherited: false,
      isMarkAfter: false,
      hasOnlyAfter: false,
      isOfExcluded: false,
    };
    if (!isPassedOn) pending = null;
    const isSecond = items.some((one) => meaningOf(one, 'period')) && suits('vs', item);
    // In "compare this quarter with the last one", the second period is the one to compare with.
    if (comparing && !item.role && isSecond && (lead.hasPreposition || lead.join)) {
      item.role = 'vs';
      comparing = null;
    }
    // In "compare Pune and Mumbai", so is the second value.
    if (comparing && !item.role && before && isValuePair(before, item) && lead.join) {
      item.role = 'vs';
      comparing = null;
    }
    const isJoined = lead.join !== null && !(lead.hasPreposition && lead.join === 'comma');
    if (!item.role && before?.role && !before.isMarkAfter && isJoined && suits(before.role, item)) {
      const mayPass = before.role === 'by' || before.role === 'not';
      if (mayPass) Object.assign(item, { role: before.role, mark: before.mark, isInherited: true });
    }
    // "Full time only": the word belongs to the value before it.
    if (lead.only && before && mayBeOnly(before) && !canBeValue(item)) {
      before.hasOnlyAfter = true;
      item.lead.only = null;
    }
    items.push(item);
    lead = newLead(segment.to);
  }
  endPending();
  joinLists(items);
  if (comparing && items.filter(canBeMeasure).length < 2)
    dangling.push({ segment: comparing, mark: 'compare' });
  const last = items.at(-1);
  if (lead.only && last && mayBeOnly(last)) last.hasOnlyAfter = true;
  else if (lead.only) dangling.push({ segment: lead.only, mark: 'only' });
  return { items, dangling };
}

export const PLACES = ['state', 'district'];

/** "Delhi Mumbai and Pune" and "views applications and hires" are lists, although a comma is missing. */
function joinLists(items: readonly Item[]) {
  const isPlace = (item: Item | undefined) => item?.role === null && isValueOf(item, PLACES);
  const isCount = (item: Item | undefined) =>
    item?.role === null && canBeMeasure(item) && !canBeValue(item);
  for (const [at, item] of items.entries()) {
    const [before, after] = [items[at - 1], items[at + 1]];
    const isBeside = before?.to === item.from;
    const listed = [before, item, after];
    const isList = isBeside && (listed.every(isPlace) || listed.every(isCount));
    const isLast = after?.lead.join === 'and' || after?.lead.join === 'or';
    if (isList && isLast && item.lead.join === null) item.lead.join = after.lead.join;
  }
}

const isSameMeasure = (item: Item, segment: Segment) => measureKey(item) === measureKey(segment);

const mayBeOnly = (item: Item) => canBeValue(item) || meaningOf(item, 'period') !== undefined;

const isMeasureAfter = (segments: readonly Segment[], at: number) => {
  const next = segments
    .slice(at + 1)
    .find(({ meanings }) => !meanings.every(({ is }) => is === 'filler'));
  return next?.meanings.some(({ is }) => is === 'measure') ?? false;
};
const isStatistic = ({ meanings }: Segment) => meanings.every(({ is }) => is === 'statistic');

const isValuePair = (one: Item, other: Item) =>
  one.role === null && canBeValue(one) && canBeValue(other);

const newLead = (from: number): Lead => ({
  from,
  join: null,
  hasPreposition: false,
  isGenitive: false,
  isFrom: false,
  isWhich: false,
  only: null,
});

/** Whether the noun comes right after the value that describes it: "remote jobs". */
function isNounOf(noun: Item, value: Item | undefined): boolean {
  const isNoun = canBeMeasure(noun) && canBeDimension(noun) && noun.role === null;
  const isBeside = noun.lead.join === null && !noun.lead.hasPreposition;
  return isNoun && isBeside && value !== undefined && value.role === null && canBeValue(value);
}

const isNounOfValue = (noun: Item, value: Item | undefined): boolean =>
  canBeMeasure(noun) &&
  canBeDimension(noun) &&
  noun.lead.join === null &&
  value !== undefined &&
  canBeValue(value);

/** The second of two joined periods, for comparisons: "इस हफ़्ते और पिछले हफ़्ते के आवेदन की तुलना". */
function secondPeriod(items: readonly Item[]): Item | undefined {
  const [first, second, ...others] = items.filter(
    (item) => meaningOf(item, 'period') !== undefined,
  );
  const isPair = first && second && others.length === 0 && second.lead.join !== null;
  return isPair && !second.role ? second : undefined;
}

/** The second of two joined values: "टाटा मोटर्स और टाटा स्टील के आवेदनों की तुलना". */
const secondValue = (items: readonly Item[]): Item | undefined =>
  items.findLast((item, at) => {
    const before = items[at - 1];
    return before !== undefined && item.lead.join !== null && isValuePair(before, item);
  });

/** A mark after its item also belongs to those joined with it: "राज्य और कैटेगरी के हिसाब से". */
function roleAfter(items: Item[], role: Role, mark: Segment): boolean {
  const last = items.at(-1);
  const mayHave = last && (suits(role, last) || (role === 'by' && canBeMeasure(last)));
  if (last && !mayHave && role === 'not' && isNounOf(last, items.at(-2))) {
    last.isOfExcluded = true;
    Object.assign(items.at(-2)!, { role, mark, isMarkAfter: true });
    return true;
  }
  const second = role === 'vs' && !mayHave ? secondPeriod(items) : undefined;
  if (second) {
    Object.assign(second, { role, mark, isMarkAfter: true });
    return true;
  }
  const periods = items.filter((item) => meaningOf(item, 'period')).length;
  const pair = role === 'vs' && (!mayHave || periods === 1) ? secondValue(items) : undefined;
  if (pair) {
    Object.assign(pair, { role, mark, isMarkAfter: true });
    return true;
  }
  const isLeftOut = last !== undefined && role === 'not' && canBeMeasure(last);
  if (last?.isInherited && last.role === role) return true;
  if (!last || !(mayHave || isLeftOut) || last.role) return false;
  Object.assign(last, { role, mark, isMarkAfter: true });
  if (role !== 'by' && role !== 'not') return true;
  for (let at = items.length - 1; at > 0 && items[at]!.lead.join !== null; at -= 1) {
    const before = items[at - 1]!;
    const isAlike = role === 'by' ? !canBeMeasure(before) || canBeDimension(before) : true;
    // In "except for nurse jobs, month-wise", the jobs belong to the value before them.
    const isAside = items[at]!.from - before.to > 1 || isNounOfValue(before, items[at - 2]);
    if (role === 'by' && items[at]!.lead.join === 'comma' && isAside) break;
    if (before.role || !suits(role, before) || !isAlike) break;
    Object.assign(before, { role, mark, isMarkAfter: true, isInherited: true });
  }
  return true;
}
