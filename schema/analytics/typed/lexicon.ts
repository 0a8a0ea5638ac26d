import { STATES } from '#schema/locations/states.ts';
import { COMPANY_SIZE_WORDS, companySizesOfWord } from '#schema/options/companySizes.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { ChartKind } from '../charts.ts';
import { COMPARISONS, GRAINS, type Comparison, type Grain } from '../grains.ts';
import { CHART_KINDS } from '../charts.ts';
import { isStateCode, tokensOf, wordKey } from './tokens.ts';
import { EN } from './words/en.ts';
import { ES } from './words/es.ts';
import { HI } from './words/hi.ts';
import { HINGLISH } from './words/hinglish.ts';
import {
  BAND_WORDS,
  MARKS,
  STATISTICS,
  TIME_WORDS,
  type BandWord,
  type CohortAct,
  type Language,
  type Mark,
  type Phrases,
  type Statistic,
  type TimeWord,
} from './words/language.ts';

/** What may be asked, as the server describes it, with keys in lower case. */
export interface TypedModel {
  measures: readonly TypedMeasure[];
  dimensions: readonly TypedDimension[];
}
export interface TypedMeasure {
  key: string;
  name: string;
  unit: string;
  subject: string;
  isAdditive: boolean;
  /** Which direction is good news: `more` or `less`. */
  betterWhen?: string | null | undefined;
  dimensions: readonly string[];
}
export interface TypedDimension {
  key: string;
  name: string;
  kind: string;
  values?: readonly { key: string; label: string }[] | null | undefined;
}

export interface ValueOption {
  dimension: string;
  /** The key of the value; several keys have a plus between them, as for "weekends". */
  key: string;
  /** Whether it is only recognized next to the name of its dimension: "source: company". */
  isQuiet?: boolean;
}

export type Meaning =
  | { is: 'measure'; key: string }
  | { is: 'dimension'; keys: string[]; usual: string | null }
  | { is: 'value'; options: ValueOption[]; usual: string | null }
  | { is: 'statistic'; statistic: Statistic }
  | { is: 'rank'; descending: boolean; isMost: boolean; isOfTime?: true; isOfGood?: true }
  | { is: 'mostBy'; key: string; descending: boolean }
  | { is: 'sort'; descending: boolean; isByName?: boolean; isOfGood?: true }
  | { is: 'mark'; mark: Mark }
  | { is: 'chart'; chart: ChartKind }
  | { is: 'compare'; compare: Comparison; isAlone: boolean }
  | { is: 'grain'; grain: Grain | null }
  | { is: 'unit'; unit: Grain }
  | { is: 'filler'; isPreposition: boolean }
  /** An act that is true of everything counted, such as "posted" of jobs, with the subjects of those measures. */
  | { is: 'act'; subjects: string[] }
  | { is: 'unclear'; why: 'meaning'; options: string[] }
  | { is: 'cohort'; act: CohortAct }
  | { is: 'totals' | 'rest' | 'now' | 'allTime' | 'comma' };

export interface Entry {
  keys: readonly string[];
  text: string;
  meanings: Meaning[];
}

