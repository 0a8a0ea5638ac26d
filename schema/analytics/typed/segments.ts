import { BandReader } from './bands.ts';
import { CalculationReader, type CalculationMeaning } from './calculated.ts';
import { ConditionReader, type ConditionUnit, type TestedValue } from './conditions.ts';
import { DurationReader } from './durations.ts';
import type { Entry, Lexicon, Meaning, ValueOption } from './lexicon.ts';
import { SHARES } from './measures.ts';
import { OmissionReader } from './omissions.ts';
import { SentenceText } from './sentenceText.ts';
import type { TimeMeaning } from './periods/period.ts';
import { periodsAt } from './periods/periodsAt.ts';
import { TimeText } from './periods/timeText.ts';
import { keysOf, wordKey, type Token } from './tokens.ts';
import type { Statistic } from './words/language.ts';

/** A value that the server knows: a company, a place, a category, a title. */
export interface KnownValue {
  dimension: string;
  value: string;
}

/** Values by their name as `foldValue` writes it. */
export type KnownValues = ReadonlyMap<string, readonly KnownValue[]>;

/** Values of one dimension; several if a span of numbers covers them. */
export interface ValueSet {
  dimension: string;
  keys: string[];
}

/** Other statistics may have their words inside the name of a measure. */
const OUTER_STATISTICS = ['share', 'totalShare', 'growth', 'rate', 'ratio'] as const;
type InnerStatistic = Exclude<Statistic, (typeof OUTER_STATISTICS)[number]>;
const isInner = (statistic: Statistic): statistic is InnerStatistic =>
  !(OUTER_STATISTICS as readonly Statistic[]).includes(statistic);

interface ValuesMeaning {
  is: 'values';
  sets: ValueSet[];
  /** The dimension that is meant if the measure does not decide. */
  usual: string | null;
  /** Whether the dimension is named as well: "state Kerala". */
  isNamed: boolean;
  /** The measure that counts such things unless something else is counted. */
  noun: string | null;
}

export type SegmentMeaning =
  | Exclude<Meaning, { is: 'value' }>
  | TimeMeaning
  | ValuesMeaning
  | { is: 'counted'; key: string; statistic: InnerStatistic }
  | { is: 'number'; number: number }
  | { is: 'condition'; tests: TestedValue[]; unit: ConditionUnit }
  | { is: 'misfit' }
  | CalculationMeaning
  | { is: 'unknown' };

/** Some words in a row that mean something together. */
export interface Segment {
  from: number;
  to: number;
  meanings: SegmentMeaning[];
}

const LONGEST_NAME = 7;
/** Sizes of companies that also describe other things. */
const SIZES = ['small', 'medium', 'large'];
const COST = { part: 10, unknown: 1_000, band: 4, condition: 9, duration: 9, omission: 11 };
/** Words between a dimension and its value: "state is Kerala". */
const IS = ['is', 'are', '=', 'equal', 'of', 'ha', 'है', 'हैं', 'es'];
/** Nouns that are counted in the plural, so a noun after one is a separate noun. */
const COUNTED_NOUNS =
  keysOf(`job seeker applicant company application employer user view search interview offer message
  email notification alert report`);
const DONE_TO_IT = keysOf('saved viewed opened seen read reported withdrew accepted');
/** Nouns for things of one kind, each with the measure that counts them unless something else is counted. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ...['internship', 'इंटर्नशिप', 'pasantia'].map((word) => [wordKey(word), 'jobs'] as const),
  ...['bulk message', 'mass message'].map((words) => [words, 'messages'] as const),
  ...['startup', 'enterprise'].map((word) => [word, 'companies'] as const),
  ...keysOf('company employer firm recruiter').flatMap((noun) =>
    ['unverified', 'not verified'].map((word) => [`${word} ${noun}`, 'companies'] as const),
  ),
  ...['signup', 'sign up', 'user', 'account'].map((word) => [`google ${word}`, 'users'] as const),
]);

const PEOPLE = keysOf('fresher woman women female mahila महिला फ्रेशर');
const PLURALS = ['women', 'men', 'mahilayein', 'mahilaen'];
const ACTS_OF_APPLICANTS = keysOf('applied apply hired hire interview offer भर्ती आवेदन bharti');

/** The reading with the fewest words that are not understood, in the fewest parts. */
export function segmentsOf(
  tokens: readonly Token[],
  words: Lexicon,
  today: string,
  known: KnownValues,
): Segment[] {
  const splitter = new Splitter(tokens, words, today, known);
  const best: { cost: number; segment: Segment | null }[] = [];
  best[tokens.length] = { cost: 0, segment: null };
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    for (const { cost: own, ...segment } of splitter.segmentsAt(at)) {
      const cost = own + best[segment.to]!.cost;
      const before = best[at];
      const isBetter =
        !before || cost < before.cost || (cost === before.cost && segment.to > before.segment!.to);
      if (isBetter) best[at] = { cost, segment };
    }
  }
  const found: Segment[] = [];
  for (let at = 0; at < tokens.length; at = best[at]!.segment!.to) found.push(best[at]!.segment!);
  return found;
}

