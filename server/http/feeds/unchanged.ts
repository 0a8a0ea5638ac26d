import type { FastifyRequest } from 'fastify';
import { isKnownAs } from '#server/lib/http/entityTag.ts';
import type { FeedState } from '#server/modules/partner/feed/feed.service.ts';

const SECOND = 1_000;
/** A change is dated a little before its commit, so that one which comes to light may be older than one that did before. */
const LATE = 5 * SECOND;

/**
 * A moment that no change to come will be dated before: later than the last one by as much as a commit may take, in
 * whole seconds as HTTP counts them. None while that moment still lies ahead: then the tag alone tells two answers apart.
 */
export function lastModified({ changedAt, readAt }: FeedState): Date | null {
  const moment = Math.ceil((changedAt.getTime() + LATE) / SECOND) * SECOND;
  return moment <= readAt.getTime() ? new Date(moment) : null;
}

/** Whoever sends the tag is judged by it alone (RFC 9110, 13.1.3). */
export function isUnchanged(
  { headers }: Pick<FastifyRequest, 'headers'>,
  state: FeedState,
): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return isKnownAs(state.tag, tags);
  const modified = lastModified(state);
  return modified !== null && since !== undefined && modified.getTime() <= Date.parse(since);
}