export interface Lexicon {
  model: TypedModel;
  /** The entries by their first word. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  time: Record<TimeWord, readonly (readonly string[])[]>;
  bands: Record<BandWord, readonly (readonly string[])[]>;
  units: readonly { unit: Grain; keys: readonly string[] }[];
  months: ReadonlyMap<string, number>;
  weekdays: ReadonlyMap<string, number>;
  numbers: ReadonlyMap<string, number>;
  measureOf: (key: string) => TypedMeasure | undefined;
  dimensionOf: (key: string) => TypedDimension | undefined;
}

/** Dimensions whose values are common words with other meanings: a view from "company", an event "hired". */
const QUIET = new Set([
  'event',
  'action',
  'action_subject',
  'actor_kind',
  'source',
  'alert_job_type',
  'alert_frequency',
  'visitor_role',
  'role',
  'month_of_year',
  'rejection_reason',
  'weekday',
  'interview_kind',
  'interview_status',
  'interview_cancelled_by',
  'offer_status',
  'message_side',
  'notification_kind',
  'email_kind',
  'email_outcome',
  'report_reason',
  'click_place',
  'api_outcome',
]);
/** Dimensions whose values are spans of numbers. */
export const BANDS = [
  'pay_band',
  'expected_pay_band',
  'pay_lakhs',
  'expected_pay_lakhs',
  'experience_band',
  'seeker_experience',
  'company_size',
];
const STATE_DIMENSIONS = ['state', 'company_state', 'seeker_state'];
/** The dimension that is meant when a value belongs to several and the measure does not decide. */
const USUAL = ['state', 'industry'];

/** Hindi has its own script, and is typed in Roman letters too; English names are used in all languages. */
const SPOKEN: Record<Locale, readonly Language[]> = {
  en: [EN, HI, HINGLISH],
  hi: [HI, EN, HINGLISH],
  es: [ES, EN, HI],
};

/** What can be between a noun and its participle: "jobs that were closed" means the same as "jobs closed". */
const BEING = [
  'were',
  'was',
  'got',
  'have been',
  'has been',
  'that were',
  'that got',
  'which were',
  'are getting',
  'were getting',
];
const PASSIVE = /(?:[^e]ed|sent|held|made|seen|given|withdrawn)$/;

export const phrasesIn = (phrases: Phrases): string[] =>
  phrases
    .split('|')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** All texts that a pattern allows: `a/b (c)` allows "a", "b", "a c" and "b c". */
export function spelledOut(phrase: string): string[] {
  let all = [''];
  for (const part of phrase.match(/\([^)]*\)|\S+/g) ?? []) {
    const isOptional = part.startsWith('(');
    const inner = isOptional ? part.slice(1, -1) : part;
    const choices = inner.includes(' ') ? spelledOut(inner) : inner.split('/').filter(Boolean);
    const next = all.flatMap((text) => choices.map((choice) => `${text} ${choice}`.trim()));
    all = isOptional ? [...all, ...next] : next;
  }
  return [...new Set(all)];
}

const isYesNo = (kind: string) => kind.toLowerCase() === 'yes_no';

const isSame = (one: ValueOption, other: ValueOption) =>
  one.dimension === other.dimension && one.key === other.key;

const keysOf = (text: string) => tokensOf(text).map(({ key }) => key);
const idOf = (text: string) => keysOf(text).join(' ');

