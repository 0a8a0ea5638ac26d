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

/** The codes of the catalogue in a failure: UNAUTHENTICATED, RULE_VIOLATION, … */
export const errorCodes = (error: unknown): string[] =>
  texts(extensionsOf(error).map(({ code }) => code));

/** The id of the rule that was broken. */
export const brokenRule = (error: unknown): string | undefined =>
  texts(extensionsOf(error).map(({ rule }) => rule))[0];

/** Also of an error of the server's rendering, of which nothing else reaches the browser. */
export function requestIdOf(error: unknown): string | undefined {
  const plain = typeof error === 'object' && error !== null && 'requestId' in error;
  const all = plain ? [error] : extensionsOf(error);
  return texts(all.map(({ requestId }) => requestId))[0];
}

/** What the server says about single fields, to be put on the form. */
export function fieldFailures(error: unknown): FieldFailure[] {
  const isFailure = (value: unknown): value is FieldFailure =>
    typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
  return extensionsOf(error).flatMap(({ fields }) =>
    Array.isArray(fields) ? fields.filter(isFailure) : [],
  );
}

/** The server's own sentence, already in the reader's language; undefined when it never answered. */
export function serverMessage(error: unknown): string | undefined {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
}

/** Why somebody is shut out, where that is why the session has ended. */
export const whyEnded = (error: unknown): string | undefined =>
  brokenRule(error) === 'account.session.standing' ? serverMessage(error) : undefined;

/** No answer at all; an answer with an error in it is not one of these. */
export function isNetworkFailure(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error) || ServerError.is(error)) return false;
  return error instanceof TypeError;
}

/** Document 1, section 4, with decision 26: 401, 403 and token errors end a session, a broken line does not. */
export function endsSession(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401 || error.statusCode === 403;
  if (!CombinedGraphQLErrors.is(error)) return false;
  const codes = errorCodes(error);
  if (codes.includes('UNAUTHENTICATED') || codes.includes('FORBIDDEN')) return true;
  return codes.length === 0 && /unauthorized|token|expired/i.test(error.message);
}
