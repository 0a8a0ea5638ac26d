import type { FastifyRequest } from 'fastify';
import { isKnownAs } from '#server/lib/http/entityTag.ts';
import type { FeedState } from '#server/modules/partner/feed/feed.service.ts';

const SECOND = 1_000;
/** A change is dated a little before its commit, so a change can become visible after a later-dated one. */
const LATE = 5 * SECOND;

/**
 * A moment that every future change will be dated after: the last change plus the longest time a commit may take, in
 * whole seconds as HTTP counts them. Undefined while that moment is in the future; until then only the ETag
 * distinguishes two answers.
 */
export function lastModified({ changedAt, readAt }: FeedState): Date | null {
  const moment = Math.ceil((changedAt.getTime() + LATE) / SECOND) * SECOND;
  return moment <= readAt.getTime() ? new Date(moment) : null;
}

/** If the client sends the ETag, only the ETag counts (RFC 9110, 13.1.3). */
export function isUnchanged(
  { headers }: Pick<FastifyRequest, 'headers'>,
  state: FeedState,
): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return isKnownAs(state.tag, tags);
  const modified = lastModified(state);
  return modified !== null && since !== undefined && modified.getTime() <= Date.parse(since);
}
