import { CATEGORY_FACTS } from '#schema/options/categories.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Snapshot } from '#server/db/snapshots.ts';
import { entityTagOf } from '#server/lib/http/entityTag.ts';
import { translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';
import { JOBS, STATE } from './feed.sql.ts';
import type { FeedFilter, FeedFormat, FeedFrame, FeedJob } from './feed.type.ts';
import { atom } from './formats/atom.ts';
import { indeed } from './formats/indeed.ts';
import { jsonFeed } from './formats/jsonFeed.ts';

/** The formats by the suffix of the URL. */
export const FEEDS = { xml: indeed, json: jsonFeed, atom } as const satisfies Record<
  string,
  FeedFormat
>;

type Parts = Pick<Services, 'clock' | 'config' | 'database' | 'settings'>;

/** A feed request. */
export interface FeedRequest {
  format: FeedFormat;
  filter: FeedFilter;
  /** The path with the query. */
  address: string;
}

/** An ETag that changes whenever the content of the feed changes. */
export interface FeedState {
  tag: string;
  changedAt: Date;
  readAt: Date;
}

/** A small read. */
export async function feedState(parts: Parts, asked: FeedRequest): Promise<FeedState> {
  const [marks] = await parts.database.read(STATE, [parts.clock.now()]);
  return stateOf(parts, asked, marks!);
}

export interface OpenFeed extends FeedState {
  text: AsyncIterable<string>;
  /** The client has disconnected, or everything is read. */
  end(): void;
}

/** Yields all live jobs as of one moment in batches. The state belongs to the same moment. */
export async function openFeed(parts: Parts, asked: FeedRequest): Promise<OpenFeed> {
  const now = parts.clock.now();
  const snapshot = await parts.database.snapshots.take();
  try {
    const [marks] = await snapshot.read(STATE, [now]);
    const state = stateOf(parts, asked, marks!);
    const frame = frameOf(parts, asked, state.changedAt);
    const text = renderFeed(asked, frame, walk(snapshot, now, asked.filter));
    return { ...state, text, end: () => snapshot.end() };
  } catch (error) {
    snapshot.end();
    throw error;
  }
}

function walk(snapshot: Snapshot, now: Date, { category, state, since }: FeedFilter) {
  const slug = category && CATEGORY_FACTS[category].slug;
  return snapshot.walk(JOBS, [now, slug, state, since]);
}

async function* renderFeed(
  { format }: FeedRequest,
  frame: FeedFrame,
  parts: AsyncIterable<FeedJob[]>,
): AsyncGenerator<string> {
  yield format.head(frame);
  let isFirst = true;
  for await (const jobs of parts) {
    const entries = jobs.map((job) => format.entry(job, frame)).join(format.between);
    yield isFirst ? entries : format.between + entries;
    isFirst = false;
  }
  yield format.tail;
}

function frameOf(
  { config, settings }: Parts,
  { address }: FeedRequest,
  changedAt: Date,
): FeedFrame {
  const { siteName, defaultLanguage: locale } = settings.known;
  return {
    title: translator(locale, 'errors')('feed.title', { site: siteName }),
    publisher: siteName,
    origin: config.publicUrl,
    self: config.publicUrl + address,
    locale,
    changedAt,
    words: (area) => translator(locale, area),
  };
}

/** Increase when the format of a feed changes, so that clients do not keep an old copy. */
const WRITTEN = 1;

function stateOf(
  { config, settings }: Parts,
  { address }: FeedRequest,
  { version, changedAt, readAt }: RowOf<typeof STATE>,
): FeedState {
  const { siteName, defaultLanguage } = settings.known;
  const facts = [WRITTEN, config.publicUrl, address, siteName, defaultLanguage, version, changedAt];
  return { tag: entityTagOf(JSON.stringify(facts)), changedAt, readAt };
}