export function lexiconOf(model: TypedModel, locale: Locale): Lexicon {
  const all = new Map<string, Entry>();
  const measures = new Map(model.measures.map((one) => [one.key, one]));
  const dimensions = new Map(model.dimensions.map((one) => [one.key, one]));
  const languages = SPOKEN[locale];
  /** The phrases of the reader's own language: another language cannot add meanings to them. */
  let taken: ReadonlySet<string> = new Set();
  const add = (text: string, meaning: Meaning) => {
    const keys = keysOf(text);
    if (keys.length === 0) return;
    const id = keys.join(' ');
    if (taken.has(id)) return;
    const entry = all.get(id);
    if (!entry) {
      all.set(id, { keys, text, meanings: [meaning] });
      return;
    }
    const dimension = entry.meanings.find(({ is }) => is === 'dimension');
    const value = entry.meanings.find(({ is }) => is === 'value');
    if (meaning.is === 'value' && value?.is === 'value') {
      // A phrase of the language files outweighs the label of a value, so the value is no longer quiet.
      for (const option of value.options)
        if (meaning.options.some((one) => isSame(one, option) && !one.isQuiet))
          delete option.isQuiet;
      const fresh = meaning.options.filter(
        ({ dimension, key }) => !value.options.some((one) => isSame(one, { dimension, key })),
      );
      value.options.push(...fresh);
      value.usual ??= meaning.usual;
    } else if (meaning.is === 'dimension' && dimension?.is === 'dimension') {
      dimension.keys = [...new Set([...dimension.keys, ...meaning.keys])];
      dimension.usual ??= meaning.usual;
    } else if (meaning.is === 'act' && entry.meanings.some(({ is }) => is === 'act')) {
      for (const one of entry.meanings)
        if (one.is === 'act') one.subjects = [...one.subjects, ...meaning.subjects];
    } else if (!entry.meanings.some((one) => JSON.stringify(one) === JSON.stringify(meaning)))
      entry.meanings.push(meaning);
  };
  const addAll = (phrases: Phrases | undefined, meaning: Meaning) => {
    for (const phrase of phrasesIn(phrases ?? ''))
      for (const text of spelledOut(phrase)) add(text, meaning);
  };
  const value = (options: ValueOption[]): Meaning => ({
    is: 'value',
    options: [...options],
    usual: USUAL.find((key) => options.some(({ dimension }) => dimension === key)) ?? null,
  });

  for (const { key, name } of model.measures) add(name, { is: 'measure', key });
  for (const { key, name, kind } of model.dimensions) {
    add(name, { is: 'dimension', keys: [key], usual: null });
    // "Users onboarding finished" are only those, unless "by" asks for both.
    if (isYesNo(kind)) add(name, value([{ dimension: key, key: 'yes' }]));
  }
  for (const { key: dimension, kind, values } of model.dimensions) {
    if (isYesNo(kind) || BANDS.includes(dimension) || dimension === 'hour_of_day') continue;
    for (const { key, label } of values ?? [])
      if (!/\{/.test(label) && key !== 'other')
        add(label, value([{ dimension, key, ...(QUIET.has(dimension) && { isQuiet: true }) }]));
  }
  if (dimensions.has('company_size'))
    for (const word of COMPANY_SIZE_WORDS)
      add(word, value([{ dimension: 'company_size', key: companySizesOfWord(word).join('+') }]));
  for (const { name, code, aliases } of STATES) {
    const options = STATE_DIMENSIONS.filter((key) => dimensions.has(key)).map((dimension) => ({
      dimension,
      key: name,
    }));
    if (options.length > 0)
      for (const alias of [name, ...aliases, code.slice(3)])
        if (alias.length > 2 || isStateCode(alias)) add(alias, value(options));
  }

  for (const language of languages) {
    for (const [key, phrases] of Object.entries(language.measures))
      if (measures.has(key)) addAll(phrases, { is: 'measure', key });
    for (const [nouns, phrases] of Object.entries(language.dimensions)) {
      const usual = nouns
        .split(' ')
        .find((noun) => noun.endsWith('!'))
        ?.slice(0, -1);
      const keys = nouns
        .replaceAll('!', '')
        .split(' ')
        .filter((key) => dimensions.has(key));
      if (keys.length === 0) continue;
      // Each phrase gets its own copy of the list, because another noun may add to it.
      for (const text of phrasesIn(phrases).flatMap(spelledOut))
        add(text, { is: 'dimension', keys: [...keys], usual: usual ?? null });
    }
    for (const [named, phrases] of Object.entries(language.values)) {
      const options = named
        .split(' ')
        .map((one) => one.split(':'))
        .filter(([dimension]) => dimensions.has(dimension!))
        .map(([dimension, key]) => ({ dimension: dimension!, key: key! }));
      if (options.length > 0)
        for (const phrase of phrasesIn(phrases))
          for (const text of spelledOut(phrase)) add(text, value(options));
    }
    for (const mark of MARKS) addAll(language.marks[mark], { is: 'mark', mark });
    for (const statistic of STATISTICS)
      addAll(language.statistics[statistic], { is: 'statistic', statistic });
    for (const [act, phrases] of Object.entries(language.cohorts ?? {}))
      addAll(phrases, { is: 'cohort', act: act as CohortAct });
    const { ranks, sorts } = language;
    addAll(ranks.top, { is: 'rank', descending: true, isMost: false });
    addAll(ranks.bottom, { is: 'rank', descending: false, isMost: false });
    addAll(ranks.most, { is: 'rank', descending: true, isMost: true });
    addAll(ranks.least, { is: 'rank', descending: false, isMost: true });
    addAll(ranks.slowest, { is: 'rank', descending: true, isMost: false, isOfTime: true });
    addAll(ranks.fastest, { is: 'rank', descending: false, isMost: false, isOfTime: true });
    addAll(ranks.best, { is: 'rank', descending: true, isMost: false, isOfGood: true });
    addAll(ranks.worst, { is: 'rank', descending: false, isMost: false, isOfGood: true });
    for (const [key, phrases] of Object.entries(language.mostBy))
      if (measures.has(key)) addAll(phrases, { is: 'mostBy', key, descending: true });
    for (const [key, phrases] of Object.entries(language.leastBy))
      if (measures.has(key)) addAll(phrases, { is: 'mostBy', key, descending: false });
    addAll(sorts.descending, { is: 'sort', descending: true });
    addAll(sorts.ascending, { is: 'sort', descending: false });
    addAll(sorts.bestFirst, { is: 'sort', descending: true, isOfGood: true });
    addAll(sorts.worstFirst, { is: 'sort', descending: false, isOfGood: true });
    addAll(sorts.byName, { is: 'sort', descending: false, isByName: true });
    addAll(language.totals, { is: 'totals' });
    addAll(language.now, { is: 'now' });
    addAll(language.rest, { is: 'rest' });
    addAll(language.allTime, { is: 'allTime' });
    for (const chart of CHART_KINDS) addAll(language.charts[chart], { is: 'chart', chart });
    for (const compare of COMPARISONS) {
      addAll(language.compare[compare], { is: 'compare', compare, isAlone: false });
      addAll(language.compareAlone[compare], { is: 'compare', compare, isAlone: true });
    }
    addAll(language.overTime, { is: 'grain', grain: null });
    for (const grain of GRAINS) {
      addAll(language.grains[grain], { is: 'grain', grain });
      addAll(language.units[grain], { is: 'unit', unit: grain });
    }
    for (const [options, phrases] of Object.entries(language.unclear))
      addAll(phrases, { is: 'unclear', why: 'meaning', options: phrasesIn(options) });
    for (const [subjects, phrases] of Object.entries(language.acts))
      for (const text of phrasesIn(phrases).flatMap(spelledOut))
        add(text, { is: 'act', subjects: subjects.split(' ') });
    const { stems = '', endings = '' } = language.helpers ?? {};
    for (const stem of phrasesIn(stems))
      for (const ending of ['', ...phrasesIn(endings)])
        add(stem + ending, { is: 'filler', isPreposition: false });
    addAll(language.fillers, { is: 'filler', isPreposition: false });
    addAll(language.prepositions, { is: 'filler', isPreposition: true });
    taken = new Set(all.keys());
  }
  const written = [...all.values()];
  for (const { keys, meanings, text } of written) {
    const [act, ...words] = text.split(' ').toReversed();
    const isPassive =
      PASSIVE.test(act!) && words.length > 0 && meanings.every(({ is }) => is === 'measure');
    if (!isPassive || keys.length > 3) continue;
    const noun = words.toReversed().join(' ');
    for (const be of BEING) {
      const passive = `${noun} ${be} ${act}`;
      if (!all.has(idOf(passive))) for (const meaning of meanings) add(passive, meaning);
    }
  }
  all.set(',', { keys: [','], text: ',', meanings: [{ is: 'comma' }] });

  const matched = <Key extends string>(
    keys: readonly Key[],
    of: (language: Language, key: Key) => Phrases | undefined,
  ) =>
    Object.fromEntries(
      keys.map((key) => [
        key,
        languages
          .flatMap((language) => phrasesIn(of(language, key) ?? '').flatMap(spelledOut))
          .map(keysOf)
          .sort((one, other) => other.length - one.length),
      ]),
    ) as Record<Key, string[][]>;
  const numbered = (of: (language: Language) => readonly Phrases[]) =>
    new Map(
      languages
        .toReversed()
        .flatMap((language) =>
          of(language).flatMap((phrases, at) =>
            phrasesIn(phrases).map((text) => [wordKey(text), at] as const),
          ),
        ),
    );
  const units = matched(GRAINS, (language, unit) => language.units[unit]);
  return {
    model,
    entries: Map.groupBy(all.values(), ({ keys }) => keys[0]!),
    time: matched(TIME_WORDS, (language, word) => language.time[word]),
    bands: matched(BAND_WORDS, (language, word) => language.bands[word]),
    units: GRAINS.flatMap((unit) => units[unit].map((keys) => ({ unit, keys }))),
    months: numbered((language) => language.months),
    weekdays: numbered((language) => language.weekdays),
    numbers: new Map(
      [...numbered((language) => language.numbers)].map(([word, at]) => [word, at + 1]),
    ),
    measureOf: (key) => measures.get(key),
    dimensionOf: (key) => dimensions.get(key),
  };
}
