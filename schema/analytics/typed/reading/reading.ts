import type { AnalyticsCalculation } from '#schema/analytics/calculations.ts';
import type { ChartKind } from '#schema/analytics/charts.ts';
import {
  NAMES_MAX,
  type AnalyticsCondition,
  type AnalyticsOrder,
} from '#schema/analytics/query.ts';
import type { Comparison, Grain } from '#schema/analytics/grains.ts';
import { withoutAgents } from '../agents.ts';
import { canBeValue, itemsOf, meaningOf, measureKey, type Item } from '../items.ts';
import type { Lexicon, TypedMeasure } from '../lexicon.ts';
import { withFunnelListed } from '../funnelWords.ts';
import { ownDimensions } from '../measures.ts';
import { corrected } from '../mistyped.ts';
import { withPeopleNamed } from '../people.ts';
import type { Period } from '../periods/period.ts';
import { respelled, withNamesQuoted } from '../romanHindi.ts';
import { actBesideNoun, isBetterRead, periodFirst, withoutAsking } from './periodFirst.ts';
import { withoutRepeatedNoun, withSharedNouns } from './sharedNouns.ts';
import { sortedFirst, withMonthsCompared } from './sortedFirst.ts';
import {
  namesToLookUp,
  segmentsOf,
  type KnownValues,
  type Segment,
  type ValueSet,
} from '../segments.ts';
import { keysOf, tokensOf, type Token } from '../tokens.ts';
import type { TypedProblem, UnderstoodAs, ProblemKind } from '../understood.ts';
import { HINDI_IN_ROMAN_LETTERS } from '../words/hinglish.ts';

export interface CountedItem {
  item: Item;
  key: string;
}
export interface FilterItem {
  item: Item;
  set: ValueSet;
  isNot: boolean;
}

export const APPLICANTS = keysOf('applicant candidate आवेदक उम्मीदवार avedak');

const isHindi = (text: string, tokens: readonly Token[]) =>
  /[\u0900-\u097f]/.test(text) ||
  tokens.some(
    ({ key, plain, isQuoted }) =>
      !isQuoted && (HINDI_IN_ROMAN_LETTERS.has(key) || HINDI_IN_ROMAN_LETTERS.has(plain)),
  );

/** A sentence, and what has been understood of it so far. */
export class Reading {
  readonly tokens: Token[];
  readonly segments: Segment[];
  /** Possible names to look up on the server, collected before any word is taken for a mistyped one. */
  readonly lookUp: string[];
  readonly items: Item[];
  readonly problems: TypedProblem[] = [];
  readonly means = new Map<Item, UnderstoodAs[]>();
  readonly measures: CountedItem[] = [];
  readonly dimensions: { item: Item; key: string; grain: Grain | null }[] = [];
  readonly filters: FilterItem[] = [];
  readonly order: AnalyticsOrder[] = [];
  readonly having: AnalyticsCondition[] = [];
  havingAny = false;
  readonly calculations: { item: Item; calculation: AnalyticsCalculation }[] = [];
  /** Shares, each with the measure that they may be a part of. */
  readonly shares: { item: Item; target: CountedItem }[] = [];
  /** The items that are compared with numbers, each with the conditions. */
  readonly tested = new Map<Item, Item[]>();
  /** The noun whose groups must meet the conditions. */
  group: Item | null = null;
  /** Dual nouns that only carry a filter: "applications for jobs in Kerala". */
  readonly scopes = new Set<Item>();
  readonly used = new Set<Item>();
  limit: number | null = null;
  period: Period | null = null;
  chart: ChartKind | null = null;
  compare: { item: Item; compare: Comparison } | null = null;
  totals = false;
  /** Two counts of which one is divided by the other. */
  ratio: [Item, Item] | null = null;
  funnel = false;

  /** Measures that a statistic has been applied to, each with its key before that. */
  readonly applied = new Map<CountedItem, string>();
  /** Choices between the meanings of nouns. They wait for the measures, which statistics may still change. */
  readonly pendingDimensions: (() => void)[] = [];
  pendingRank: (() => void) | null = null;
  /** A step of time that is ranked: "the month with the most hires". */
  rankedStep: Item | undefined;

  readonly text: string;
  readonly words: Lexicon;

  readonly today: string;

