import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { endsSession, whyEnded } from '#client/lib/failures.ts';

const refusal = (extensions: Record<string, unknown>, message = 'No.') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
const status = (code: number) =>
  new ServerError('No.', { response: new Response(null, { status: code }), bodyText: '' });

test.each([
  ['an unknown token', refusal({ code: 'UNAUTHENTICATED' })],
  ['an account that may not log in', refusal({ code: 'FORBIDDEN' })],
  ['an error about the token without a code', refusal({}, 'Token expired')],
  ['status 401', status(401)],
  ['status 403', status(403)],
])('%s ends the session', (_, error) => {
  expect(endsSession(error)).toBe(true);
});

test.each([
  ['a failure of the server', refusal({ code: 'UNAVAILABLE' }, 'The token service is away.')],
  ['an error about something else without a code', refusal({}, 'Away')],
  ['status 502', status(502)],
  ['a lost network', new TypeError('Failed to fetch')],
])('%s does not end the session', (_, error) => {
  expect(endsSession(error)).toBe(false);
});

test('the reason is that of a suspension', () => {
  expect(whyEnded(refusal({ rule: 'account.session.standing' }, 'Suspended.'))).toBe('Suspended.');
  expect(whyEnded(refusal({ rule: 'account.login.credentials' }, 'Wrong.'))).toBeUndefined();
});
