import { getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { requireScopesFirst } from '#server/graphql/keyScopes.ts';
import { contextOf, guarded, signedIn, withKey } from './authorizedSchema.ts';

/** The rule that refuses a document before it runs; null if it may run. */
async function refusalOf(text: string, contextValue: Context): Promise<string | null> {
  const document = parse(text);
  const request = {
    schema: guarded(),
    document,
    operation: getOperationAST(document),
    contextValue,
  };
  const listener = await requireScopesFirst.requestDidStart!(request as never);
  try {
    await listener?.didResolveOperation?.(request as never);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.detail.rule ?? null;
    throw error;
  }
}

const [lacking, closed] = ['api.key.scope', 'api.key.closed'];
const READER = withKey('employer', 'JOBS_READ');
const WRITER = withKey('employer', 'JOBS_WRITE');
const ALL = withKey('employer', 'JOBS_WRITE', 'APPLICATIONS_READ');

describe('a mutation sent with an API key is refused before it changes anything', () => {
  test.each([
    ['a key with the scope may run it', 'mutation { closeJob { title } }', WRITER, null],
    ['a key without the scope may not', 'mutation { closeJob { title } }', READER, lacking],
    ['a field without a scope is closed to keys', 'mutation { changePassword }', WRITER, closed],
    ['a public field is open', 'mutation { like { title } }', READER, null],
    ['a field of the result counts as well', 'mutation { closeJob { notes } }', WRITER, lacking],
    ['a field of the result opens with its scope', 'mutation { closeJob { notes } }', ALL, null],
    ['deeply nested fields count', 'mutation { like { company { letters } } }', ALL, closed],
    [
      'a later field counts after one that is open',
      'mutation { like { title } closeJob { title } }',
      READER,
      lacking,
    ],
    [
      'a fragment counts',
      'mutation { closeJob { title ...F } } fragment F on Job { notes }',
      WRITER,
      lacking,
    ],
    [
      'a fragment within a fragment counts',
      'mutation { closeJob { ...F } } fragment F on Job { ...G } fragment G on Job { notes }',
      WRITER,
      lacking,
    ],
    ['an inline fragment counts', 'mutation { touch { ... on Job { notes } } }', WRITER, lacking],
    [
      'an inline fragment without a type counts',
      'mutation { closeJob { ... { notes } } }',
      WRITER,
      lacking,
    ],
    [
      'a fragment on a member of a union counts',
      'mutation { pick { __typename ... on Job { notes } } }',
      WRITER,
      lacking,
    ],
    ['a field of an interface is found', 'mutation { touch { title } }', WRITER, null],
    [
      'a field behind a fragment still counts',
      'mutation { like { ...F } closeJob { title } } fragment F on Job { title }',
      READER,
      lacking,
    ],
    [
      'a recursive fragment ends',
      'mutation { closeJob { ...F } } fragment F on Job { title ...F }',
      WRITER,
      null,
    ],
    [
      'unknown fields are left to validation',
      'mutation { nothing closeJob { ...None ... on None { title } unknown } }',
      WRITER,
      null,
    ],
    ['a type without a selection asks for no field', 'mutation { like }', READER, null],
    [
      'a fragment on a scalar counts for the type around it',
      'mutation { closeJob { ... on String { notes } } }',
      WRITER,
      lacking,
    ],
    [
      'a field after an unknown one still counts',
      'mutation { nothing closeJob { ...None notes } }',
      WRITER,
      lacking,
    ],
  ])('%s', async (_name, text, context, expected) => {
    expect(await refusalOf(text, context)).toBe(expected);
  });

  test('the scope of a field takes precedence over that of its type', async () => {
    const mutation = (field: string) => `mutation { saveReport { ${field} } }`;
    const [jobs, analytics] = ['JOBS_READ', 'ANALYTICS_READ'] as const;
    expect(await refusalOf(mutation('jobs'), withKey('admin', jobs))).toBeNull();
    expect(await refusalOf(mutation('title'), withKey('admin', jobs))).toBe(lacking);
    expect(await refusalOf(mutation('title owner'), withKey('admin', jobs, analytics))).toBeNull();
    expect(await refusalOf(mutation('owner'), withKey('admin', jobs))).toBe(lacking);
  });
});

describe('nothing is refused in advance', () => {
  test.each([
    ['of a session', 'mutation { closeJob { title } changePassword }', signedIn('employer')],
    ['of a guest', 'mutation { closeJob { title } }', contextOf()],
    ['of a query, which is refused field by field', '{ users }', READER],
    ['of a document without an operation', 'fragment F on Job { notes }', READER],
  ])('%s', async (_name, text, context) => {
    expect(await refusalOf(text, context)).toBeNull();
  });
});
