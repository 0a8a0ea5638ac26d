import type { Log } from '#server/lib/log.ts';
import { Failure, type FailureCode } from './failures.ts';

/** What someone gets to see who tries doors: without them a log says nothing about an attack. */
const WATCHED: ReadonlySet<FailureCode> = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RULE_VIOLATION',
  'RATE_LIMITED',
  'COST_LIMIT',
]);

/** Of an operation that a path asked for: it was noted where it was refused. */
export class NotedFailure extends Failure {}

interface About {
  requestId: string;
  ip: string;
  userId?: string | undefined;
  /** The field of the operation, or the route. */
  at?: string | undefined;
}

/** One line for each refusal. Never what was sent: it may be a password. */
export function noteRefusal(log: Log, failure: Failure, about: About): void {
  const { code, detail } = failure;
  if (!WATCHED.has(code) || failure instanceof NotedFailure) return;
  log.info({ ...about, code, ...(detail.rule && { rule: detail.rule }) }, 'a request was refused');
}