  constructor(text: string, words: Lexicon, today: string, known: KnownValues) {
    this.text = text;
    this.today = today;
    this.words = words;
    const typed = withNamesQuoted(tokensOf(text), text);
    const written = withoutAgents(withFunnelListed(typed) ?? typed, { text, known });
    const read = (tokens: readonly Token[]) => segmentsOf(tokens, words, today, known);
    const first = read(written);
    this.lookUp = namesToLookUp(written, first, NAMES_MAX);
    const readAgain = (tokens: Token[] | null) => tokens && { tokens, segments: read(tokens) };
    const spelt = readAgain(respelled(written, first)) ?? { tokens: written, segments: first };
    const meant = readAgain(corrected(spelt.tokens, spelt.segments, words, text)) ?? spelt;
    const counted = readAgain(withPeopleNamed(meant.tokens, meant.segments));
    const named = counted ?? meant;
    const plain = readAgain(withoutAsking(named.tokens, named.segments));
    const asked = plain && isBetterRead(plain.segments, named.segments) ? plain : named;
    const whole = readAgain(withSharedNouns(asked.tokens, asked.segments, words)) ?? asked;
    const once = readAgain(withoutRepeatedNoun(whole.tokens, whole.segments)) ?? whole;
    const compared = readAgain(withMonthsCompared(once.tokens, once.segments, words)) ?? once;
    const sorted = readAgain(sortedFirst(compared.tokens, compared.segments)) ?? compared;
    const ordered = periodFirst(sorted.tokens, sorted.segments, read) ?? sorted;
    ({ tokens: this.tokens, segments: this.segments } =
      actBesideNoun(ordered.tokens, ordered.segments, read) ?? ordered);
    const { items, dangling } = itemsOf(this.tokens, this.segments);
    this.items = items;
    for (const { segment } of dangling) this.addProblem('dangling', segment.from, segment.to);
  }

  addProblem(why: ProblemKind, from: number, to: number, more: Partial<TypedProblem> = {}) {
    const start = this.tokens[from]!.start;
    const { end } = this.tokens[to - 1]!;
    if (this.problems.some((one) => one.start < end && start < one.end)) return;
    this.problems.push({
      why,
      start,
      end,
      text: this.text.slice(start, end),
      options: [],
      ...more,
    });
  }

  addItemProblem(why: ProblemKind, item: Item, more: Partial<TypedProblem> = {}) {
    this.used.add(item);
    this.addProblem(why, item.from, item.to, more);
  }

  addMeaning(item: Item, ...means: UnderstoodAs[]) {
    this.used.add(item);
    this.means.set(item, [...(this.means.get(item) ?? []), ...means]);
  }

  /** Counts another measure instead. */
  countAs(measure: CountedItem, key: string) {
    measure.key = key;
    this.showMeasure(measure.item, key);
  }

  removeFilter(filter: FilterItem) {
    this.filters.splice(this.filters.indexOf(filter), 1);
  }

  /** Shows another measure for the item, and keeps what else its words mean. */
  showMeasure(item: Item, key: string) {
    const others = (this.means.get(item) ?? []).filter(({ is }) => is !== 'measure');
    this.means.set(item, [{ is: 'measure', key }, ...others]);
  }

  /** Whether the answer has steps of time. */
  get hasSteps(): boolean {
    return this.dimensions.some(({ key }) => key === 'time');
  }

  unitOf = (measure: string | undefined) => this.words.measureOf(measure ?? '')?.unit.toLowerCase();

  nameOf = (key: string) => (this.words.measureOf(key) ?? this.words.dimensionOf(key))?.name ?? key;

  /** Whether the sentence is built as in Hindi: marks follow what they belong to, and owners come first. */
  get isHindi(): boolean {
    return isHindi(this.text, this.tokens);
  }

  /** The Hindi for "by", which comes after a noun, in the script of the sentence. */
  get byAfter(): string {
    return /[\u0900-\u097f]/.test(this.text) ? 'के हिसाब से' : 'ke hisaab se';
  }

  /** The words from the first token to the last one, as they are written. */
  wordsOf = ({ from, to }: { from: number; to: number }) =>
    this.text.slice(this.tokens[from]!.start, this.tokens[to - 1]!.end);