interface Candidate extends Segment {
  cost: number;
}

class Splitter extends SentenceText {
  private readonly time: TimeText;
  private readonly bands: BandReader;
  private readonly conditions: ConditionReader;
  private readonly durations: DurationReader;
  private readonly calculations: CalculationReader;
  private readonly omissions: OmissionReader;

  private readonly known: KnownValues;
  /** The phrases that begin at each place, which several readers ask for. */
  private readonly found = new Map<number, Entry[]>();
  private inner?: { from: number; length: number; statistic: InnerStatistic }[];

  constructor(tokens: readonly Token[], words: Lexicon, today: string, known: KnownValues) {
    super(tokens, words);
    this.known = known;
    this.time = new TimeText(tokens, words, today);
    this.bands = new BandReader(tokens, words);
    this.conditions = new ConditionReader(tokens, words);
    this.durations = new DurationReader(tokens, words);
    this.calculations = new CalculationReader(tokens, words);
    this.omissions = new OmissionReader(tokens, words);
  }

  segmentsAt(at: number): Candidate[] {
    const token = this.tokens[at]!;
    const all: Candidate[] = [
      { from: at, to: at + 1, meanings: [{ is: 'unknown' }], cost: COST.unknown },
    ];
    const add = (length: number, meanings: SegmentMeaning[], cost = COST.part) => {
      if (meanings.length > 0) all.push({ from: at, to: at + length, meanings, cost });
    };
    for (const { keys, meanings } of this.matches(at)) {
      const plain = meanings.flatMap((meaning): SegmentMeaning[] => {
        if (meaning.is !== 'value') return [meaning];
        const loud = meaning.options.filter(
          ({ isQuiet, dimension }) => !isQuiet || this.isLeftOut(at, dimension),
        );
        const { usual } = meaning;
        const noun = this.nounAt(at, keys);
        return loud.length > 0 ? [valuesOf(loud.map(setOf), { usual, noun })] : [];
      });
      add(keys.length, plain);
    }
    for (const { length, key, statistic } of this.interruptedNamesAt(at))
      add(length, [{ is: 'counted', key, statistic }]);
    for (const { length, sets } of this.valuesAt(at)) add(length, [valuesOf(sets)]);
    this.addQualifiedValues(at, add);
    for (const { length, meaning, otherwise } of periodsAt(this.time, at))
      add(length, [meaning, ...(otherwise ? [otherwise] : [])]);
    const duration = this.durations.read(at);
    if (duration) add(duration.length, [{ is: 'measure', key: duration.key }], COST.duration);
    const omission = this.omissions.read(at);
    if (omission) {
      const { length, sets, usual, noun } = omission;
      add(length, [valuesOf(sets, { usual, noun })], COST.omission);
    }
    const number = this.time.number(at);
    if (number !== null && !token.day) add(1, [{ is: 'number', number }]);
    const condition = this.conditions.read(at);
    const asCondition: SegmentMeaning[] = condition
      ? [{ is: 'condition', tests: condition.tests, unit: condition.unit }]
      : [];
    if (condition) add(condition.length, asCondition, COST.condition);
    this.addZero(at, add);
    const rate = this.rateAt(at);
    if (rate) add(1, [{ is: 'measure', key: rate }], COST.condition);
    const calculation = this.calculations.read(at);
    if (calculation) add(calculation.length, [calculation.meaning]);
    const band = this.isAveraged(at) ? null : this.bands.read(at);
    if (band) {
      const { sets } = band;
      const meaning: SegmentMeaning =
        sets.length > 0 ? valuesOf(sets, { usual: sets[0]!.dimension }) : { is: 'misfit' };
      const isSame = condition !== null && condition.length === band.length && !band.hasNoun;
      const meanings = isSame ? [meaning, ...asCondition] : [meaning];
      add(band.length, meanings, band.hasNoun ? COST.band - 1 : COST.band);
    }
    return all;
  }

