import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { causes, isDatabaseAway, isDiskFull } from '#server/db/faults.ts';
import type { Log } from '#server/lib/log.ts';
import { FileMissing } from '#server/lib/storage.ts';
import type { Translator } from '#server/lib/words.ts';
import type { Context } from './context.ts';
import { FAILURES, Failure, type FailureCode } from './failures.ts';
import { withoutHints } from './limits/inspection.ts';
import { noteRefusal } from './refusals.ts';

/** Apollo's own names for what a caller did wrong, in our catalogue. */
const RENAMED: Record<string, FailureCode> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
};

/** Nothing internal leaks: what is not in the catalogue becomes INTERNAL, with the id to ask about. */
export function toAnswer(
  formatted: GraphQLFormattedError,
  error: unknown,
  { requestId, t, viewer, ip }: Context,
  log: Log,
): GraphQLFormattedError {
  const cause = causeOf(error);
  const { locations, path } = formatted;
  const known = toFailure(cause, t, formatted);
  if (isOurs(known) || isCrossed(cause)) {
    log.error({ requestId, err: cause, path }, 'a request failed');
  }
  noteRefusal(log, known, { requestId, ip, userId: viewer?.userId, at: path?.join('.') });
  const extensions = { ...known.extensions, requestId };
  return {
    // What the schema is made of is told to whoever may introspect it.
    message: viewer || cause instanceof Failure ? known.message : withoutHints(known.message),
    ...(locations && { locations }),
    ...(path && { path }),
    extensions,
  };
}

/** What a resolver or a plugin has thrown; Apollo wraps both, and the parser's errors twice. */
function causeOf(error: unknown): unknown {
  const isWrapped = error instanceof GraphQLError && error.originalError;
  return isWrapped ? causeOf(error.originalError) : error;
}

/** What an error amounts to, told to whoever asked. */
export function toFailure(
  cause: unknown,
  t: Translator,
  formatted: GraphQLFormattedError = { message: '', path: [] },
): Failure {
  if (cause instanceof Failure) return cause;
  // Apollo writes its own code over the one of a rule that refuses a document.
  const own = cause instanceof GraphQLError ? cause.extensions['code'] : undefined;
  const told = own ?? formatted.extensions?.['code'];
  const code = typeof told === 'string' ? told : '';
  if (code in FAILURES && code !== 'INTERNAL')
    return new Failure(code as FailureCode, formatted.message);
  if (cause instanceof RangeError && code === 'GRAPHQL_PARSE_FAILED') return tooNested();
  if (code in RENAMED) return new Failure(RENAMED[code]!, formatted.message);
  if (isDiskFull(cause)) return new Failure('INSUFFICIENT_STORAGE', t('general.diskFull'));
  if (cause instanceof FileMissing) return new Failure('NOT_FOUND', t('file.lost'));
  if (isDatabaseAway(cause)) return unavailable(t);
  if (isTaken(cause)) return new Failure('CONFLICT', t('general.taken'));
  if (isCrossed(cause)) return new Failure('CONFLICT', t('general.crossed'));
  if (isRefusedValue(cause)) return new Failure('BAD_USER_INPUT', t('general.value'));
  if (cause instanceof GraphQLError && formatted.path === undefined) {
    return new Failure('BAD_USER_INPUT', formatted.message);
  }
  return new Failure('INTERNAL', t('general.internal'));
}

/** The caller did nothing wrong; the operator has to look at the log. */
export function isOurs({ code }: Failure): boolean {
  return FAILURES[code] >= FAILURES.INTERNAL;
}

/** In seconds: what was too much at once is soon over. */
const COME_BACK = 2;

const unavailable = (t: Translator) =>
  new Failure('UNAVAILABLE', t('general.unavailable'), { retryAfter: COME_BACK });

/** Brackets without end: the parser only says that it has no more room. */
export const tooNested = () =>
  new Failure('COST_LIMIT', 'The query is nested too deeply to be read.');

/** A unique index said no: somebody was quicker. */
function isTaken(error: unknown): boolean {
  return causes(error).some(({ code }) => code === '23505');
}

/** Two that waited for each other: PostgreSQL has ended one of them, and nothing of it has happened. */
function isCrossed(error: unknown): boolean {
  return causes(error).some(({ code }) => code === '40P01' || code === '40001');
}

/** PostgreSQL's class 22: a value it cannot hold. The doors should have refused it sooner. */
function isRefusedValue(error: unknown): boolean {
  return causes(error).some(({ code }) => /^22\d{3}$|^22P0/.test(code));
}
