import { findCity } from '#schema/locations/locations.ts';
import { JOB_SORTS, type JobSort } from '#schema/options/screens/search.ts';
import { readTogether } from '#server/db/readTogether.ts';
import { toPage, windowOf, type Page, type Window } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { SHORT_ROW, type JobPart } from '#server/modules/job/job.sql.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import type { Services } from '#server/services.ts';
import { knownWords } from './words/dictionary.loaders.ts';
import { isPlannedOnce as hasOnePlan, Values } from './filter.rules.ts';
import { filterLists, type FilterLists } from './filterLists.rules.ts';
import {
  inText,
  or,
  placeQuery,
  quoted,
  relaxations,
  strictQuery,
  type Relaxation,
  tiersOf,
  titleQuery,
  withoutExtras,
  workOf,
  withTitles,
  type StemOf,
  type Tiers,
} from './words/query.rules.ts';
import {
  fittingPart,
  relaxedSentences,
  readSentence,
  leftOutWishes,
  unlessChosen,
  withSentence,
  type Sentence,
} from './words/sentence.rules.ts';
import { RELATED } from './related/titleRelation.sql.ts';
import { isWorthRecording, recordSearch } from './recordSearch.service.ts';
import type { JobsArgs } from './search.inputs.ts';
import {
  type Place,
  conditionsOf,
  COUNT,
  COUNTS,
  COUNTED_UP_TO,
  matchesWords,
  MOST_WORDS,
  PAGE,
  type FoundJob,
  type Key,
} from './search.sql.ts';
import {
  knownPlace,
  type KnownPlace,
  wishForExactPlace,
  typedWords,
  understand,
  understandPlace,
  type Wish,
} from './words/understand.rules.ts';

/** The search in the form the database takes. */
export interface Question {
  filter: FilterLists;
  /** Queries for the words, best matches first; empty if there are no words. */
  tiers: Tiers;
  /** If no job has all the words: what to try instead, the strictest first. */
  relaxed: Relaxation[];
  /** If only few jobs have all the words: how to find the titles that are close in meaning. */
  widening: Widening | null;
  /** What the search asks for, in the words that were typed. */
  wanted: readonly string[];
  /** The tiers whose jobs are only close in meaning to the words. */
  closeTiers: { from: number; to: number } | null;
  /** The words that no job has together with the others; null if these differ from job to job. */
  leftOut: readonly string[] | null;
  place: Place | null;
  /** If there are no words: queries for the jobs that name the city of the location, then for all in its district. */
  cityFirst?: Tiers;
  didYouMean: string | null;
}

interface Widening {
  titles: string;
  tierOf: (titles: readonly string[]) => string;
  /** A query for jobs that have the work only in the text; null if the tables do not know the work. */
  inText: string | null;
  /** Whether the search names a single kind of work, and a place or a fact of it. */
  isWorkAround: boolean;
}

/** A list of jobs, with what its facets and advice are computed from. */
export interface FoundJobs extends Page<Job> {
  /** The text of the search as it was typed. */
  typed: string;
  question: Question;
  /** What the words were read as, if they contain filters. */
  sentence: Sentence | null;
  /** How many jobs there are in total, up to the cap: counted once, and only if someone asks. */
  count: () => Promise<Count>;
}

interface Count {
  total: number;
  isExact: boolean;
}

/** A page that was asked for by its number or its cursor. */
export interface ListedJobs extends FoundJobs {
  page: number;
  pageSize: number;
}

export const NOTHING: Question = {
  filter: filterLists({}),
  tiers: [],
  relaxed: [],
  widening: null,
  wanted: [],
  closeTiers: null,
  leftOut: [],
  place: null,
  didYouMean: null,
};

type Database = Services['database'];

/** How much is read together with the page instead of after it. */
interface ReadAlongside {
  isCounted?: boolean;
  /** The parts of a row that are read. */
  parts?: ReadonlySet<JobPart>;
}

export async function listJobs(
  ctx: Context,
  args: JobsArgs,
  { isCounted = false, parts = SHORT_ROW }: ReadAlongside,
): Promise<ListedJobs> {
  const window = windowOf(ctx, args, (cursor) => decodeKey(cursor, args.sort));
  const filter = filterLists(args.filter ?? {}, seekerIn(ctx));
  const isRecorded = isWorthRecording(filter) && !window.after && window.offset === 0;
  const wanted = { isCounted: isCounted || isRecorded, parts };
  const asked = { filter, sort: args.sort, window, ...wanted };
  const found = await findJobs(ctx.services, asked);
  if (isRecorded) recordSearch(ctx, filter, (await found.count()).total);
  return { ...found, page: args.page ?? 1, pageSize: args.first };
}

