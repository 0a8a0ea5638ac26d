import { getNullableType, GraphQLString, isInputObjectType, isListType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { LENGTHS } from '#schema/validation/lengths.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { theSchema } from '#server/graphql/schema.ts';
import { hasRules, judged } from '#server/graphql/validated.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { query, send } from './raw.ts';

let app: App;
beforeAll(async () => {
  app = await theApp();
});

const LONG = 'x'.repeat(60_000);

const INPUTS = Object.values(theSchema().getTypeMap())
  .filter(isInputObjectType)
  .filter(({ name }) => hasRules(name));

/** Required fields, so that a search that is cut instead of refused passes. */
const NEEDED = { status: 'REVIEWED', except: [], extends: [], until: '2026-11-21T10:00:00.000Z' };

/** The texts and the lists of texts of an input type whose rules judge them. */
const TEXTS = INPUTS.flatMap((type) =>
  Object.values(type.getFields()).flatMap((field) => {
    const plain = getNullableType(field.type);
    const entry = isListType(plain) ? getNullableType(plain.ofType) : plain;
    if (entry !== GraphQLString) return [];
    return [[type.name, field.name, isListType(plain) ? [LONG] : LONG] as const];
  }),
);

test('the schema has validated text fields', () => expect(TEXTS.length).toBeGreaterThan(100));

test.each(TEXTS)('%s limits the length of %s', async (type, field, value) => {
  const context = { locale: 'en', services: app.services } as Context;
  try {
    const kept = (await judged(type, { ...NEEDED, [field]: value }, context)) as Record<
      string,
      unknown
    >;
    // The words of an address are cut short instead.
    expect(String(kept[field]).length).toBeLessThanOrEqual(LENGTHS.line);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    expect(error.detail.fields!.map((one) => one.field.split('.')[0])).toContain(field);
  }
});

describe('a text argument without a validation schema', () => {
  const asks = (what: string) =>
    query(app.url, `query($text: String!) { ${what} }`, { text: LONG });

  test.each([
    ['location', 'jobs(filter: { location: $text }) { totalCount }'],
    ['tag', 'posts(tag: $text) { totalCount }'],
    ['text', 'jobSuggestions(text: $text) { text }'],
    ['after', 'posts(after: $text) { totalCount }'],
  ])('is refused with its name and limit: %s', async (field, what) => {
    const { body } = await asks(what);
    const { code, fields } = body.errors![0]!.extensions;
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields).toMatchObject([{ field, message: expect.stringContaining('500') as string }]);
  });

  test('is refused as a literal too', async () => {
    const { body } = await query(app.url, `{ jobs(filter: { search: "${LONG}" }) { totalCount } }`);
    expect(body.errors![0]!.extensions).toMatchObject({ fields: [{ field: 'search' }] });
  });

  test('may be exactly as long as the limit', async () => {
    const { body } = await query(
      app.url,
      'query($text: String!) { jobs(filter: { location: $text }) { totalCount } }',
      { text: 'x'.repeat(500) },
    );
    expect(body.errors).toBeUndefined();
  });
});

test.each(['GET', 'PUT', 'DELETE'])(
  'an id of 5 kB gets a client error, not a server error: %s',
  async (method) => {
    const { status } = await send(`${app.url}/api/jobs/${'x'.repeat(5_000)}`, { method });
    expect([400, 401, 404]).toContain(status);
  },
);
