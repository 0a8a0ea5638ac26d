import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { causes, isDatabaseAway, isDiskFull } from '#server/db/faults.ts';
import type { Log } from '#server/lib/log.ts';
import { FileMissing, StoreUnavailable } from '#server/lib/storage/fileStore.ts';
import type { Translator } from '#server/lib/words.ts';
import type { Context } from './context.ts';
import { FAILURES, Failure, type FailureCode } from './failures.ts';
import { withoutHints } from './limits/inspection.ts';
import { logRefusal } from './refusals.ts';

/** Maps Apollo's own codes for client errors to ours. */
const RENAMED: Record<string, FailureCode> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
};

/**
 * Nothing internal leaks: an error that is not in the catalogue becomes INTERNAL, with a request id to quote.
 */
export function toAnswer(
  formatted: GraphQLFormattedError,
  error: unknown,
  { requestId, t, viewer, ip }: Context,
  log: Log,
): GraphQLFormattedError {
  const cause = causeOf(error);
  const { locations, path } = formatted;
  const known = toFailure(cause, t, formatted);
  if (isServerFault(known) || isDeadlock(cause)) {
    log.error({ requestId, err: cause, path }, 'a request failed');
  }
  logRefusal(log, known, { requestId, ip, userId: viewer?.userId, at: path?.join('.') });
  const extensions = { ...known.extensions, requestId };
  return {
    // Only callers who may introspect the schema see sentences that reveal its names.
    message: viewer || cause instanceof Failure ? known.message : withoutHints(known.message),
    ...(locations && { locations }),
    ...(path && { path }),
    extensions,
  };
}

/** The error that a resolver or plugin threw. Apollo wraps both, and parser errors twice. */
function causeOf(error: unknown): unknown {
  const isWrapped = error instanceof GraphQLError && error.originalError;
  return isWrapped ? causeOf(error.originalError) : error;
}

/** Converts an error into the failure that is shown to the caller. */
export function toFailure(
  cause: unknown,
  t: Translator,
  formatted: GraphQLFormattedError = { message: '', path: [] },
): Failure {
  if (cause instanceof Failure) return cause;
  // Apollo overwrites the code of a validation rule that refuses a document.
  const own = cause instanceof GraphQLError ? cause.extensions['code'] : undefined;
  const reported = own ?? formatted.extensions?.['code'];
  const code = typeof reported === 'string' ? reported : '';
  if (code in FAILURES && code !== 'INTERNAL')
    return new Failure(code as FailureCode, formatted.message);
  if (cause instanceof RangeError && code === 'GRAPHQL_PARSE_FAILED') return nestedTooDeeply();
  if (code in RENAMED) return new Failure(RENAMED[code]!, formatted.message);
  if (isDiskFull(cause)) return new Failure('INSUFFICIENT_STORAGE', t('general.diskFull'));
  if (cause instanceof FileMissing) return new Failure('NOT_FOUND', t('file.lost'));
  if (cause instanceof StoreUnavailable || isDatabaseAway(cause)) return unavailable(t);
  if (isUniqueViolation(cause)) return new Failure('CONFLICT', t('general.taken'));
  if (isDeadlock(cause)) return new Failure('CONFLICT', t('general.crossed'));
  if (isRefusedValue(cause)) return new Failure('BAD_USER_INPUT', t('general.value'));
  if (cause instanceof GraphQLError && formatted.path === undefined) {
    return new Failure('BAD_USER_INPUT', formatted.message);
  }
  return new Failure('INTERNAL', t('general.internal'));
}

/** Not the caller's fault; the operator has to look at the log. */
export function isServerFault({ code }: Failure): boolean {
  return FAILURES[code] >= FAILURES.INTERNAL;
}

/** Seconds to wait: too much load at once usually passes quickly. */
const COME_BACK = 2;

const unavailable = (t: Translator) =>
  new Failure('UNAVAILABLE', t('general.unavailable'), { retryAfter: COME_BACK });

/** Endless brackets: the parser only reports that the stack is exhausted. */
export const nestedTooDeeply = () =>
  new Failure('COST_LIMIT', 'The query is nested too deeply to be read.');

/** A unique index refused the row: another request was faster. */
function isUniqueViolation(error: unknown): boolean {
  return causes(error).some(({ code }) => code === '23505');
}

/**
 * A deadlock: PostgreSQL has aborted one of the two transactions, and none of its changes were kept.
 */
function isDeadlock(error: unknown): boolean {
  return causes(error).some(({ code }) => code === '40P01' || code === '40001');
}

/**
 * PostgreSQL error class 22: a value it cannot store. Input validation should have refused it earlier.
 */
function isRefusedValue(error: unknown): boolean {
  return causes(error).some(({ code }) => /^22\d{3}$|^22P0/.test(code));
}
