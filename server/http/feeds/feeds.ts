import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { feedQuerySchema, type FeedQueryValues } from '#schema/validation/feed.ts';
import { endOfDay } from '#schema/validation/values/endOfDay.ts';
import { LongReadsBusy } from '#server/db/longReads.ts';
import { guestContext } from '#server/graphql/createContext.ts';
import { Failure } from '#server/graphql/failures.ts';
import { validateWith } from '#server/graphql/validated.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { publicCacheControl } from '#server/http/publicCacheControl.ts';
import {
  FEEDS,
  feedState,
  openFeed,
  type FeedRequest,
  type FeedState,
  type OpenFeed,
} from '#server/modules/partner/feed/feed.service.ts';
import { type FeedFilter, type FeedFormat } from '#server/modules/partner/feed/feed.type.ts';
import type { Services } from '#server/services.ts';
import { readable } from './readable.ts';
import { isUnchanged, lastModified } from './unchanged.ts';

/** Sent when all slots are in use; most downloads take less than a minute. */
const COME_BACK = 60;

/** All public jobs for anyone who wants them all: `/feeds/jobs.xml`, `.json` and `.atom`. */
export function mountFeeds(app: FastifyInstance, services: Services): void {
  const open = new Set<Readable>();
  for (const [ending, format] of Object.entries(FEEDS)) {
    const path = `/feeds/jobs.${ending}`;
    app.get(path, (request, reply) => answer({ services, open, path, format }, request, reply));
  }
  // Cuts unfinished downloads when the server stops; the clients start again with another process.
  app.addHook('preClose', async () => {
    for (const text of open) text.destroy(new Error('The server is stopping'));
  });
}

interface Feed {
  services: Services;
  open: Set<Readable>;
  path: string;
  format: FeedFormat;
}

async function answer(
  { services, open, path, format }: Feed,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const cacheControl = await publicCacheControl(services);
  const values = await valuesOf(services, request);
  const filter = filterOf(values, services.settings.known.timeZone);
  const asked: FeedRequest = { format, filter, address: path + queryOf(values) };
  const withHeaders = (state: FeedState) =>
    reply.headers({ 'cache-control': cacheControl, ...headersOf(state) }).type(format.mediaType);
  const state = await feedState(services, asked);
  if (isUnchanged(request, state)) return withHeaders(state).code(304).send();
  if (request.method === 'HEAD') return withHeaders(state).send();
  const feed = await opened(services, asked, request);
  const text = readable(feed.text);
  open.add(text);
  text.once('close', () => {
    open.delete(text);
    feed.end();
  });
  return withHeaders(feed).send(text);
}

function headersOf(state: FeedState) {
  const modified = lastModified(state);
  return {
    etag: state.tag,
    ...(modified && { 'last-modified': modified.toUTCString() }),
    // Scripts of any site may read public data.
    'access-control-allow-origin': '*',
  };
}

async function opened(
  services: Services,
  asked: FeedRequest,
  request: FastifyRequest,
): Promise<OpenFeed> {
  try {
    return await openFeed(services, asked);
  } catch (error) {
    if (!(error instanceof LongReadsBusy)) throw error;
    const { t } = guestContext(services, requestInfoOf(request));
    throw new Failure('UNAVAILABLE', t('feed.busy'), { retryAfter: COME_BACK });
  }
}

const NAMES = ['category', 'state', 'since'] as const;
const DAY = 24 * 60 * 60_000;

async function valuesOf(services: Services, request: FastifyRequest): Promise<FeedQueryValues> {
  const query = request.query as Record<string, unknown>;
  const given = Object.fromEntries(NAMES.map((name) => [name, query[name]]));
  const context = guestContext(services, requestInfoOf(request));
  return validateWith(feedQuerySchema, given, context);
}

function filterOf({ category, state, since }: FeedQueryValues, timeZone: string): FeedFilter {
  return {
    category: category ?? null,
    state: state ?? null,
    since: since ? beginningOf(since, timeZone) : null,
  };
}

/** The next day starts where this one ends. */
function beginningOf(day: string, timeZone: string): Date {
  const before = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  return new Date(endOfDay(before, timeZone).getTime() + 1);
}

/** A canonical form, so that equal requests have the same address. */
function queryOf(values: FeedQueryValues): string {
  const given = new URLSearchParams();
  for (const name of NAMES) if (values[name]) given.set(name, values[name]);
  return given.size > 0 ? `?${given}` : '';
}
