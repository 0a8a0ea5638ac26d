import type { ApplicationSort } from '#schema/options/screens/applications.ts';
import { APPLICATION_STATUSES } from '#schema/options/statuses.ts';
import { unsuitableText } from '#schema/validation/text.ts';
import {
  toConnection,
  windowOf,
  type Connection,
  type PageArgs,
  type Window,
} from '#server/graphql/connection.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { likePattern } from '#server/lib/likePattern.ts';
import { wordsOf } from '#server/modules/search/words/words.rules.ts';
import { applicantConditions } from './desk/applicantFilter.service.ts';
import type { Services } from '#server/services.ts';
import type { ApplicationFilterArgs, ApplicationsArgs } from './application.inputs.ts';
import { partyOf, type Party } from './application.loaders.ts';
import {
  COUNT,
  isOfDesk,
  LIST,
  MATCHING,
  PLACE,
  PLACE_KEY,
  RECORD_ONCE,
  SENT_RESUME,
  STATUS_COUNTS,
  WITHDRAWN,
  type Kind,
} from './application.sql.ts';
import type { Application, ApplicationCounts, ApplicationPlace } from './application.type.ts';
import type { StageCount } from './stage/stage.type.ts';

const AT_ONCE = 1_000;

interface Key {
  /** A time, or a name in lower case. */
  key: string;
  id: string;
}

type Row = RowOf<ReturnType<typeof LIST>>;

type Filter = ApplicationFilterArgs & Partial<ApplicationsArgs>;

/** A seeker's own applications, or those an employer's company has received. Counting all of them is a second statement. */
export async function listApplications(
  ctx: Context,
  page: PageArgs,
  args: ApplicationsArgs,
  isCounted: boolean,
): Promise<Connection<Application>> {
  const sort = sortFor(ctx, args);
  const window = windowOf(ctx, page, (cursor) => decodeKey(cursor, sort));
  const filter = await readFilterOf(ctx, args);
  const [rows, [count]] = filter
    ? await Promise.all([
        readRows(ctx, sort, filter, window),
        isCounted ? ctx.services.database.read(COUNT(filter), filter.values) : [],
      ])
    : [[], []];
  const total = count?.total ?? 0;
  const cursorOf = (row: Row) => encodeKey(row, sort);
  return toConnection({ rows, window, total, totalIsExact: true, cursorOf });
}

/** The filter and the order of the list. */
export type ListFilter = Pick<ApplicationsArgs, keyof ApplicationsArgs>;

/** All applications that match the filter, however many, a thousand at a time. */
export async function* everyApplication(
  ctx: Context,
  args: ListFilter,
): AsyncGenerator<Application[]> {
  const filter = await readFilterOf(ctx, args);
  const sort = sortFor(ctx, args);
  let after: Key | null = null;
  let rows: Row[];
  if (!filter) return;
  do {
    rows = await readRows(ctx, sort, filter, { limit: AT_ONCE - 1, offset: 0, after });
    yield rows;
    after = decodeKey(rows.length > 0 ? encodeKey(rows.at(-1)!, sort) : '', sort);
  } while (rows.length === AT_ONCE);
}

export async function countApplications(
  ctx: Context,
  args: ApplicationFilterArgs,
): Promise<ApplicationCounts> {
  const filter = await readFilterOf(ctx, args);
  const { clock, database } = ctx.services;
  const countedAt = clock.now();
  const found = filter ? await database.read(STATUS_COUNTS(filter), filter.values) : [];
  const none = {
    total: 0,
    pending: 0,
    reviewed: 0,
    shortlisted: 0,
    rejected: 0,
    hired: 0,
    withdrawn: 0,
  };
  const stages: StageCount[] = [];
  const counts = { ...none, stages, countedAt };
  for (const { status, stageId, total } of found) {
    counts[status] += total;
    counts.total += total;
    if (stageId) stages.push({ stageId, total });
  }
  return counts;
}

export interface MatchingFilter {
  /** The latest time of sending. */
  until: Date;
  except: readonly string[];
  limit: number;
}

