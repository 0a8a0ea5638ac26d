import { findCity } from '#schema/locations/locations.ts';
import { JOB_SORTS, type JobSort } from '#schema/options/screens/search.ts';
import { toPage, windowOf, type Page, type Window } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import type { Services } from '#server/services.ts';
import { knownWords } from './words/dictionary.loaders.ts';
import { PLANNED_EACH_TIME, Values } from './filter.rules.ts';
import {
  placeQuery,
  quoted,
  relaxations,
  tiersOf,
  type StemOf,
  type Tiers,
} from './words/query.rules.ts';
import { isWorthRecording, recordSearch } from './recordSearch.service.ts';
import type { JobFilter, JobsArgs } from './search.inputs.ts';
import {
  type Place,
  conditionsOf,
  COUNT,
  COUNTED_UP_TO,
  holds,
  MOST_WORDS,
  PAGE,
  type FoundJob,
  type Key,
} from './search.reads.ts';
import {
  knownPlace,
  type KnownPlace,
  typedWords,
  understand,
  understandPlace,
} from './words/understand.rules.ts';

/** The search in the form the database takes. */
export interface Question {
  filter: JobFilter;
  /** Queries for the words, best matches first; empty if there are no words. */
  tiers: Tiers;
  /** If no job has all the words: what to try instead, the strictest first. */
  relaxed: Tiers[];
  place: Place | null;
  /** If there are no words: queries for the jobs that name the city of the location, then for all in its district. */
  cityFirst?: Tiers;
  didYouMean: string | null;
}

/** A list of jobs, with what its facets and advice are computed from. */
export interface FoundJobs extends Page<Job> {
  question: Question;
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
  filter: {},
  tiers: [],
  relaxed: [],
  place: null,
  didYouMean: null,
};

type Database = Services['database'];

/** What is read with the page instead of after it. */
interface Wanted {
  isCounted?: boolean;
  /** With the long texts, the category and the description of the company. */
  isDetailed?: boolean;
}

export async function listJobs(
  ctx: Context,
  args: JobsArgs,
  { isCounted = false, isDetailed = false }: Wanted,
): Promise<ListedJobs> {
  const window = windowOf(ctx, args, (cursor) => decodeKey(cursor, args.sort));
  const filter = args.filter ?? {};
  const isRecorded = isWorthRecording(filter) && !window.after && window.offset === 0;
  const wanted = { isCounted: isCounted || isRecorded, isDetailed };
  const asked = { filter, sort: args.sort, window, ...wanted };
  const found = await findJobs(ctx.services, asked);
  if (isRecorded) recordSearch(ctx, filter, (await found.count()).total);
  return { ...found, page: args.page ?? 1, pageSize: args.first };
}

interface Asked extends Wanted {
  filter: JobFilter;
  sort: JobSort;
  window: Window<Key>;
}

/** The search itself, for callers without a request: alerts and tasks. */
export async function findJobs(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  { filter, sort, window, isCounted = false, isDetailed = false }: Asked,
): Promise<FoundJobs> {
  const now = clock.now();
  let question = await understandFilter(database, now, filter);
  const search = async () => {
    const asked = question;
    // Words and places take long to find and to count, so that is done side by side.
    const isOneStatement = isCounted && !isHeavy(asked);
    const wanted = { sort, window, isCounted: isOneStatement, isDetailed };
    let count = once(() => countRows(database, now, asked));
    if (isCounted && !isOneStatement) count().catch(() => undefined);
    const rows = await readPage(database, now, asked, wanted);
    const total = rows[0]?.total;
    if (total != null) count = async () => upToCap(total);
    // A page without rows may lie behind the last one.
    const isFirst = window.offset === 0 && !window.after;
    const found = rows.length > 0 || (!isFirst && (await count()).total > 0);
    return { rows, count, found };
  };
  let answer = await search();
  if (!answer.found && question.relaxed.length > 0) {
    const tiers = await mostWords(database, now, question);
    if (tiers !== question.tiers) {
      question = { ...question, tiers };
      answer = await search();
    }
  }
  const { rows, count } = answer;
  for (const { company, details } of rows)
    if (details?.aboutCompany !== undefined) company.description = details.aboutCompany;
  return { ...toPage(rows, window, (row) => encodeKey(row, sort)), question, count };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => (begun ??= work());
}

export async function understandFilter(
  database: Database,
  now: Date,
  filter: JobFilter,
): Promise<Question> {
  const words = typedWords(filter.search ?? '');
  const known = knownPlace(filter.location ?? '');
  const placeWords = known ? [] : typedWords(filter.location ?? '');
  if (words.length === 0 && placeWords.length === 0) {
    const cityFirst =
      known && filter.location
        ? await cityBeforeDistrict(database, now, filter.location, known)
        : null;
    return {
      ...NOTHING,
      filter,
      place: known && placeIn(known, (word) => word),
      ...(cityFirst && { cityFirst }),
    };
  }
  const { dictionary, stemOf } = await knownWords(database, now, [words, placeWords]);
  const place = known
    ? placeIn(known, stemOf)
    : { query: placeQuery(understandPlace(placeWords, dictionary), stemOf) };
  const { wishes, didYouMean } = understand(words, dictionary);
  return {
    filter,
    tiers: wishes.length > 0 ? tiersOf(wishes, stemOf) : [],
    relaxed: wishes.length > 0 ? relaxations(wishes, stemOf) : [],
    place,
    didYouMean,
  };
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
    isDetailed,
  }: Required<Omit<Asked, 'filter'>>,
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
    isDetailed,
  };
  return database.read({ ...PAGE({ page, values }), isHeavy: isHeavy(question) }, values.list);
}

/** Words and places make a statement heavy; other filters do not. */
const isHeavy = ({ tiers, place }: Question) => tiers.length > 0 || place !== null;

/** The best plan does not depend on the values, so the statement stays prepared. */
function isPlannedOnce(question: Question): boolean {
  const { filter } = question;
  return !isHeavy(question) && !PLANNED_EACH_TIME.some((name) => filter[name] != null);
}

async function countRows(database: Database, now: Date, question: Question): Promise<Count> {
  const values = new Values(now);
  const all = wantedRows(question, values);
  const [title] = question.tiers.slice(-4);
  const some = title ? [...conditionsOf(question, values), holds(title, values)] : undefined;
  const isNamed = isPlannedOnce(question);
  const one = { ...COUNT({ all, some, isNamed }), isHeavy: isHeavy(question) };
  const [counted] = await database.read(one, values.list);
  return upToCap(counted?.total ?? 0);
}

function upToCap(total: number): Count {
  return { total: Math.min(total, COUNTED_UP_TO), isExact: total <= COUNTED_UP_TO };
}

/** Conditions for every matching row, whatever its rank. */
export function wantedRows(
  question: Question,
  values: Values,
  leftOut: ReadonlySet<string> = new Set(),
): string[] {
  const conditions = conditionsOf(question, values, leftOut);
  const widest = leftOut.has('search') ? undefined : question.tiers.at(-1);
  return widest === undefined ? conditions : [...conditions, holds(widest, values)];
}

/**
 * The strictest of the queries that any live job matches, ignoring the other filters: choosing a
 * filter must not change what the words mean, or its count would be wrong.
 */
async function mostWords(database: Database, now: Date, { tiers, relaxed }: Question) {
  const steps = [tiers, ...relaxed];
  const [best] = await database.read(MOST_WORDS, [now, steps.map((step) => step.at(-1)!)]);
  return steps[(best?.at ?? 1) - 1]!;
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