  /** The measure that counts the things of this kind. Freshers are job seekers, unless the words say what they did. */
  private nounAt(at: number, keys: readonly string[]): string | null {
    const { isPlural, plain } = this.tokens[at + keys.length - 1]!;
    const isPeople = (isPlural || PLURALS.includes(plain)) && PEOPLE.includes(keys.join(' '));
    const isDone = this.tokens.some((token) => ACTS_OF_APPLICANTS.includes(token.key));
    return NOUNS.get(keys.join(' ')) ?? (isPeople && !isDone ? 'job_seekers' : null);
  }

  /** In "notifications by kind, excluding job alerts", the dimension of the value is named before. */
  private isLeftOut = (at: number, dimension: string) => {
    const isMark = (entry: Entry, marks: readonly string[]) =>
      entry.meanings.some((one) => one.is === 'mark' && marks.includes(one.mark));
    const starts = [1, 2].filter((length) =>
      this.matches(at - length).some(
        (one) => one.keys.length === length && isMark(one, ['not', 'only']),
      ),
    );
    return (
      starts.length > 0 &&
      this.tokens
        .slice(0, at)
        .some((_, before) =>
          this.matches(before).some(({ meanings }) =>
            meanings.some((one) => one.is === 'dimension' && one.keys.includes(dimension)),
          ),
        )
    );
  };

  /** In "under 5% hired", the word names the rate of hired applications. */
  private rateAt(at: number): string | undefined {
    if (!this.isOne(at - 1, ['%', 'percent'])) return undefined;
    return (this.words.entries.get(this.keyAt(at)) ?? [])
      .filter(({ keys }) => keys.length === 2 && COUNTED_NOUNS.includes(keys[1]!))
      .flatMap(({ meanings }) =>
        meanings.flatMap((one) => (one.is === 'measure' ? (SHARES[one.key] ?? []) : [])),
      )[0];
  }

  /** "More than 50 applications but no hires": after another condition, "no" is one too. */
  private addZero(
    at: number,
    add: (length: number, meanings: SegmentMeaning[], cost: number) => void,
  ) {
    const [before, after] = [this.keyAt(at - 1), this.keyAt(at + 1)];
    const { key, number } = this.tokens[at]!;
    const isAfterCondition = (joint: number) =>
      this.isOne(joint, ['and', 'but']) &&
      this.tokens.slice(0, joint).some((_, one) => this.conditions.read(one) !== null);
    const isNobody = (place: number) =>
      this.fits(['nobody'], place) || this.fits(['no', 'one'], place);
    const isCounted = this.matches(at + 1).some((one) =>
      one.meanings.some(({ is }) => is === 'measure'),
    );
    const condition: SegmentMeaning = {
      is: 'condition',
      tests: [{ test: 'less_than', value: 1 }],
      unit: null,
    };
    if (key === 'hired' && isNobody(at + 1) && isAfterCondition(at - 1))
      add(1, [{ is: 'measure', key: 'hires' }], COST.condition);
    if (before === 'hired' && isNobody(at) && isAfterCondition(at - 2))
      add(after === 'one' ? 2 : 1, [condition], COST.condition);
    if ((key === 'no' || key === 'zero' || number === 0) && isCounted && isAfterCondition(at - 1))
      add(1, [condition], COST.condition);
  }

  /** Whether a statistic comes before: "average salary above 12 lakh" is not a pay band. */
  private isAveraged = (at: number) =>
    this.matches(at - 1).some(
      ({ keys, meanings }) => keys.length === 1 && meanings.some(({ is }) => is === 'statistic'),
    );

  private fits = (keys: readonly string[], at: number) =>
    keys.every(
      (key, step) => this.tokens[at + step]?.key === key && !this.tokens[at + step]!.isQuoted,
    );

  private matches = (at: number): Entry[] => {
    const known = this.found.get(at) ?? this.find(at);
    this.found.set(at, known);
    return known;
  };

