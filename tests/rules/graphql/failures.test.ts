import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { isDatabaseAway } from '#server/db/faults.ts';
import { toFailure } from '#server/graphql/errors.ts';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';

const t = translator('en', 'errors');
const withCode = (code: string, message = 'internal words') =>
  Object.assign(new Error(message), { code });

const KNOWN: [string, Error, string, string][] = [
  ['a full disk', withCode('ENOSPC'), 'INSUFFICIENT_STORAGE', 'general.diskFull'],
  ['a full disk of PostgreSQL', withCode('53100'), 'INSUFFICIENT_STORAGE', 'general.diskFull'],
  ['an unreachable network', withCode('ECONNREFUSED'), 'UNAVAILABLE', 'general.unavailable'],
  ['a database that restarts', withCode('57P01'), 'UNAVAILABLE', 'general.unavailable'],
  ['a broken connection', new Error('Connection terminated'), 'UNAVAILABLE', 'general.unavailable'],
  ['a row that already exists', withCode('23505'), 'CONFLICT', 'general.taken'],
  ['a deadlock', withCode('40P01'), 'CONFLICT', 'general.crossed'],
  ['a serialization failure', withCode('40001'), 'CONFLICT', 'general.crossed'],
  ['a value too long', withCode('22001'), 'BAD_USER_INPUT', 'general.value'],
  ['a text with NUL', withCode('22P05'), 'BAD_USER_INPUT', 'general.value'],
  [
    'a missing column',
    withCode('42703', 'column "timeout" does not exist'),
    'INTERNAL',
    'general.internal',
  ],
  ['a bug', new TypeError('x is not a function'), 'INTERNAL', 'general.internal'],
];

test.each(KNOWN)('%s is reported in our own words', (_what, error, code, key) => {
  const failure = toFailure(new Error('wrapped', { cause: error }), t);
  expect([failure.code, failure.message]).toEqual([code, t(key)]);
  expect(failure.message).not.toContain(error.message);
});

test('a failure of our own keeps its message', () => {
  const failure = new Failure('FORBIDDEN', 'Only for administrators.');
  expect(toFailure(failure, t)).toBe(failure);
});

test('an error of GraphQL itself is the client’s mistake', () => {
  const parse = { message: 'Syntax Error', extensions: { code: 'GRAPHQL_PARSE_FAILED' } };
  expect(toFailure(new GraphQLError('x'), t, parse)).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Syntax Error',
  });
  expect(toFailure(new RangeError('stack'), t, parse).code).toBe('COST_LIMIT');
  expect(toFailure(new GraphQLError('x'), t, { message: 'no path' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'no path',
  });
});

test('only connection errors count as a database outage', () => {
  expect(isDatabaseAway(new Error('x', { cause: withCode('53300') }))).toBe(true);
  expect(isDatabaseAway(withCode('23505', 'timeout'))).toBe(false);
  expect(isDatabaseAway(new Error('nothing of the kind'))).toBe(false);
});
