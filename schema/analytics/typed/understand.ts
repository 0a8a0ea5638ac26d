import { suitsChart, type ChartKind } from '../charts.ts';
import {
  DIMENSIONS_MAX,
  FILE_ROWS_MAX,
  MEASURES_MAX,
  NAMES_MAX,
  SENTENCE_MAX,
  type AnalyticsFilter,
  type AnalyticsOrder,
  type AnalyticsQuery,
} from '../query.ts';
import type { Comparison, Grain } from '../grains.ts';
import {
  canBeDimension,
  canBeMeasure,
  canBeStep,
  canBeValue,
  itemsOf,
  meaningOf,
  type Item,
} from './items.ts';
import type { Lexicon, TypedMeasure } from './lexicon.ts';
import { AVERAGED, NARROWED, ownDimensions, PRESENT, SHARES } from './measures.ts';
import { nearWords } from './nearWords.ts';
import { comparisonOf, unitsBefore, type Period } from './periods.ts';
import {
  namesToLookUp,
  segmentsOf,
  type KnownValues,
  type Segment,
  type SegmentMeaning,
  type ValueSet,
} from './segments.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Statistic } from './words/language.ts';

/** What some words of the sentence became. */
export type UnderstoodAs =
  | { is: 'measure'; key: string }
  | { is: 'dimension'; key: string; grain: Grain | null }
  | { is: 'filter'; filter: AnalyticsFilter }
  | { is: 'range'; query: Pick<AnalyticsQuery, 'range'> }
  | { is: 'compare'; compare: Comparison }
  | { is: 'order'; descending: boolean; limit: number | null }
  | { is: 'chart'; chart: ChartKind }
  | { is: 'totals' };

export interface UnderstoodPart {
  means: UnderstoodAs;
  /** The characters that leave the sentence with it. */
  cut: readonly [start: number, end: number];
}

export const WHYS = [
  'unknown',
  'unclear',
  'unfit',
  'dangling',
  'twice',
  'noMeasure',
  'noPeriod',
  'noComparison',
  'noStatistic',
  'noGroups',
  'notNow',
  'misfit',
  'noCondition',
  'chart',
  'tooMany',
] as const;
export type Why = (typeof WHYS)[number];

/** Words that keep the question from running. */
export interface TypedProblem {
  why: Why;
  start: number;
  end: number;
  text: string;
  /** What could be written instead. */
  options: string[];
  /** The names of the dimension and the measure that do not fit. */
  about?: { dimension: string; measure: string };
}

export interface Understood {
  /** Null while a word is not understood. */
  query: AnalyticsQuery | null;
  chart: ChartKind | null;
  parts: UnderstoodPart[];
  problems: TypedProblem[];
  /** Names that may be companies, places, categories or titles. */
  lookUp: string[];
}

interface Given {
  /** A day in the time zone of the question. */
  today: string;
  known?: KnownValues;
}

/** Reads a question. Each word is understood, known to mean nothing, or a problem; nothing is guessed. */
export function understand(
  text: string,
  words: Lexicon,
  { today, known = new Map() }: Given,
): Understood {
  return new Reading(text.slice(0, SENTENCE_MAX), words, today, known).read();
}

interface CountedItem {
  item: Item;
  key: string;
}
interface FilterItem {
  item: Item;
  set: ValueSet;
  isNot: boolean;
}

class Reading {
  private readonly tokens: Token[];
  private readonly segments: Segment[];
  private readonly items: Item[];
  private readonly problems: TypedProblem[] = [];
  private readonly means = new Map<Item, UnderstoodAs[]>();
  private readonly measures: CountedItem[] = [];
  private readonly dimensions: { item: Item; key: string; grain: Grain | null }[] = [];
  private readonly filters: FilterItem[] = [];
  private readonly order: AnalyticsOrder[] = [];
  /** Dual nouns that only say what is filtered: "applications for jobs in Kerala". */
  private readonly scopes = new Set<Item>();
  private readonly used = new Set<Item>();
  private limit: number | null = null;
  private period: Period | null = null;
  private chart: ChartKind | null = null;
  private compare: { item: Item; compare: Comparison } | null = null;
  private totals = false;

  private readonly text: string;
  private readonly words: Lexicon;

  constructor(text: string, words: Lexicon, today: string, known: KnownValues) {
    this.text = text;
    this.words = words;
    this.tokens = tokensOf(text);
    this.segments = segmentsOf(this.tokens, words, today, known);
    const { items, dangling } = itemsOf(this.tokens, this.segments);
    this.items = items;
    for (const { segment } of dangling) this.problem('dangling', segment.from, segment.to);
  }

  read(): Understood {
    if (this.tokens.length > 0) {
      this.readUnknown();
      this.readPeriods();
      this.readExtras();
      this.chooseNouns();
      this.readStatistics();
      this.readSteps();
      this.chooseValues();
      this.readOrder();
      this.readNumbers();
      this.check();
    }
    const isWhole = this.tokens.length > 0 && this.problems.length === 0;
    const query = isWhole ? this.query() : null;
    if (
      query &&
      this.chart &&
      !suitsChart(this.chart, { ...query, dimensions: query.dimensions ?? [] })
    ) {
      const item = this.items.find((one) => meaningOf(one, 'chart'));
      if (item) this.itemProblem('chart', item);
    }
    return {
      query: this.problems.length === 0 ? query : null,
      chart: this.chart,
      parts: this.parts(),
      problems: this.essential(),
      lookUp: namesToLookUp(this.tokens, this.segments, NAMES_MAX),
    };
  }