/** The next batch of applications that match the filter, and their total number. */
export async function matchingApplications(
  ctx: Context,
  args: Omit<ListFilter, 'sort'>,
  { until, except, limit }: MatchingFilter,
): Promise<{ ids: string[]; total: number }> {
  const filter = await readFilterOf(ctx, args);
  if (!filter) return { ids: [], total: 0 };
  const values = [...filter.values, until, except, limit];
  const rows = await ctx.services.database.read(MATCHING(filter), values);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** A seeker's list knows neither matches nor ratings. */
function sortFor(ctx: Context, { sort }: Pick<ApplicationsArgs, 'sort'>): ApplicationSort {
  return isOfDesk(sort) && partyOf(ctx)?.side !== 'received' ? 'newest' : sort;
}

/** Where an application is in a list: what comes before and after it, even if it no longer matches itself. */
export async function placeOfApplication(
  ctx: Context,
  id: string,
  args: ApplicationsArgs,
): Promise<ApplicationPlace | null> {
  const { sort } = args;
  const { database } = ctx.services;
  const party = partyOf(ctx);
  if (party?.side !== 'received' || !isId(id)) return null;
  const [found] = await database.read(PLACE_KEY({ sort }), [party.id, id, party.jobIds]);
  if (!found) return null;
  const filter = await readFilterOf(ctx, args);
  if (!filter) return { position: 1, total: 0, previousId: null, nextId: null };
  const [row] = await database.read(PLACE({ ...filter, sort }), [...filter.values, found.key, id]);
  const { before, total, previousId, nextId } = row!;
  return { position: before + 1, total, previousId, nextId };
}

interface ReadFilter extends Kind {
  values: unknown[];
}

/** Null if there can be no applications: the caller has none, or the job id is invalid. */
async function readFilterOf(ctx: Context, args: Filter): Promise<ReadFilter | null> {
  const party = partyOf(ctx);
  const { jobId = null, stageId = null, search, appliedFrom, appliedTo, meetsMustHaves } = args;
  if (!party || (jobId !== null && !isId(jobId))) return null;
  if (stageId !== null && !isId(stageId)) return null;
  const jobs = jobsWanted(party, jobId);
  const { timeZone } = await ctx.services.settings.current();
  const isReceived = party.side === 'received';
  const asked = isReceived ? applicantConditions(ctx, args.applicants) : null;
  const pattern = likePattern(search);
  const listed = listedOf(args);
  const hasMusts = isReceived && (meetsMustHaves ?? false);
  return {
    side: party.side,
    ofJobs: jobs !== null,
    ofStatus: listed !== null,
    ofStage: stageId !== null,
    isSearched: pattern !== null,
    isDated: (appliedFrom ?? appliedTo ?? null) !== null,
    isNarrowed: asked !== null,
    hasMusts,
    values: [
      party.id,
      jobs,
      listed,
      pattern,
      appliedFrom ?? null,
      appliedTo ?? null,
      timeZone,
      stageId,
      hasMusts,
      asked && JSON.stringify(asked),
      isReceived && pattern ? distinctWords(search!) : null,
    ],
  };
}

/** Every word costs a look-up, so a repeated one counts once. `ﷺ` alone stands for four words. */
const distinctWords = (search: string) => [...new Set(wordsOf(search))].join(' ');

/** The requested jobs, without those whose applications the caller cannot see; null for all. */
function jobsWanted({ jobIds }: Party, jobId: string | null): readonly string[] | null {
  if (jobId === null) return jobIds;
  const id = jobId.toLowerCase();
  return jobIds === null || jobIds.includes(id) ? [id] : [];
}

/** Which statuses to list, or withdrawn applications; null for all. */
function listedOf({ status, statuses, withdrawn }: Filter): string[] | null {
  if (withdrawn) return status || statuses ? [] : [WITHDRAWN];
  const wanted = status && statuses ? statuses.filter((one) => one === status) : statuses;
  return wanted ?? (status ? [status] : withdrawn === false ? [...APPLICATION_STATUSES] : null);
}

function readRows(
  { services }: Context,
  sort: ApplicationSort,
  { values, ...kind }: ReadFilter,
  { after, limit, offset }: Window<Key>,
): Promise<Row[]> {
  const place = [after?.key ?? null, after?.id ?? null, limit + 1, offset];
  return services.database.read(LIST({ ...kind, sort }), [...values, ...place]);
}

const NUMBERED: readonly ApplicationSort[] = ['answers', 'match', 'rating'];

function encodeKey({ appliedAt, nameKey, numberKey, id }: Row, sort: ApplicationSort): string {
  const key = NUMBERED.includes(sort)
    ? String(numberKey)
    : sort === 'name'
      ? nameKey
      : new Date(appliedAt).toISOString();
  return Buffer.from(`${id} ${key}`).toString('base64url');
}

function decodeKey(cursor: string, sort: ApplicationSort): Key | null {
  const [, id = '', key = ''] =
    /^(\S+) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return isId(id) && isKeyOf(sort, key) ? { key, id } : null;
}

function isKeyOf(sort: ApplicationSort, key: string): boolean {
  if (NUMBERED.includes(sort)) return /^-?\d{1,9}$/.test(key);
  return sort === 'name' ? !unsuitableText(key) : !Number.isNaN(Date.parse(key));
}

interface ResumeRequest {
  application: string;
  by: string;
  fileId: string;
  /** Displayed in the page. Only saving the file counts as a download. */
  shown?: boolean | undefined;
}

/**
 * Whether this file was sent with that application and its reader can still see it. A download by
 * an employer is put on the timeline, once.
 */
export async function takeResume(
  services: Services,
  { application, by, fileId, shown }: ResumeRequest,
): Promise<boolean> {
  if (!isId(application) || !isId(by)) return false;
  const { clock, database } = services;
  const [sent] = await database.read(SENT_RESUME, [application, by, fileId, clock.now()]);
  if (!sent || (sent.fileId !== fileId && !sent.isAnswer)) return false;
  if (sent.fileId === fileId && by !== sent.seekerId && !shown) {
    await recordFirst(services, { application, kind: 'resume_downloaded', by });
  }
  return true;
}

interface Entry {
  application: string;
  kind: 'viewed' | 'resume_downloaded';
  by: string;
}

/** Only the first time is recorded on the timeline. */
export async function recordFirst(
  { database, clock }: Services,
  { application, kind, by }: Entry,
): Promise<void> {
  const now = clock.now();
  await database.write(RECORD_ONCE, [newId(now.getTime()), application, kind, by, now]);
}
