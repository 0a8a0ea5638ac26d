import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export interface FieldFailure {
  field: string;
  message: string;
}

interface Extensions {
  code?: unknown;
  requestId?: unknown;
  rule?: unknown;
  fields?: unknown;
}

function extensionsOf(error: unknown): Extensions[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.map(({ extensions }) => extensions ?? {});
}

const texts = (values: readonly unknown[]): string[] =>
  values.filter((value) => typeof value === 'string');

/** The error codes in a failure: UNAUTHENTICATED, RULE_VIOLATION, … */
export const errorCodes = (error: unknown): string[] =>
  texts(extensionsOf(error).map(({ code }) => code));

/** The id of the rule that was broken. */
export const brokenRule = (error: unknown): string | undefined =>
  texts(extensionsOf(error).map(({ rule }) => rule))[0];

/** Refused because the user's email address is not confirmed. */
export function needsConfirmedEmail(error: unknown): boolean {
  const rule = brokenRule(error) ?? '';
  return rule.endsWith('.verified-address') || rule === 'account.twoFactor.confirmed';
}

/** Also works for an error from server rendering, of which only this id reaches the browser. */
export function requestIdOf(error: unknown): string | undefined {
  const plain = typeof error === 'object' && error !== null && 'requestId' in error;
  const all = plain ? [error] : extensionsOf(error);
  return texts(all.map(({ requestId }) => requestId))[0];
}

/** The server's messages about individual fields, to be shown on the form. */
export function fieldFailures(error: unknown): FieldFailure[] {
  const isFailure = (value: unknown): value is FieldFailure =>
    typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
  return extensionsOf(error).flatMap(({ fields }) =>
    Array.isArray(fields) ? fields.filter(isFailure) : [],
  );
}

/** The server refused to send a file. */
export class RefusedDownload extends Error {}

/** A chosen file is not on the server, so the form that it belongs to was not sent either. The message says so. */
export class UnsentFile extends Error {
  constructor(
    message: string,
    readonly file?: File,
  ) {
    super(message);
  }
}

/** The server's message, already translated; undefined when it never responded. */
export function serverMessage(error: unknown): string | undefined {
  if (error instanceof RefusedDownload || error instanceof UnsentFile)
    return error.message || undefined;
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
}

/** The reason for a suspension, if that is why the session ended. */
export const whyEnded = (error: unknown): string | undefined =>
  brokenRule(error) === 'account.session.standing' ? serverMessage(error) : undefined;

/** No response at all. A response that contains an error does not count. */
export function isNetworkFailure(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error) || ServerError.is(error)) return false;
  return error instanceof TypeError;
}

/** 401, 403 and token errors end a session, as documented; a network failure does not (product decision 26). */
export function endsSession(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401 || error.statusCode === 403;
  if (!CombinedGraphQLErrors.is(error)) return false;
  const codes = errorCodes(error);
  if (codes.includes('UNAUTHENTICATED') || codes.includes('FORBIDDEN')) return true;
  return codes.length === 0 && /unauthorized|token|expired/i.test(error.message);
}
