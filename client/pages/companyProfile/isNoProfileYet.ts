import { ServerError } from '@apollo/client/errors';
import { errorCodes, serverMessage } from '#client/lib/failures.ts';

const CODES = ['BAD_USER_INPUT', 'NOT_FOUND'];
const STATUSES = [400, 404];
const SENTENCES = /Validation failed|No company found/;

/** Failures to load that mean no more than an empty form: 400, 404 and two sentences (document 2, section 8). */
export function isNoProfileYet(error: unknown): boolean {
  if (ServerError.is(error)) return STATUSES.includes(error.statusCode);
  return (
    errorCodes(error).some((code) => CODES.includes(code)) ||
    SENTENCES.test(serverMessage(error) ?? '')
  );
}