const seekerIn = ({ viewer }: Context) => (viewer?.role === 'job_seeker' ? viewer.userId : null);

interface PageRequest extends ReadAlongside {
  filter: FilterLists;
  sort: JobSort;
  window: Window<Key>;
  /** Leaves out jobs that match only some of the words, or only by a skill. */
  isStrict?: boolean;
}

/** With fewer jobs than this, those that are close in meaning follow. */
const ENOUGH = 10;
/** From this weight on, titles are nearly the same work. */
const CLOSE = 0.6;

/**
 * The search itself, for callers without a request: alerts and tasks. A sentence is read as filters. If hardly any live
 * job meets all of it, some of it is left out; other filters do not decide this, or their counts would be wrong.
 */
export async function findJobs(
  services: Pick<Services, 'clock' | 'database'>,
  asked: PageRequest,
): Promise<FoundJobs> {
  const read = readSentence(asked.filter.search);
  if (!read) return findByWords(services, asked);
  const isWhole = asked.isStrict || read.phrases.length === 0;
  const fitting = isWhole ? read : await fittingSentence(services, read);
  const sentence = unlessChosen(asked.filter, fitting);
  const filter = withSentence(asked.filter, sentence);
  const found = await findByWords(services, { ...asked, filter }, leftOutWishes(sentence));
  return { ...found, typed: asked.filter.search, sentence };
}

/** The largest part of a sentence that enough live jobs meet, with all the words or else with some of them. */
async function fittingSentence(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  sentence: Sentence,
): Promise<Sentence> {
  const now = clock.now();
  const parts = [sentence, ...relaxedSentences(sentence)];
  const filters = parts.map((part) => withSentence(filterLists({}), part));
  const question = await understandFilter(database, now, filters[0]!);
  const placeOf = ({ near }: FilterLists) => (near ? { near } : null);
  const countsOf = async (some: readonly FilterLists[], tiers: Tiers) => {
    const values = new Values(now);
    const each = some.map((filter) =>
      wantedRows({ ...question, filter, tiers, place: placeOf(filter) }, values),
    );
    const [row] = await database.read(COUNTS(each), values.list);
    return row!.counts;
  };
  // In a large market nearly every sentence is met.
  const [all] = await countsOf(filters.slice(0, 1), question.tiers);
  if (all! >= ENOUGH) return sentence;
  let counts = await countsOf(filters, question.tiers);
  if (counts.every((count) => count === 0)) {
    const step = await mostWords(database, now, question);
    if (step) counts = await countsOf(filters, step.tiers);
  }
  return fittingPart(parts, counts, ENOUGH);
}

async function findByWords(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  asked: PageRequest,
  first: readonly Wish[] = [],
): Promise<FoundJobs> {
  const { filter, sort, window, isCounted = false, isStrict = false } = asked;
  const { parts = SHORT_ROW } = asked;
  const now = clock.now();
  let question = await understandFilter(database, now, filter, { first, isStrict });
  const search = async () => {
    const current = question;
    // Words and places take long to find and to count, so that is done side by side.
    const isOneStatement = isCounted && !isHeavy(current);
    const wanted = { sort, window, isCounted: isOneStatement, parts };
    let count = once(() => countRows(database, now, current));
    if (isCounted && !isOneStatement) count().catch(() => undefined);
    const rows = await readPage(database, now, current, wanted);
    const total = rows[0]?.total;
    if (total != null) count = async () => cappedCount(total);
    // A page without rows may lie behind the last one.
    const isFirst = window.offset === 0 && !window.after;
    const found = rows.length > 0 || (!isFirst && (await count()).total > 0);
    return { rows, count, found };
  };
  let answer = await search();
  if (answer.rows.length < ENOUGH) {
    const widened = await widen(database, now, question);
    if (widened) {
      question = widened;
      answer = await search();
    }
  }
  if (!answer.found && question.relaxed.length > 0) {
    const step = await mostWords(database, now, question);
    if (step) {
      question = { ...question, ...step };
      answer = await search();
    }
  }
  const { rows, count } = answer;
  if (sort === 'relevance' && !window.after && window.offset === 0) {
    question = withLeftOut(question, rows[0]);
  }
  return {
    ...toPage(rows, window, (row) => encodeKey(row, sort)),
    typed: question.filter.search,
    question,
    count,
    sentence: null,
  };
}

/**
 * If even the best job shown is only close in meaning, what it lacks differs from job to job, so no words are named.
 */
function withLeftOut(question: Question, best: FoundJob | undefined): Question {
  const { closeTiers } = question;
  if (!best || !closeTiers) return question;
  const tier = Number(best.sortPlace);
  const isClose = tier >= closeTiers.from && tier < closeTiers.to;
  return isClose ? { ...question, leftOut: null } : question;
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => (begun ??= work());
}

