import type { FastifyRequest } from 'fastify';
import { buildSchema, parse, type GraphQLInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { Context } from '#server/graphql/context.ts';
import { Validated } from '#server/graphql/validated.ts';
import { translator } from '#server/lib/words.ts';
import type { AnyRoute } from '#server/rest/restRoute.ts';
import { refuseUnknownBody, variablesOf } from '#server/rest/variablesOf.ts';

@Validated(z.object({ ids: z.array(z.string()).check(z.maxLength(2)) }))
class MoveShelvesInput {
  ids!: string[];
}

const schema = buildSchema(`
  input ${MoveShelvesInput.name} { ids: [ID!]! }
  input PaintShelfInput { id: ID!, colour: String, isDry: Boolean, height: Int }
  type Query { shelves: Int }
`);

const context = { t: translator('en', 'errors'), locale: 'en' } as Context;

const PAINT = {
  method: 'PUT',
  path: '/shelves/{id}',
  operation: parse('mutation ($input: PaintShelfInput!) { paint(input: $input) }'),
} as unknown as AnyRoute;
const MOVE = { ...PAINT, path: '/shelves/moves', bodyNames: { ids: 'shelfIds' } } as AnyRoute;

const typeNamed = (name: string) => schema.getType(name) as GraphQLInputObjectType;
const requestWith = (body: unknown, params = {}) => ({ body, params }) as FastifyRequest;

const painted = async (body: unknown, route = PAINT) =>
  (
    await variablesOf(
      route,
      typeNamed('PaintShelfInput'),
      requestWith(body, { id: 's-1' }),
      context,
    )
  )['input'];

const moved = async (body: unknown) =>
  (await variablesOf(MOVE, typeNamed('MoveShelvesInput'), requestWith(body), context))['input'];

test('what is changed is what the path names, whatever the body says', async () => {
  expect(await painted({ id: 's-2', colour: 'red' })).toEqual({ id: 's-1', colour: 'red' });
});

test('fields that are not in the body cannot be sent', async () => {
  const route = { ...PAINT, notInBody: ['colour'] } as AnyRoute;
  expect(await painted({ colour: 'red', height: 3 }, route)).toEqual({ id: 's-1', height: 3 });
});

test('yes and no can be text, and text can be a number or a yes', async () => {
  for (const [given, isDry] of [
    ['yes', true],
    [' TRUE ', true],
    ['no', false],
    ['false', false],
  ] as const) {
    expect(await painted({ isDry: given }), given).toEqual({ id: 's-1', isDry });
  }
  expect(await painted({ colour: 7 })).toEqual({ id: 's-1', colour: '7' });
  expect(await painted({ colour: true })).toEqual({ id: 's-1', colour: 'true' });
  expect(await painted({ height: 7 })).toEqual({ id: 's-1', height: 7 });
});

test('a wrapper is removed only if it wraps the whole body', async () => {
  const route = { ...PAINT, wrappedIn: 'shelf' } as AnyRoute;
  expect(await painted({ shelf: { colour: 'red' } }, route)).toEqual({ id: 's-1', colour: 'red' });
  expect(await painted({ colour: 'red' }, route)).toEqual({ id: 's-1', colour: 'red' });
  expect(await painted({ shelf: { colour: 'red' }, height: 3 }, route)).toEqual({
    id: 's-1',
    height: 3,
  });
});

test('a field with another name in the body is taken under both, and errors use that of the body', async () => {
  expect(await moved({ shelfIds: ['a'] })).toEqual({ ids: ['a'] });
  expect(await moved({ ids: ['b'] })).toEqual({ ids: ['b'] });
  expect(await moved({ shelfIds: ['a'], ids: ['b'] })).toEqual({ ids: ['a'] });
  await expect(moved({ shelfIds: ['a', 'b', 'c'] })).rejects.toMatchObject({
    detail: { fields: [{ field: 'shelfIds', message: expect.stringMatching(/\w/) }] },
  });
});

test('at most ten unknown names are repeated, with sixty letters of each', () => {
  const body = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`${at}`.padStart(2, '_').padEnd(100, 'x'), 1]),
  );
  const refused = () =>
    refuseUnknownBody(
      PAINT,
      { bodyType: typeNamed('PaintShelfInput') },
      requestWith(body),
      context,
    );
  const names = Object.keys(body)
    .slice(0, 10)
    .map((name) => name.slice(0, 60));
  expect(refused).toThrow(`Unknown fields: ${names.join(', ')}. Nothing`);
});
