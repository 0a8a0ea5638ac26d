import type { ApplicationSort } from '#schema/options/screens/applications.ts';
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
import type { Services } from '#server/services.ts';
import type { ApplicationFilterArgs, ApplicationsArgs } from './application.inputs.ts';
import { partyOf } from './application.loaders.ts';
import {
  COUNT,
  LIST,
  MATCHING,
  RECORD_ONCE,
  SENT_RESUME,
  STATUS_COUNTS,
  type Side,
} from './application.reads.ts';
import type { Application, ApplicationCounts } from './application.type.ts';

const AT_ONCE = 1_000;

interface Key {
  /** A time, or a name in lower case. */
  key: string;
  id: string;
}

type Row = RowOf<ReturnType<typeof LIST>>;

type Filter = ApplicationFilterArgs & Partial<ApplicationsArgs>;

/** A seeker's own applications, or those an employer's company has received. */
export async function listApplications(
  ctx: Context,
  page: PageArgs,
  args: ApplicationsArgs,
): Promise<Connection<Application>> {
  const { sort } = args;
  const window = windowOf(ctx, page, (cursor) => decodeKey(cursor, sort));
  const filter = await readFilterOf(ctx, args);
  const [rows, [count]] = filter
    ? await Promise.all([
        readRows(ctx, sort, filter, window),
        ctx.services.database.read(COUNT(filter), filter.values),
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
  let after: Key | null = null;
  let rows: Row[];
  if (!filter) return;
  do {
    rows = await readRows(ctx, args.sort, filter, { limit: AT_ONCE - 1, offset: 0, after });
    yield rows;
    after = decodeKey(rows.length > 0 ? encodeKey(rows.at(-1)!, args.sort) : '', args.sort);
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
  const none = { total: 0, pending: 0, reviewed: 0, shortlisted: 0, rejected: 0, hired: 0 };
  const counts = { ...none, countedAt };
  for (const { status, total } of found) {
    counts[status] = total;
    counts.total += total;
  }
  return counts;
}

export interface Matching {
  /** The latest time of sending. */
  until: Date;
  except: readonly string[];
  limit: number;
}

/** The next batch of applications that match the filter, and their total number. */
export async function matchingApplications(
  ctx: Context,
  args: Omit<ListFilter, 'sort'>,
  { until, except, limit }: Matching,
): Promise<{ ids: string[]; total: number }> {
  const filter = await readFilterOf(ctx, args);
  if (!filter) return { ids: [], total: 0 };
  const values = [...filter.values, until, except, limit];
  const rows = await ctx.services.database.read(MATCHING(filter), values);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

interface ReadFilter {
  side: Side;
  ofJob: boolean;
  values: unknown[];
}

/** Null if there can be no applications: the caller has none, or the job id is invalid. */
async function readFilterOf(ctx: Context, args: Filter): Promise<ReadFilter | null> {
  const party = partyOf(ctx);
  const { jobId = null, status, statuses, search, appliedFrom, appliedTo } = args;
  if (!party || (jobId !== null && !isId(jobId))) return null;
  const wanted = status && statuses ? statuses.filter((one) => one === status) : statuses;
  const { timeZone } = await ctx.services.settings.current();
  return {
    side: party.side,
    ofJob: jobId !== null,
    values: [
      party.id,
      jobId,
      wanted ?? (status ? [status] : null),
      patternOf(search),
      appliedFrom ?? null,
      appliedTo ?? null,
      timeZone,
    ],
  };
}

function readRows(
  { services }: Context,
  sort: ApplicationSort,
  { side, ofJob, values }: ReadFilter,
  { after, limit, offset }: Window<Key>,
): Promise<Row[]> {
  const place = [after?.key ?? null, after?.id ?? null, limit + 1, offset];
  return services.database.read(LIST({ side, sort, ofJob }), [...values, ...place]);
}

function patternOf(search: string | null | undefined): string | null {
  const words = search?.trim().slice(0, 100);
  return words ? `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
}

function encodeKey({ appliedAt, nameKey, id }: Row, sort: ApplicationSort): string {
  const key = sort === 'name' ? nameKey : new Date(appliedAt).toISOString();
  return Buffer.from(`${id} ${key}`).toString('base64url');
}

function decodeKey(cursor: string, sort: ApplicationSort): Key | null {
  const [, id = '', key = ''] =
    /^(\S+) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const isKey = sort === 'name' ? !unsuitableText(key) : !Number.isNaN(Date.parse(key));
  return isKey && isId(id) ? { key, id } : null;
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
  const [sent] = await services.database.read(SENT_RESUME, [application, by]);
  if (!sent || sent.fileId !== fileId) return false;
  if (by !== sent.seekerId && !shown) {
    await recordOnce(services, { application, kind: 'resume_downloaded', by });
  }
  return true;
}

interface Entry {
  application: string;
  kind: 'viewed' | 'resume_downloaded';
  by: string;
}

/** Only the first time is recorded on the timeline. */
export async function recordOnce(
  { database, clock }: Services,
  { application, kind, by }: Entry,
): Promise<void> {
  const now = clock.now();
  await database.write(RECORD_ONCE, [newId(now.getTime()), application, kind, by, now]);
}
