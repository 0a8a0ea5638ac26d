import type { Log } from '#server/lib/log.ts';
import { Failure, type FailureCode } from './failures.ts';

/** The failures an attacker would meet when probing; without them a log does not show an attack. */
const WATCHED: ReadonlySet<FailureCode> = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RULE_VIOLATION',
  'RATE_LIMITED',
  'COST_LIMIT',
]);

/** A failure of an operation that a REST path ran was already logged where it occurred. */
export class LoggedFailure extends Failure {}

interface About {
  requestId: string;
  ip: string;
  userId?: string | undefined;
  /** The field of the operation, or the route. */
  at?: string | undefined;
}

/** Logs one line for each refusal. Never log the input: it may be a password. */
export function logRefusal(log: Log, failure: Failure, about: About): void {
  const { code, detail } = failure;
  if (!WATCHED.has(code) || failure instanceof LoggedFailure) return;
  log.info({ ...about, code, ...(detail.rule && { rule: detail.rule }) }, 'a request was refused');
}