  /** Whether one of the words of an item or a segment is in the list. */
  says = ({ from, to }: { from: number; to: number }, keys: readonly string[]) =>
    this.tokens.slice(from, to).some(({ key }) => keys.includes(key));

  lastWord = ({ to }: { to: number }) => this.tokens[to - 1]!.key;

  wordAfter = ({ to }: { to: number }) => this.tokens[to]?.key ?? '';

  /** The words that connect the item with what is before it. */
  leadOf = ({ lead, from }: Item) => this.tokens.slice(lead.from, from).map(({ key }) => key);

  get ranks() {
    return this.items.filter((item) => meaningOf(item, 'rank') ?? meaningOf(item, 'mostBy'));
  }

  isFree = (item: Item) => !this.used.has(item);

  neighbour(item: Item, step = 1): Item | undefined {
    return this.items[this.items.indexOf(item) + step];
  }

  /** The item after the last of the joined values: "companies" in "technology and fintech companies". */
  afterList(item: Item): Item | undefined {
    const next = this.neighbour(item);
    return next && next.lead.join !== null && canBeValue(next) ? this.afterList(next) : next;
  }

  /** The measure of an item; a measure that is named twice is counted once. */
  measureOfItem(item: Item): CountedItem | undefined {
    const key = meaningOf(item, 'counted')?.key ?? measureKey(item);
    return (
      this.measures.find((one) => one.item === item) ??
      this.measures.find((one) => measureKey(one.item) === key)
    );
  }

  measureModels(): TypedMeasure[] {
    const named = this.measures.map(({ key }) => key);
    // "Google signups by state" count users, although no measure is named.
    const implied = this.items.flatMap((item) => meaningOf(item, 'values')?.noun ?? []);
    const keys = named.length > 0 ? named : implied;
    return keys.flatMap((key) => this.words.measureOf(key) ?? []);
  }

  reaches(key: string): boolean {
    return this.measureModels().every(({ dimensions }) => dimensions.includes(key));
  }

  /** The dimension meant by a noun or a value that several have; null if that is open. */
  chooseDimension(keys: readonly string[], usual: string | null): string | string[] | null {
    const fit = keys.filter((key) => this.reaches(key));
    if (fit.length === 0) return null;
    // Job seekers have no company, so "seekers per job by state" is not the state of a company.
    const isOther = keys.length > 1 && fit.every((key) => key.startsWith('company_'));
    if (isOther && this.measureModels().some(({ key }) => key.startsWith('seekers_'))) return null;
    if (fit.length === 1) return fit[0]!;
    const measure = this.measureModels()[0];
    const own = ['seeker_education', 'seeker_experience'].find((key) => fit.includes(key));
    if (own && this.countsApplicants()) return own;
    if (measure?.subject === 'users' && fit.includes('user_status')) return 'user_status';
    const prefix = this.countsSeekers(measure) ? 'seeker_' : measure && ownDimensions(measure);
    const prefixed = prefix ? fit.filter((key) => key.startsWith(prefix)) : [];
    if (prefixed.length === 1) return prefixed[0]!;
    return usual !== null && fit.includes(usual) ? usual : fit;
  }

  /** Whether people who applied are counted, not for jobs that are named: "hired applicants". */
  private countsApplicants(): boolean {
    const [measure, ...others] = this.measures;
    if (!measure || others.length > 0 || this.scopes.size > 0) return false;
    return measure.key.startsWith('expected_pay') || this.says(measure.item, APPLICANTS);
  }

  /** Whether only job seekers are counted: "sign-ups of job seekers", "users who never applied". */
  private countsSeekers(measure: TypedMeasure | undefined): boolean {
    if (measure?.key !== 'users') return false;
    return (
      this.filters.some(({ set }) => set.dimension === 'role' && set.keys[0] === 'job_seeker') ||
      this.items.some((item) =>
        meaningOf(item, 'values')?.sets.some(({ dimension }) => /^(?:has|seeker)_/.test(dimension)),
      )
    );
  }

  addUnfitProblem(item: Item, key: string) {
    const measure = this.measureModels().find(({ dimensions }) => !dimensions.includes(key));
    const about = { dimension: this.nameOf(key), measure: measure?.name ?? '' };
    this.addItemProblem('unfit', item, { about });
  }
}
