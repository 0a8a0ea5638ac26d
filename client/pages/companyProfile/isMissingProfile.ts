import { ServerError } from '@apollo/client/errors';
import { errorCodes, serverMessage } from '#client/lib/failures.ts';

const CODES = ['BAD_USER_INPUT', 'NOT_FOUND'];
const STATUSES = [400, 404];
const SENTENCES = /Validation failed|No company found/;

/** Load failures that only mean an empty form, as documented: 400, 404 and two messages. */
export function isMissingProfile(error: unknown): boolean {
  if (ServerError.is(error)) return STATUSES.includes(error.statusCode);
  return (
    errorCodes(error).some((code) => CODES.includes(code)) ||
    SENTENCES.test(serverMessage(error) ?? '')
  );
}