interface Ranking {
  /** Wishes that only rank jobs higher. */
  first?: readonly Wish[];
  isStrict?: boolean;
}

async function understandFilter(
  database: Database,
  now: Date,
  filter: FilterLists,
  { first = [], isStrict = false }: Ranking = {},
): Promise<Question> {
  const { near } = filter;
  const words = typedWords(filter.search);
  const known = near ? null : knownPlace(filter.location);
  const placeWords = known || near ? [] : typedWords(filter.location);
  if (words.length === 0 && placeWords.length === 0) {
    const cityFirst =
      known && filter.location
        ? await cityBeforeDistrict(database, now, filter.location, known)
        : null;
    return {
      ...NOTHING,
      filter,
      place: near ? { near } : known && placeIn(known, (word) => word),
      ...(cityFirst && { cityFirst }),
    };
  }
  const { dictionary, stemOf } = await knownWords(database, now, [words, placeWords]);
  const place = near
    ? { near }
    : known
      ? placeIn(known, stemOf)
      : { query: placeQuery(understandPlace(placeWords, dictionary), stemOf) };
  const { wishes: understood, didYouMean } = understand(words, dictionary);
  const around = near ? wishForExactPlace(filter.location) : [];
  const wishes = understood.length > 0 ? [...first, ...around, ...understood] : [];
  return {
    filter,
    ...(isStrict ? strictQueries(wishes, stemOf) : tieredQueries(wishes, stemOf)),
    wanted: withoutExtras(wishes).map(({ text }) => text),
    closeTiers: null,
    leftOut: [],
    place,
    didYouMean,
  };
}

type Queries = Pick<Question, 'tiers' | 'relaxed' | 'widening'>;

function tieredQueries(wishes: readonly Wish[], stemOf: StemOf): Queries {
  if (wishes.length === 0) return { tiers: [], relaxed: [], widening: null };
  const [tiers, relaxed] = [tiersOf(wishes, stemOf), relaxations(wishes, stemOf)];
  return { tiers, relaxed, widening: wideningOf(wishes, stemOf) };
}

function strictQueries(wishes: readonly Wish[], stemOf: StemOf): Queries {
  const tiers = wishes.length > 0 ? [strictQuery(wishes, stemOf)] : [];
  return { tiers, relaxed: [], widening: null };
}

function wideningOf(wishes: readonly Wish[], stemOf: StemOf): Widening | null {
  const titles = titleQuery(wishes, stemOf);
  if (!titles) return null;
  const tierOf = (others: readonly string[]) => withTitles(others, wishes, stemOf);
  const isWorkAround = workOf(wishes).length === 1 && withoutExtras(wishes).length > 1;
  return { titles, tierOf, inText: inText(wishes, stemOf), isWorkAround };
}

/**
 * If hardly any job has the words, jobs follow whose titles are close in meaning, and then those that have
 * them in the text. Like `mostWords`, this ignores the other
 * filters.
 */
async function widen(database: Database, now: Date, question: Question): Promise<Question | null> {
  const { widening, tiers } = question;
  if (!widening) return null;
  const values = new Values(now);
  const everything = { ...question, filter: filterLists({}), place: null };
  const titled = { ...everything, tiers: [widening.titles] };
  const each = [everything, titled].map((one) => wantedRows(one, values));
  const [row] = await database.read(COUNTS(each), values.list);
  const [total, withTitle] = row!.counts;
  if (total! >= ENOUGH) return null;
  const related = await database.read(RELATED, [widening.titles]);
  const titles = related.map(({ other }) => other);
  // If there are drivers elsewhere, "driver in Pune" does not find an analyst in Pune who knows the "key drivers".
  const isTitle = widening.isWorkAround && withTitle! > 0;
  const text = widening.inText === null || isTitle ? [] : [widening.inText];
  if (titles.length + text.length === 0) return null;
  const close = related.filter(({ weight }) => weight >= CLOSE).map(({ other }) => other);
  const more = [close, titles].filter((some) => some.length > 0).map(widening.tierOf);
  const wider: string[] = [...tiers];
  for (const query of [...more, ...text]) wider.push(or([wider.at(-1)!, query]));
  const closeTiers = { from: tiers.length, to: tiers.length + more.length };
  return { ...question, tiers: wider, closeTiers };
}

/** "Noida" means its district, but jobs in Noida itself come first. */
async function cityBeforeDistrict(
  database: Database,
  now: Date,
  location: string,
  { marks }: KnownPlace,
): Promise<Tiers | null> {
  const city = findCity(location);
  if (!city || city.district.city === city.name) return null;
  const words = typedWords(city.name);
  const { stemOf } = await knownWords(database, now, [words]);
  const named = words.map((word) => quoted(`l:${stemOf(word)}`)).join(' & ');
  return [named, [`(${named})`, ...marks.map(quoted)].join(' | ')];
}