  private find = (at: number): Entry[] =>
    (this.words.entries.get(this.keyAt(at)) ?? []).filter(
      ({ keys, meanings }) =>
        this.fits(keys, at) &&
        !this.isTwoNouns(at, keys, meanings) &&
        !this.isTotalOf(at, keys, meanings) &&
        !this.isCutShort(at, keys) &&
        !this.isOtherReport(at, keys, meanings) &&
        !(keys.join() === 'it' && this.isPronoun(at)) &&
        !(SIZES.includes(keys.join(' ')) && !this.isBeforeCompanies(at + 1)),
    );

  /** "Large" and "small and medium" say which companies, but not how large other things are. */
  private isBeforeCompanies = (at: number): boolean => {
    const { key = '' } = this.tokens[at] ?? {};
    return (
      ['company', 'employer', 'firm'].includes(key) ||
      ([...SIZES, 'and', 'or', 'vs', ',', 'size'].includes(key) && this.isBeforeCompanies(at + 1))
    );
  };

  /** "And total jobs" is one more measure. */
  private isTotalOf = (at: number, keys: readonly string[], meanings: readonly Meaning[]) =>
    meanings.some(({ is }) => is === 'totals' || (is === 'allTime' && keys.includes('total'))) &&
    (this.words.entries.get(this.keyAt(at + keys.length)) ?? []).some((entry) =>
      entry.meanings.some(({ is }) => is === 'measure'),
    );

  /** "Growth of job seekers" and "growth of job alerts" are not those of jobs. */
  private isCutShort = (at: number, keys: readonly string[]) =>
    keys.length > 1 &&
    keys.at(-1) === 'job' &&
    !this.tokens[at + keys.length - 1]!.isPlural &&
    this.isOne(at + keys.length, ['seeker', 'alert']);

  /** "A report on hires" is what is asked for; "reports in June" are counted. */
  private isOtherReport = (at: number, keys: readonly string[], meanings: readonly Meaning[]) => {
    const isMany = this.tokens[at + keys.indexOf('report')]?.isPlural ?? false;
    const isFiller = meanings.every(({ is }) => is === 'filler');
    return keys.includes('report') && (isFiller ? isMany : keys.length === 1 && !isMany);
  };

  /** In "did not apply for it" and "saved it", "it" is not the industry. */
  private isPronoun = (at: number) => {
    const isAfterVerb =
      this.isOne(at - 1, ['for', 'to']) && this.isOne(at - 2, ['apply', 'applied']);
    return isAfterVerb || this.isOne(at - 1, DONE_TO_IT);
  };

  /** Whether the words are two nouns: "jobs category wise" means jobs by category, while "job category" is one noun. */
  private isTwoNouns = (at: number, keys: readonly string[], meanings: readonly Meaning[]) =>
    keys.length > 1 &&
    keys.length < 4 &&
    COUNTED_NOUNS.includes(keys[0]!) &&
    this.tokens.slice(at, at + keys.length - 1).some(({ isPlural }) => isPlural) &&
    meanings.every(({ is }) => is === 'dimension');

  /** Reads a statistic inside the name of a measure: "भर्ती का औसत समय". */
  private interruptedNamesAt(at: number) {
    const found: { length: number; key: string; statistic: InnerStatistic }[] = [];
    const isInterrupted = this.innerStatistics().some(({ from }) => from > at);
    const entries = (isInterrupted && this.words.entries.get(this.tokens[at]!.key)) || [];
    for (const { keys, meanings } of entries) {
      const measure = meanings.find(({ is }) => is === 'measure');
      if (measure?.is !== 'measure' || keys.length < 3 || /_(?:median|p\d\d)$/.test(measure.key))
        continue;
      for (const { from, length, statistic } of this.innerStatistics()) {
        const hole = from - at;
        if (hole < 1 || hole >= keys.length) continue;
        if (!this.fits(keys.slice(0, hole), at)) break;
        if (this.fits(keys.slice(hole), from + length))
          found.push({ length: keys.length + length, key: measure.key, statistic });
      }
    }
    return found;
  }

  /** The statistics of the sentence that can be inside a name, in their order. */
  private innerStatistics() {
    this.inner ??= this.tokens.flatMap((_, from) =>
      this.matches(from)
        .flatMap(({ keys, meanings }) =>
          meanings.flatMap((one) =>
            one.is === 'statistic' && isInner(one.statistic)
              ? [{ from, length: keys.length, statistic: one.statistic }]
              : [],
          ),
        )
        .slice(0, 1),
    );
    return this.inner;
  }