  /** What only follows from a word beside it that is not understood is left out. */
  private essential(): TypedProblem[] {
    const unknown = this.problems.filter(({ why }) => why === 'unknown');
    const isBeside = (one: TypedProblem) =>
      unknown.some(
        ({ start, end }) =>
          this.text.slice(end, one.start).trim() === '' ||
          this.text.slice(one.end, start).trim() === '',
      );
    const mayFollow = ({ why }: TypedProblem) => why === 'dangling' || why === 'unclear';
    return this.problems
      .filter((one) => !(mayFollow(one) && isBeside(one)))
      .sort((one, other) => one.start - other.start);
  }

  private problem(why: Why, from: number, to: number, more: Partial<TypedProblem> = {}) {
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

  private itemProblem(why: Why, item: Item, more: Partial<TypedProblem> = {}) {
    this.used.add(item);
    this.problem(why, item.from, item.to, more);
  }

  private mean(item: Item, ...means: UnderstoodAs[]) {
    this.used.add(item);
    this.means.set(item, [...(this.means.get(item) ?? []), ...means]);
  }

  private nameOf = (key: string) =>
    (this.words.measureOf(key) ?? this.words.dimensionOf(key))?.name ?? key;

  private wordsOf = (item: Item) =>
    this.text.slice(this.tokens[item.from]!.start, this.tokens[item.to - 1]!.end);

  private readUnknown() {
    for (const item of this.items) {
      const [{ is }] = item.meanings as [SegmentMeaning];
      if (is === 'misfit') this.itemProblem('misfit', item);
      if (is === 'condition') this.itemProblem('noCondition', item);
      if (item.meanings[0]!.is !== 'unknown') continue;
      this.itemProblem('unknown', item, {
        options: nearWords(this.tokens[item.from]!.key, this.words),
      });
    }
  }

  private readPeriods() {
    const asked = this.items.filter(
      (item) => meaningOf(item, 'period') ?? meaningOf(item, 'allTime'),
    );
    const [main, ...others] = asked.filter(({ role }) => role !== 'vs');
    for (const item of this.items) {
      const unclear = meaningOf(item, 'unclear');
      if (unclear) this.itemProblem('unclear', item, { options: unclear.options });
      const weekday = meaningOf(item, 'onWeekday');
      if (weekday) {
        this.used.add(item);
        const set = { dimension: 'weekday', keys: [weekday.weekday] };
        this.filters.push({ item, set, isNot: item.role === 'not' });
      }
    }
    if (main) {
      const period = meaningOf(main, 'period')?.period ?? null;
      if (main.role && main.role !== 'by') this.itemProblem('unclear', main);
      else if (main.role === 'by') this.itemProblem('dangling', main);
      this.period = period;
      if (period) this.mean(main, { is: 'range', query: { range: period.range } });
      else this.used.add(main);
    }
    for (const item of others) this.itemProblem('twice', item);
    this.readComparison(main);
  }

  private readComparison(main: Item | undefined) {
    for (const item of this.items) {
      const named = meaningOf(item, 'compare');
      const other = meaningOf(item, 'period');
      const before = meaningOf(item, 'before');
      const isCompared = named?.isAlone || item.role === 'vs';
      if (!isCompared) {
        if (before && !other) this.itemProblem('unclear', item);
        else if (named && item.meanings.length === 1) this.itemProblem('unclear', item);
        continue;
      }
      if (this.compare) {
        this.itemProblem('twice', item);
        continue;
      }
      const from = item.mark && !item.isMarkAfter ? item.mark.from : item.from;
      if (!named && !other && !before) continue;
      if (!main || !this.period?.from) {
        this.used.add(item);
        this.problem('noPeriod', from, item.to);
        continue;
      }
      const shifted = before && unitsBefore(this.period, before.unit, before.count);
      const compare =
        named?.compare ??
        (other && comparisonOf(this.period, other.period)) ??
        (shifted && comparisonOf(this.period, shifted)) ??
        null;
      this.used.add(item);
      if (!compare) {
        this.problem('noComparison', from, item.to);
        continue;
      }
      this.compare = { item, compare };
      this.mean(item, { is: 'compare', compare });
    }
  }

  private readExtras() {
    for (const item of this.items) {
      const chart = meaningOf(item, 'chart');
      if (chart && item.meanings.length === 1) {
        if (this.chart) this.itemProblem('twice', item);
        else {
          this.chart = chart.chart;
          this.mean(item, { is: 'chart', chart: chart.chart });
        }
      }
      if (meaningOf(item, 'totals')) {
        this.totals = true;
        this.mean(item, { is: 'totals' });
      }
      if (meaningOf(item, 'now')) this.used.add(item);
    }
  }

  private get ranks() {
    return this.items.filter((item) => meaningOf(item, 'rank') ?? meaningOf(item, 'mostBy'));
  }

  private isFree = (item: Item) => !this.used.has(item);

  private next(item: Item, step = 1): Item | undefined {
    return this.items[this.items.indexOf(item) + step];
  }

  /** Decides which nouns are counted, and which break the answer down. */
  private chooseNouns() {
    const [rank, ...others] = this.ranks;
    for (const item of others) this.itemProblem('twice', item);
    const nouns = this.items.filter(
      (item) =>
        this.isFree(item) && (canBeMeasure(item) || canBeDimension(item) || canBeStep(item)),
    );
    const ranked = rank ? this.rankedNoun(rank, nouns) : undefined;
    const rankMeasure = rank && this.rankMeasure(rank, ranked);
    const counts = new Set<Item>();
    if (rankMeasure) counts.add(rankMeasure);
    const isDual = (item: Item) => canBeMeasure(item) && canBeDimension(item);
    for (const item of nouns) if (canBeMeasure(item) && !isDual(item)) counts.add(item);
    for (const item of nouns) {
      if (!isDual(item) || item === ranked || counts.has(item)) continue;
      if (item.role === 'by' && rank && ![...counts].some((one) => one !== item)) counts.add(item);
    }
    for (const item of nouns) {
      if (item === ranked || counts.has(item) || !isDual(item)) continue;
      if (item.role === 'by' || item.lead.isWhich) continue;
      const kind = this.dualRole(item, [...counts]);
      if (kind === 'measure') counts.add(item);
      else if (kind === 'scope') {
        this.scopes.add(item);
        this.used.add(item);
      } else
        this.itemProblem('unclear', item, {
          options: [`by ${this.nameOf(meaningOf(item, 'dimension')!.keys[0]!)}`],
        });
    }
    for (const item of nouns) {
      if (!counts.has(item) || !this.isFree(item)) continue;
      if (this.isScopeMeasure(item, [...counts])) continue;
      if (this.isLoose(item, rankMeasure)) {
        this.itemProblem('unclear', item);
        continue;
      }
      this.count(item);
    }
    for (const item of nouns) {
      if (!this.isFree(item)) continue;
      if (canBeDimension(item) && (item.role === 'by' || !canBeValue(item) || item === ranked))
        this.breakDown(item, ranked);
    }
    if (rank) this.readRank(rank, ranked, rankMeasure);
  }

  private rankedNoun(rank: Item, nouns: readonly Item[]): Item | undefined {
    const isNoun = (item: Item | undefined): item is Item =>
      item !== undefined && nouns.includes(item) && (canBeDimension(item) || canBeStep(item));
    const isMost = meaningOf(rank, 'rank')?.isMost ?? false;
    const direct = this.next(rank);
    const afterNumber = direct && meaningOf(direct, 'number') ? this.next(direct) : direct;
    if (!isMost && isNoun(afterNumber) && afterNumber.role === null) return afterNumber;
    const counted = isMost ? this.mostMeasure(rank) : undefined;
    const numbered = nouns.find((item) => {
      const before = this.next(item, -1);
      return (
        isNoun(item) && item !== counted && before !== undefined && meaningOf(before, 'number')
      );
    });
    if (numbered) return numbered;
    const free = nouns.filter((item) => isNoun(item) && item !== counted);
    return (
      free.find(({ lead }) => lead.isWhich) ??
      free.find(({ role }) => role === 'by') ??
      free.find((item) => canBeDimension(item))
    );
  }

  /** What follows "the most". */
  private mostMeasure(rank: Item): Item | undefined {
    let next = this.next(rank);
    while (next && meaningOf(next, 'statistic')) next = this.next(next);
    return next && canBeMeasure(next) && next.role === null ? next : undefined;
  }

  private rankMeasure(rank: Item, ranked: Item | undefined): Item | undefined {
    if (meaningOf(rank, 'mostBy')) return undefined;
    if (meaningOf(rank, 'rank')!.isMost) return this.mostMeasure(rank);
    return this.items.find(
      (item) => item.role === 'by' && item !== ranked && canBeMeasure(item) && this.isFree(item),
    );
  }

  /** "Companies" beside another measure: counted as well, or only what is counted belongs to. */
  private dualRole(item: Item, counts: readonly Item[]): 'measure' | 'scope' | 'unclear' {
    const others = counts.filter((one) => one !== item);
    if (item.role === 'not') return 'unclear';
    const [before, after] = [this.next(item, -1), this.next(item)];
    const isBefore = others.some((one) => one.from < item.from);
    if (isBefore && (item.lead.hasPreposition || item.lead.isFrom) && item.lead.join === null)
      return 'scope';
    // "Contract jobs" after "except interns and": the noun of the values before it.
    if (
      isBefore &&
      before &&
      canBeValue(before) &&
      item.lead.join === null &&
      !meaningOf(before, 'period')
    )
      return before.lead.hasPreposition || before.role === 'not' || before.lead.isFrom
        ? 'scope'
        : 'unclear';
    const isPossessed = after && others.includes(after) && after.lead.isGenitive;
    const isAt =
      after && others.includes(after) && after.lead.hasPreposition && isHindi(this.wordsOf(item));
    if (isPossessed || isAt)
      return meaningOf(item, 'measure')?.key === 'jobs' ? 'scope' : 'unclear';
    if (others.length === 0) return 'measure';
    const isJoined = (one: Item | undefined, joint: Item | undefined) =>
      one !== undefined && others.includes(one) && joint?.lead.join != null;
    const isVs = item.role === 'vs';
    return isJoined(before, item) || isJoined(after, after) || isVs ? 'measure' : 'unclear';
  }

  /** A second measure that nothing joins to the first. */
  private isLoose(item: Item, rankMeasure: Item | undefined): boolean {
    const isFirst = this.measures.length === 0;
    return !isFirst && item.lead.join === null && item.role === null && item !== rankMeasure;
  }

  /** "For remote jobs", "घर से काम वाली नौकरियों के आवेदन": a measure that narrows another one. */
  private isScopeMeasure(item: Item, counts: readonly Item[]): boolean {
    const key = meaningOf(item, 'measure')?.key;
    const narrowed = key ? NARROWED[key] : undefined;
    const after = this.next(item);
    const isBefore = counts.some((one) => one.from < item.from);
    const isLed = item.lead.hasPreposition || item.lead.isFrom || item.role === 'not';
    const isAfter = isBefore && isLed && item.lead.join === null;
    const isPossessed =
      after !== undefined &&
      counts.includes(after) &&
      isHindi(this.wordsOf(item)) &&
      (after.lead.isGenitive || after.lead.hasPreposition);
    if (!isAfter && !isPossessed) return false;
    const own = this.words.measureOf(key ?? '');
    const others = counts.filter((one) => one !== item);
    const isSame = others.every((one) => {
      const other = meaningOf(one, 'counted')?.key ?? meaningOf(one, 'measure')?.key;
      return this.words.measureOf(other ?? '')?.subject === own?.subject;
    });
    // "Expected pay of applicants": those it is taken of anyway.
    if (isSame && item.role !== 'not' && POPULATIONS.includes(key ?? '')) {
      this.used.add(item);
      return true;
    }
    if (!narrowed || !this.words.dimensionOf(narrowed.dimension)) {
      this.itemProblem('unclear', item);
      return true;
    }
    this.used.add(item);
    const set = { dimension: narrowed.dimension, keys: [narrowed.value] };
    this.filters.push({ item, set, isNot: item.role === 'not' });
    return true;
  }

  private count(item: Item) {
    const key = meaningOf(item, 'counted')?.key ?? meaningOf(item, 'measure')!.key;
    const isOrder = item.role === 'sort' || item.role === 'by';
    if (item.role === 'not') {
      this.problem('dangling', item.mark!.from, item.mark!.to);
      this.used.add(item);
    } else if (item.lead.join === 'or') this.itemProblem('unclear', item);
    else if (item.role === 'by' && this.ranks.length === 0) this.itemProblem('unclear', item);
    else if (this.measures.some((one) => one.key === key)) {
      this.used.add(item);
      if (!isOrder) this.itemProblem('twice', item);
    } else if (this.measures.length >= MEASURES_MAX) this.itemProblem('tooMany', item);
    else {
      this.measures.push({ item, key });
      this.used.add(item);
    }
  }

  private readStatistics() {
    for (const item of this.items) {
      const statistic = meaningOf(item, 'statistic')?.statistic;
      if (!statistic || !this.isFree(item)) continue;
      const index = this.items.indexOf(item);
      const near = [
        ...this.items.slice(index + 1, index + 4),
        ...this.items.slice(Math.max(0, index - 1), index),
      ];
      const target = near.flatMap(
        (one) => this.measures.find((measure) => measure.item === one) ?? [],
      )[0];
      if (!target || !this.apply(statistic, target)) this.itemProblem('noStatistic', item);
      else this.used.add(item);
    }
    for (const measure of this.measures) {
      const inside = meaningOf(measure.item, 'counted');
      if (inside && !this.apply(inside.statistic, measure))
        this.itemProblem('noStatistic', measure.item);
    }
    const { measures } = this;
    const conflicting = measures.filter(
      ({ key }, at) => measures.findIndex((one) => one.key === key) < at,
    );
    for (const { item } of conflicting) this.itemProblem('twice', item);
    for (const { item, key } of measures) this.mean(item, { is: 'measure', key });
  }

  private readonly applied = new Set<CountedItem>();

  private apply(statistic: Statistic, measure: CountedItem): boolean {
    if (this.applied.has(measure)) return false;
    this.applied.add(measure);
    const known = this.words.measureOf(measure.key);
    if (statistic === 'average')
      return known !== undefined && AVERAGED.includes(known.unit.toLowerCase());
    const key = statistic === 'share' ? SHARES[measure.key] : `${measure.key}_${statistic}`;
    if (!key || !this.words.measureOf(key)) return false;
    measure.key = key;
    return true;
  }

  private fitting(): TypedMeasure[] {
    return this.measures.flatMap(({ key }) => this.words.measureOf(key) ?? []);
  }

  private reaches(key: string): boolean {
    return this.fitting().every(({ dimensions }) => dimensions.includes(key));
  }

  /** The dimension meant by a noun or a value that several have; null if that is open. */
  private chosen(keys: readonly string[], usual: string | null): string | string[] | null {
    const fit = keys.filter((key) => this.reaches(key));
    if (fit.length === 0) return null;
    if (fit.length === 1) return fit[0]!;
    const measure = this.fitting()[0];
    const own = measure ? fit.filter((key) => key.startsWith(ownDimensions(measure))) : [];
    if (own.length === 1) return own[0]!;
    return usual !== null && fit.includes(usual) ? usual : fit;
  }

  private unfit(item: Item, key: string) {
    const measure = this.fitting().find(({ dimensions }) => !dimensions.includes(key));
    const about = { dimension: this.nameOf(key), measure: measure?.name ?? '' };
    this.itemProblem('unfit', item, { about });
  }

  private breakDown(item: Item, ranked: Item | undefined) {
    const { keys, usual } = meaningOf(item, 'dimension')!;
    const isBare = item.role === null && item !== ranked && !item.lead.isWhich;
    const isOwner =
      isBare && isHindi(this.wordsOf(item)) && (this.next(item)?.lead.isGenitive ?? false);
    const mark =
      item.mark &&
      this.text.slice(this.tokens[item.mark.from]!.start, this.tokens[item.mark.to - 1]!.end);
    // "Applicants per job" could be an average.
    const isRatio =
      PER.includes(mark?.toLowerCase() ?? '') && keys.includes('job') && item !== ranked;
    if (isOwner || isRatio) {
      this.itemProblem('unclear', item, {
        options: isRatio ? [] : [`${this.nameOf(keys[0]!)} के हिसाब से`],
      });
      return;
    }
    if (
      item.role === 'not' ||
      (isBare && item.lead.hasPreposition && !isHindi(this.wordsOf(item)))
    ) {
      this.itemProblem('unclear', item, { options: [`by ${this.nameOf(keys[0]!)}`] });
      return;
    }
    this.used.add(item);
    this.dimensions.push({ item, key: '', grain: null });
    this.pendingDimensions.push(() => {
      const entry = this.dimensions.find((one) => one.item === item)!;
      const key = this.chosen(keys, usual);
      if (typeof key === 'string') entry.key = key;
      else {
        this.dimensions.splice(this.dimensions.indexOf(entry), 1);
        if (key === null) this.unfit(item, keys[0]!);
        else this.itemProblem('unclear', item, { options: key.map(this.nameOf) });
      }
    });
  }

  /** What a noun means depends on the measures, which statistics may still change. */
  private readonly pendingDimensions: (() => void)[] = [];

  private readSteps() {
    for (const settle of this.pendingDimensions) settle();
    for (const item of this.items) {
      const grain = meaningOf(item, 'grain');
      const unit = meaningOf(item, 'unit');
      if (!this.isFree(item) || (!grain && !unit)) continue;
      const isStep = grain !== undefined || item.role === 'by' || item === this.rankedStep;
      if (!isStep || item.role === 'not' || item.role === 'vs') {
        this.itemProblem('unclear', item, { options: unit ? [`by ${unit.unit}`] : [] });
        continue;
      }
      const step = grain?.grain ?? unit?.unit ?? null;
      const known = this.dimensions.find(({ key }) => key === 'time');
      if (known && (known.grain === null || step === null || known.grain === step)) {
        known.grain ??= step;
        this.mean(item, { is: 'dimension', key: 'time', grain: step });
        continue;
      }
      if (known) {
        this.itemProblem('twice', item);
        continue;
      }
      this.used.add(item);
      if (!this.reaches('time')) {
        this.unfit(item, 'time');
        continue;
      }
      this.dimensions.push({ item, key: 'time', grain: step });
    }
    this.dimensions.sort((one, other) => one.item.from - other.item.from);
    const seen = new Set<string>();
    for (const one of this.dimensions.slice()) {
      const { item, key, grain } = one;
      if (seen.has(key)) {
        this.itemProblem('twice', item);
        this.dimensions.splice(this.dimensions.indexOf(one), 1);
        continue;
      }
      seen.add(key);
      this.mean(item, { is: 'dimension', key, grain });
    }
    const extra = this.dimensions[DIMENSIONS_MAX];
    if (extra) this.itemProblem('tooMany', extra.item);
  }

  private rankedStep: Item | undefined;

  private chooseValues() {
    for (const item of this.items) {
      const values = meaningOf(item, 'values');
      if (!values || !this.isFree(item)) continue;
      // "Jobs posted by Infosys".
      const isDoer =
        item.role === 'by' && values.sets.every(({ dimension }) => dimension === 'company');
      if ((item.role === 'by' && !isDoer) || item.role === 'sort' || item.role === 'vs') {
        this.itemProblem('unclear', item);
        continue;
      }
      if (this.isCarriedOn(item)) {
        this.itemProblem('unclear', item);
        continue;
      }
      this.used.add(item);
      if (
        this.measures.length === 0 &&
        values.isNoun &&
        item.role !== 'not' &&
        this.words.measureOf('jobs')
      ) {
        this.measures.push({ item, key: 'jobs' });
        this.mean(item, { is: 'measure', key: 'jobs' });
      }
      const set = this.setOf(item, values);
      if (set) this.filters.push({ item, set, isNot: item.role === 'not' });
    }
    this.distribute();
    this.canonical();
  }

  private setOf(
    item: Item,
    { sets, usual, isNamed }: { sets: ValueSet[]; usual: string | null; isNamed: boolean },
  ): ValueSet | null {
    const options = (from: readonly ValueSet[]) =>
      from.map(
        ({ dimension, keys }) => `${this.nameOf(dimension)} ${this.labelOf(dimension, keys[0]!)}`,
      );
    const scoped = this.scopeSets(item, sets);
    const dimensions = [...new Set(scoped.map(({ dimension }) => dimension))];
    // "State Kerala" has been chosen, "Kerala" has not.
    const isChosen = isNamed && usual !== null;
    const isOrigin =
      !isChosen &&
      item.lead.isFrom &&
      dimensions.includes('seeker_state') &&
      this.reaches('seeker_state') &&
      this.reaches('state');
    const key = this.chosen(dimensions, isOrigin ? null : usual);
    if (key === null) {
      this.unfit(item, dimensions[0]!);
      return null;
    }
    const open = typeof key === 'string' ? null : key;
    const asPerson =
      !isChosen &&
      dimensions.includes('seeker_state') &&
      this.reaches('seeker_state') &&
      this.fitting().some(
        (measure) => PEOPLE.includes(measure.key) && !ownDimensions(measure).startsWith('seeker'),
      ) &&
      scoped.length > 1;
    const isPlaceSearched =
      !isChosen &&
      dimensions.includes('seeker_state') &&
      this.fitting().some(({ subject }) => subject === 'searches');
    if (open || asPerson || isPlaceSearched) {
      const reached = scoped.filter(({ dimension }) => this.reaches(dimension));
      this.itemProblem('unclear', item, { options: options(reached).slice(0, 4) });
      return null;
    }
    const own = scoped.filter(({ dimension }) => dimension === key);
    if (own.length > 1) {
      this.itemProblem('unclear', item, { options: own.map(({ keys }) => `"${keys[0]!}"`) });
      return null;
    }
    return own[0]!;
  }

  /** "At companies in Kerala", "healthcare companies": the noun beside a value says whose it is. */
  private scopeSets(item: Item, sets: readonly ValueSet[]): readonly ValueSet[] {
    const beside = [this.next(item, -1), this.next(item)].find(
      (one) => one && this.scopes.has(one),
    );
    if (!beside) return sets;
    const isCompany = meaningOf(beside, 'dimension')?.keys.includes('company') ?? false;
    if (!isCompany) return sets;
    const own = sets.filter(({ dimension }) => dimension.startsWith('company'));
    return own.length > 0 ? own : sets;
  }

  private labelOf(dimension: string, key: string): string {
    const { values } = this.words.dimensionOf(dimension) ?? {};
    const label = values?.find((value) => value.key === key)?.label ?? key;
    return this.words.dimensionOf(dimension)?.kind.toLowerCase() === 'text' ? `"${label}"` : label;
  }

  /** "Excluding interns in Kerala": what is in Kerala? */
  private isCarriedOn(item: Item): boolean {
    const before = this.next(item, -1);
    if (!before || item.role !== null || before.isMarkAfter) return false;
    const isScope = this.scopes.has(before);
    const excluded = isScope ? this.next(before, -1) : before;
    return excluded?.role === 'not' && item.lead.join !== 'comma' && canBeValue(excluded);
  }

  /** "Pending and rejected applications": the noun belongs to both. */
  private distribute() {
    for (const { item, set, isNot } of this.filters.slice()) {
      const next = this.next(item);
      if (isNot || !next || next.lead.join === null || item.meanings.length === 0) continue;
      const measure = this.measures.find((one) => one.item === next);
      const narrowed = measure && NARROWED[measure.key];
      if (!narrowed) continue;
      const values = meaningOf(item, 'values')?.sets ?? [set];
      const own = values.find(({ dimension }) => dimension === narrowed.dimension);
      const key = Object.keys(NARROWED).find((one) => {
        const { of: base, dimension, value } = NARROWED[one]!;
        return own && base === narrowed.of && dimension === own.dimension && value === own.keys[0];
      });
      if (!key || !this.words.measureOf(key)) continue;
      this.filters.splice(
        this.filters.findIndex((one) => one.item === item),
        1,
      );
      this.measures.splice(this.measures.indexOf(measure), 0, { item, key });
      this.means.set(item, [{ is: 'measure', key }]);
    }
  }

  /** "Jobs that are remote" are the measure "Remote jobs". */
  private canonical() {
    const [measure, ...others] = this.measures;
    if (!measure || others.length > 0) return;
    for (const one of this.filters.slice()) {
      const { item, set, isNot } = one;
      const named = meaningOf(item, 'values')?.isNamed;
      const isAlone =
        this.filters.filter(({ set: other }) => other.dimension === set.dimension).length === 1;
      const key = Object.keys(NARROWED).find((candidate) => {
        const { of: base, dimension, value } = NARROWED[candidate]!;
        return (
          base === measure.key &&
          dimension === set.dimension &&
          set.keys.length === 1 &&
          value === set.keys[0]
        );
      });
      if (!key || isNot || named !== false || !isAlone || !this.words.measureOf(key)) continue;
      if (item === measure.item || key === 'job_seekers' || key === 'employers') continue;
      this.filters.splice(this.filters.indexOf(one), 1);
      measure.key = key;
      this.means.set(measure.item, [{ is: 'measure', key }]);
      this.means.set(item, []);
      return;
    }
  }

  private readRank(rank: Item, ranked: Item | undefined, rankMeasure: Item | undefined) {
    this.used.add(rank);
    const most = meaningOf(rank, 'mostBy');
    const { descending = true, isMost = true } = meaningOf(rank, 'rank') ?? {};
    if (ranked && !canBeDimension(ranked)) this.rankedStep = ranked;
    if (most) {
      this.measures.push({ item: rank, key: most.key });
      this.mean(rank, { is: 'measure', key: most.key });
    }
    this.pendingRank = () => {
      const counted =
        this.measures.find(({ item }) => item === rankMeasure || (most && item === rank)) ??
        (this.measures.length === 1 && !isMost ? this.measures[0] : undefined);
      if (this.measures.length === 0) {
        if (ranked) this.rankNumber(rank, ranked);
        return;
      }
      if (!counted) this.itemProblem('unclear', rank);
      else if (!ranked || this.dimensions.length === 0) this.itemProblem('noGroups', rank);
      else {
        const isOne = isMost && !this.isMany(ranked);
        this.limit = this.rankNumber(rank, ranked) ?? (isOne ? 1 : null);
        this.order.push({ measure: counted.key, ...(descending && { descending }) });
        this.mean(rank, { is: 'order', descending, limit: this.limit });
      }
    };
  }

  private pendingRank: (() => void) | null = null;

  /** Whether a noun is in the plural; a Hindi noun that has none is taken as one. */
  private isMany(item: Item): boolean {
    if (item.role === 'by') return true;
    const tokens = this.tokens.slice(item.from, item.to);
    if (tokens.some(({ isPlural }) => isPlural)) return true;
    if (!isHindi(this.wordsOf(item)) || item.lead.isWhich) return false;
    // Most nouns are the same in the plural; "वाला" and feminine nouns in -ी are not.
    const before = this.tokens.slice(item.lead.from, item.from);
    return !before.some(({ plain }) => plain === 'वाला') && !tokens.at(-1)!.plain.endsWith('ी');
  }

  private rankNumber(rank: Item, ranked: Item): number | null {
    const near = [this.next(rank), this.next(rank, -1), this.next(ranked, -1), this.next(ranked)];
    const numbers = this.items.filter((item) => meaningOf(item, 'number') && this.isFree(item));
    const item = near.find((one) => one && numbers.includes(one));
    const number = item && meaningOf(item, 'number')!.number;
    if (!item || !number || number < 1 || number > FILE_ROWS_MAX) return null;
    this.used.add(item);
    this.means.set(item, []);
    this.numberOf.set(rank, item);
    return number;
  }

  private readonly numberOf = new Map<Item, Item>();

  private readOrder() {
    this.pendingRank?.();
    const sorts = this.items.filter((item) => meaningOf(item, 'sort'));
    const target = this.items.find((item) => item.role === 'sort');
    const [sort, ...others] = sorts;
    for (const item of others) this.itemProblem('twice', item);
    if (!sort && !target) return;
    const item = sort ?? target!;
    const direction = sort && meaningOf(sort, 'sort');
    this.used.add(item);
    if (this.order.length > 0) {
      this.itemProblem('twice', item);
      return;
    }
    const dimension = target
      ? this.dimensions.find((one) => one.item === target || this.isSame(target, one.key))
      : direction?.isByName
        ? this.dimensions.find(({ key }) => key !== 'time')
        : undefined;
    const measure = target
      ? this.measures.find(
          (one) => one.item === target || meaningOf(target, 'measure')?.key === one.key,
        )
      : direction?.isByName || this.measures.length !== 1
        ? undefined
        : this.measures[0];
    if (measure) {
      const descending = direction?.descending ?? true;
      this.order.push({ measure: measure.key, ...(descending && { descending }) });
      this.mean(item, { is: 'order', descending, limit: null });
    } else if (dimension) {
      const descending = direction?.descending ?? false;
      this.order.push({ dimension: dimension.key, ...(descending && { descending }) });
      this.mean(item, { is: 'order', descending, limit: null });
    } else if (this.measures.length > 0) this.itemProblem('unclear', item);
  }

  private isSame = (item: Item, key: string) =>
    meaningOf(item, 'dimension')?.keys.includes(key) ?? false;

  private readNumbers() {
    for (const item of this.items) {
      if (!this.isFree(item)) continue;
      if (item.role === 'not' && item.mark) this.problem('dangling', item.mark.from, item.to);
      else this.itemProblem(meaningOf(item, 'number') ? 'dangling' : 'unclear', item);
    }
  }

  private check() {
    for (const { lead } of this.items) {
      const index = this.items.findIndex((one) => one.lead === lead);
      const item = this.items[index]!;
      if (lead.only && !canBeValue(item) && !this.filters.some((one) => one.item === item))
        this.problem('dangling', lead.only.from, lead.only.to);
    }
    for (const { item, set } of this.filters)
      if (!this.reaches(set.dimension)) this.unfit(item, set.dimension);
    this.checkTwice();
    const now = this.items.find((item) => meaningOf(item, 'now'));
    if (now && !this.measures.every(({ key }) => PRESENT.includes(key)))
      this.itemProblem('notNow', now);
    const growing = this.measures.find(({ key }) => key.endsWith('_growth'));
    const isOpen = !this.period?.from && this.period?.range.last == null;
    if (growing && isOpen) this.itemProblem('noPeriod', growing.item);
    if (this.measures.length === 0 && this.problems.length === 0) {
      const options = ['applications', 'jobs', 'users'].flatMap(
        (key) => this.words.measureOf(key)?.name ?? [],
      );
      this.problem('noMeasure', 0, this.tokens.length, {
        options: options.map((name) => `${name} ${this.text}`),
      });
    }
  }

  /** Two values of one dimension without "and" or "or", or one that the measure says already. */
  private checkTwice() {
    for (const { item, set, isNot } of this.filters) {
      const narrowed = this.measures.some(({ key }) => NARROWED[key]?.dimension === set.dimension);
      if (narrowed) {
        this.itemProblem('twice', item);
        continue;
      }
      const others = this.filters.filter(
        (one) =>
          one.item !== item && one.set.dimension === set.dimension && one.item.from < item.from,
      );
      const isJoined =
        item.lead.join !== null || others.length === 0 || others.some((one) => one.isNot !== isNot);
      if (!isJoined) this.itemProblem('twice', item);
    }
  }

  private filter(): AnalyticsFilter | undefined {
    const parts: { filter: AnalyticsFilter; dimension: string; isNot: boolean; isOr: boolean }[] =
      [];
    for (const { item, set, isNot } of this.filters.sort(
      (one, other) => one.item.from - other.item.from,
    )) {
      const same = parts.find((one) => one.dimension === set.dimension && one.isNot === isNot);
      if (same) {
        const values = same.filter.is ?? same.filter.isNot!;
        values.push(...set.keys.filter((key) => !values.includes(key)));
      } else {
        const filter = { dimension: set.dimension, [isNot ? 'isNot' : 'is']: [...set.keys] };
        parts.push({ filter, dimension: set.dimension, isNot, isOr: item.lead.join === 'or' });
      }
    }
    const groups: AnalyticsFilter[][] = [];
    for (const { filter, isOr } of parts) {
      if (isOr && groups.length > 0) groups.at(-1)!.push(filter);
      else groups.push([filter]);
    }
    const all = groups.map((group) => (group.length > 1 ? { or: group } : group[0]!));
    return all.length > 1 ? { and: all } : all[0];
  }

  private query(): AnalyticsQuery {
    const dimensions = this.dimensions.map(({ key }) => key);
    const grain = this.dimensions.find(({ key }) => key === 'time')?.grain;
    const filter = this.filter();
    const pivot = this.chart === 'pivot' && dimensions.length > 1 ? dimensions.at(-1)! : null;
    return {
      measures: this.measures.map(({ key }) => key),
      ...(dimensions.length > 0 && { dimensions }),
      ...(grain && { grain }),
      ...(this.period && { range: this.period.range }),
      ...(this.compare && { compare: this.compare.compare }),
      ...(filter && { filter }),
      ...(this.order.length > 0 && { order: this.order }),
      ...(this.limit !== null && { limit: this.limit }),
      ...(this.totals && { totals: true }),
      ...(pivot && { pivot }),
    };
  }

  private parts(): UnderstoodPart[] {
    for (const { item, set, isNot } of this.filters) {
      const filter = { dimension: set.dimension, [isNot ? 'isNot' : 'is']: set.keys };
      this.means.set(item, [...(this.means.get(item) ?? []), { is: 'filter', filter }]);
    }
    const broken = (item: Item) =>
      this.problems.some(
        ({ start, end }) =>
          this.tokens[item.from]!.start < end && start < this.tokens[item.to - 1]!.end,
      );
    return this.items
      .filter((item) => !broken(item))
      .flatMap((item) =>
        (this.means.get(item) ?? []).map((means) => ({ means, cut: this.cutOf(item) })),
      );
  }

  /** The words of an item with those that connect it, unless they also serve the next one. */
  private cutOf(item: Item): readonly [number, number] {
    const next = this.next(item);
    const startOf = (token: number) => this.tokens[token]?.start ?? 0;
    const endOf = (token: number) => this.tokens[token - 1]?.end ?? this.text.length;
    if (!item.isMarkAfter && next?.isInherited && next.mark === item.mark && !item.isInherited)
      return [startOf(item.from), startOf(next.from)];
    if (item.isMarkAfter) {
      const before = this.next(item, -1);
      const isShared = before?.isMarkAfter && before.mark === item.mark;
      if (item.isInherited && next) return [startOf(item.from), startOf(next.from)];
      return [
        isShared ? endOf(before.to) : startOf(item.lead.from < 0 ? item.from : item.lead.from),
        isShared ? endOf(item.to) : endOf(item.mark!.to),
      ];
    }
    const lead = item.lead.from < 0 ? item.from : Math.min(item.lead.from, item.from);
    const from = item.mark && !item.isInherited ? Math.min(item.mark.from, lead) : lead;
    return [startOf(from), endOf(item.to)];
  }
}

const PER = ['per', 'प्रति', 'हर'];

/** Everything a subject has. */
const POPULATIONS = [
  'applications',
  'applicants',
  'jobs',
  'users',
  'companies',
  'visits',
  'searches',
  'offers_sent',
  'alerts',
];

/** Measures of people who live somewhere and apply somewhere else. */
const PEOPLE = [
  'applicants',
  'users',
  'active_users',
  'searchers',
  'alert_owners',
  'applications_per_applicant',
];

const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);