function placeIn({ marks, words }: KnownPlace, stemOf: StemOf): Place | null {
  const [mark, ...others] = marks;
  if (mark === undefined) return null;
  if (others.length > 0 || mark === '@remote') return { query: marks.map(quoted).join(' | ') };
  if (mark.startsWith('@s:')) return { state: mark.slice(3) };
  const [district, state] = mark.slice(3).split(/, (?=[^,]*$)/) as [string, string];
  const typed = words.map((word) => quoted(`l:${stemOf(word)}`)).join(' & ');
  return { state, district, ...(typed !== '' && { orSays: typed }) };
}

function readPage(
  database: Database,
  now: Date,
  question: Question,
  {
    sort,
    window: { after, limit, offset },
    isCounted,
    parts,
  }: Required<Omit<PageRequest, 'filter' | 'isStrict'>>,
) {
  const values = new Values(now);
  const conditions = conditionsOf(question, values);
  const { tiers, cityFirst } = question;
  const isByCity = sort === 'relevance' && tiers.length === 0 && cityFirst !== undefined;
  const page = {
    sort,
    tiers: isByCity ? cityFirst : tiers,
    conditions,
    limit: limit + 1,
    offset,
    after,
    isNamed: isPlannedOnce(question) && offset === 0,
    isCounted,
    parts,
  };
  const statement = { ...PAGE({ page, values }), isHeavy: isHeavy(question) };
  const read = () => database.read(statement, values.list);
  if (!page.isNamed) return read();
  const [, ...others] = values.list;
  return readTogether(database, `${statement.name} ${JSON.stringify(others)}`, read);
}

/** Words and places make a statement heavy; other filters do not. */
const isHeavy = ({ tiers, place }: Question) => tiers.length > 0 || place !== null;

/** The best plan does not depend on the values, so the statement stays prepared. */
function isPlannedOnce(question: Question): boolean {
  return !isHeavy(question) && hasOnePlan(question.filter);
}

async function countRows(database: Database, now: Date, question: Question): Promise<Count> {
  const values = new Values(now);
  const all = wantedRows(question, values);
  const [title] = question.tiers.slice(-4);
  const some = title ? [...conditionsOf(question, values), matchesWords(title, values)] : undefined;
  const isNamed = isPlannedOnce(question);
  const one = { ...COUNT({ all, some, isNamed }), isHeavy: isHeavy(question) };
  const [counted] = await database.read(one, values.list);
  return cappedCount(counted?.total ?? 0);
}

function cappedCount(total: number): Count {
  return { total: Math.min(total, COUNTED_UP_TO), isExact: total <= COUNTED_UP_TO };
}

/** Conditions for every matching row, of any rank. */
export function wantedRows(
  question: Question,
  values: Values,
  leftOut: ReadonlySet<string> = new Set(),
): string[] {
  const conditions = conditionsOf(question, values, leftOut);
  const widest = leftOut.has('search') ? undefined : question.tiers.at(-1);
  return widest === undefined ? conditions : [...conditions, matchesWords(widest, values)];
}

/**
 * The strictest of the queries that any live job matches, ignoring the other filters: choosing a
 * filter must not change what the words mean, or its count would be wrong.
 */
async function mostWords(
  database: Database,
  now: Date,
  { tiers, relaxed }: Question,
): Promise<Relaxation | null> {
  const steps = [tiers, ...relaxed.map((step) => step.tiers)];
  const [best] = await database.read(MOST_WORDS, [now, steps.map((step) => step.at(-1)!)]);
  return relaxed[(best?.at ?? 1) - 2] ?? null;
}

function encodeKey({ sortPlace, postedAt, id }: FoundJob, sort: JobSort): string {
  const place = sort === 'company' ? sortPlace : Number(sortPlace);
  const key = [sort, place, postedAt.toISOString(), id];
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A cursor is valid only for the order it was made in. */
function decodeKey(cursor: string, wanted: JobSort): Key | null {
  const [sort, place, postedAt, id] = parsed(Buffer.from(cursor, 'base64url').toString());
  const isPlace =
    wanted === 'company' ? typeof place === 'string' && !place.includes('\0') : isSmall(place);
  if (sort !== wanted || !JOB_SORTS.includes(wanted) || !isPlace) return null;
  if (typeof postedAt !== 'string' || !MOMENT.test(postedAt)) return null;
  if (Number.isNaN(Date.parse(postedAt)) || typeof id !== 'string' || !isId(id)) return null;
  return { place: place as Key['place'], postedAt, id };
}

const isSmall = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