  /** The names from this word on that the server knows. */
  private valuesAt(at: number): { length: number; sets: ValueSet[] }[] {
    const found: { length: number; sets: ValueSet[] }[] = [];
    for (let length = 1; length <= LONGEST_NAME && at + length <= this.tokens.length; length += 1) {
      const values = namesAt(this.tokens, at, length).flatMap((name) => this.known.get(name) ?? []);
      const sets = values
        .filter(({ dimension }) => this.words.dimensionOf(dimension))
        .map(({ dimension, value }) => ({ dimension, keys: [value] }));
      const once = new Map(sets.map((set) => [`${set.dimension} ${set.keys[0]}`, set]));
      if (once.size > 0) found.push({ length, sets: [...once.values()] });
    }
    return found;
  }

  /** A value next to its dimension: "state Kerala", "job status is closed", "healthcare industry". */
  private addQualifiedValues(
    at: number,
    add: (length: number, meanings: SegmentMeaning[], cost?: number) => void,
  ) {
    const dimensionsAt = (place: number) =>
      this.matches(place).flatMap(({ keys, meanings }) => {
        const named = meanings.flatMap((one) => (one.is === 'dimension' ? one.keys : []));
        return named.length > 0 ? [{ length: keys.length, named }] : [];
      });
    const setsAt = (place: number): { length: number; sets: ValueSet[] }[] => {
      const band = this.bands.read(place);
      return [
        ...this.matches(place).flatMap(({ keys, meanings }) =>
          meanings.flatMap((one) =>
            one.is === 'value' ? [{ length: keys.length, sets: one.options.map(setOf) }] : [],
          ),
        ),
        ...this.valuesAt(place),
        ...(band ? [band] : []),
      ];
    };
    const addOwn = (length: number, named: readonly string[], sets: ValueSet[], usual?: string) => {
      const own = sets.filter(({ dimension }) => named.includes(dimension));
      if (own.length > 0) add(length, [valuesOf(own, { usual: usual ?? null, isNamed: true })]);
    };
    for (const { length: first, named } of dimensionsAt(at)) {
      let next = at + first;
      while (this.isOne(next, IS) && next - at - first < 2) next += 1;
      for (const { length, sets } of setsAt(next))
        addOwn(next - at + length, named, sets, named[0]);
    }
    for (const { length, sets } of setsAt(at))
      for (const { length: last, named } of dimensionsAt(at + length))
        // "The healthcare sector" is that of the job, unless only companies are counted.
        addOwn(
          length + last,
          named,
          sets,
          named.find((key) => key === 'industry'),
        );
  }
}

const setOf = ({ dimension, key }: ValueOption): ValueSet => ({ dimension, keys: key.split('+') });

const valuesOf = (sets: ValueSet[], more: Partial<ValuesMeaning> = {}): ValuesMeaning => ({
  is: 'values',
  sets,
  usual: null,
  isNamed: false,
  noun: null,
  ...more,
});

/** The names that these words can be: as they are written, and with the last word in the singular. */
export function namesAt(tokens: readonly Token[], at: number, length: number): string[] {
  const parts = tokens.slice(at, at + length);
  if (parts.some(({ key }) => key === ',' || key === '-')) return [];
  const plain = parts
    .map((part) => part.plain)
    .filter(Boolean)
    .join(' ');
  const last = parts.at(-1)!;
  if (!last.isPlural || last.key === last.plain) return [plain];
  return [plain, [...parts.slice(0, -1).map((part) => part.plain), last.key].join(' ')];
}

/** Possible names in the words that are not understood, together with the words beside them. */
export function namesToLookUp(
  tokens: readonly Token[],
  segments: readonly Segment[],
  most: number,
): string[] {
  const unknown = segments
    .filter(({ meanings }) => meanings[0]!.is === 'unknown')
    .map(({ from }) => from);
  const names = new Set<string>();
  for (let length = 1; length <= LONGEST_NAME; length += 1)
    for (const place of unknown)
      for (
        let at = Math.max(0, place - length + 1);
        at <= place && at + length <= tokens.length;
        at += 1
      )
        for (const name of namesAt(tokens, at, length)) if (names.size < most) names.add(name);
  return [...names];
}
