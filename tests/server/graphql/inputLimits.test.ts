import {
  defaultFieldResolver,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { HEADER_LENGTHS, LENGTHS, parameterLength } from '#schema/validation/lengths.ts';
import { authOf } from '#server/graphql/authDirective.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { limitsOf } from '#server/graphql/limits/constraintDirective.ts';
import { sharedSchema } from '#server/graphql/schema.ts';
import { translator } from '#server/lib/words.ts';
import { ROUTES } from '#server/rest/routes.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { post, query, send } from './rawRequest.ts';

let app: App;
let seeker: Person;
beforeAll(async () => {
  ({ app, seeker } = await scenario(theApp()).seeker());
});

const schema = sharedSchema();

interface Excess {
  /** The name that the refusal must contain. */
  field: string;
  max: number;
  /** Arguments that exceed their documented limit by one character or one entry. */
  args: Record<string, unknown>;
}

/** One argument for each documented limit, including limits of nested inputs. */
function excessesIn(arg: { name: string; type: GraphQLInputType; extensions: object }): Excess[] {
  const isInput = isInputObjectType(getNullableType(arg.type));
  const found = (max: number, value: unknown, path: string[]): Excess => ({
    field: path.join('.'),
    max,
    args: { [arg.name]: value },
  });
  const within = (
    { type, extensions }: { type: GraphQLInputType; extensions: object },
    path: string[],
    wrap: (value: unknown) => unknown,
    depth: number,
  ): Excess[] => {
    const { maxLength, maxItems } = limitsOf({ extensions: extensions as never });
    const plain = getNullableType(type);
    const entry = isListType(plain) ? getNullableType(plain.ofType) : plain;
    const inside = isListType(plain) ? [...path, '0'] : path;
    const wrapEntry = (value: unknown) => wrap(isListType(plain) ? [value] : value);
    return [
      ...(maxItems
        ? [found(maxItems, wrap(Array.from({ length: maxItems + 1 }, () => ({}))), path)]
        : []),
      ...(maxLength ? [found(maxLength, wrapEntry('x'.repeat(maxLength + 1)), inside)] : []),
      ...(isInputObjectType(entry) && depth < 4
        ? Object.values(entry.getFields()).flatMap((field) =>
            within(
              field,
              [...inside, field.name],
              (value) => wrapEntry({ [field.name]: value }),
              depth + 1,
            ),
          )
        : []),
    ];
  };
  return within(arg, isInput ? [] : [arg.name], (value) => value, 0);
}

const ARGUMENTS = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  .filter(({ field }) => field.args.length > 0);

/** A user who is allowed to make the request, so that only the limit refuses it. */
function contextFor(elements: object[]): Context {
  const roles = elements.flatMap((element) => authOf(schema, element)?.roles ?? []);
  const now = new Date();
  const viewer = {
    role: roles[0] ?? 'admin',
    mustSetUpTwoFactor: false,
    key: null,
    passwordConfirmedAt: now,
  };
  const services = { clock: { now: () => now } };
  return { locale: 'en', t: translator('en', 'errors'), viewer, services } as unknown as Context;
}

test('one more than any documented limit is refused with its name and number', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { type, field } of ARGUMENTS) {
    const context = contextFor([field, type]);
    const resolve = field.resolve ?? defaultFieldResolver;
    for (const { field: name, max, args } of field.args.flatMap(excessesIn)) {
      count += 1;
      try {
        void resolve({}, args, context, {} as never);
        wrong.push(`${type.name}.${field.name} ${name}: taken`);
      } catch (error) {
        const fields = error instanceof Failure ? (error.detail.fields ?? []) : [];
        const isNamed = fields.some(
          (one) => one.field === name && one.message.includes(String(max)),
        );
        if (!isNamed) wrong.push(`${type.name}.${field.name} ${name}: ${String(error)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(400);
});

describe('over GraphQL', () => {
  const asks = (what: string, text: string) =>
    query(app.url, `query($text: String!) { ${what} }`, { text });
  const FILTER = 'jobs(filter: { location: $text }) { totalCount }';

  test('a text in a variable is refused', async () => {
    const { body } = await asks(FILTER, 'x'.repeat(LENGTHS.argument + 1));
    const message = expect.stringContaining(String(LENGTHS.argument)) as string;
    expect(body.errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'location', message }],
    });
  });

  test('a literal is refused too', async () => {
    const text = 'x'.repeat(60_000);
    const { body } = await query(app.url, `{ jobs(filter: { search: "${text}" }) { totalCount } }`);
    expect(body.errors![0]!.extensions).toMatchObject({ fields: [{ field: 'search' }] });
  });

  test('a text of the maximum length may have white space around it', async () => {
    const { body } = await asks(FILTER, `  ${'x'.repeat(LENGTHS.argument)}\r\n`);
    expect(body.errors).toBeUndefined();
  });

  test('but the white space has a limit too', async () => {
    const { body } = await asks(FILTER, ' '.repeat(2 * LENGTHS.argument + 1));
    expect(body.errors![0]!.extensions).toMatchObject({ fields: [{ field: 'location' }] });
  });

  test('an overlong date is refused before it is parsed', async () => {
    const { body } = await query(
      app.url,
      'mutation($until: DateTime) { suspendUser(input: { id: "x", until: $until }) { __typename } }',
      { until: `2026-11-21T10:00:00.${'0'.repeat(60_000)}Z` },
    );
    expect(body.errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'until', message: expect.stringContaining('40') as string }],
    });
  });
});

/** Beyond these a path is refused before authentication. */
const IN_ADDRESS = ROUTES.flatMap(({ method, path, query: asked }) => {
  const long = 'x'.repeat(LENGTHS.id + 1);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([whole, name]) => ({
    method,
    url: path.replace(whole, long).replaceAll(/\{\w+\}/g, 'x'),
    name: name!,
    max: LENGTHS.id,
  }));
  const bare = path.replaceAll(/\{\w+\}/g, 'x');
  const inQuery = Object.keys(asked?.names ?? {}).map((name) => {
    const max = parameterLength(name);
    return { method, url: `${bare}?${name}=${'x'.repeat(max + 1)}`, name, max };
  });
  return [...inPath, ...inQuery];
});

describe('over REST', () => {
  const refusal = (field: string, max: number) => ({
    code: 'BAD_USER_INPUT',
    fields: [{ field, message: expect.stringContaining(String(max)) as string }],
  });

  test('every part of a path that is too long is refused by its name', async () => {
    expect(IN_ADDRESS.length).toBeGreaterThan(80);
    for (const { method, url, name, max } of fewInQuickSuite(12, IN_ADDRESS)) {
      const { status, body } = await send(`${app.url}/api${url}`, { method });
      expect(status, `${method} ${url}`).toBe(400);
      expect(body).toMatchObject(refusal(name, max));
    }
  });

  test('a body is refused by the names it uses, including numbers and options', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${seeker.token}` };
    const text = '1'.repeat(LENGTHS.option + 1);
    for (const name of ['currentCTC', 'gender', 'dateOfBirth', 'firstName']) {
      const body = JSON.stringify({ [name]: text });
      const answer = await send(`${app.url}/api/users/profile`, { method: 'PATCH', body, headers });
      expect(answer.status, name).toBe(400);
      expect(answer.body).toMatchObject(refusal(name, LENGTHS.option));
    }
  });

  test('an overlong header is refused if the body depends on it, and ignored otherwise', async () => {
    const get = (headers: Record<string, string>) => send(`${app.url}/api/jobs`, { headers });
    const type = `application/json; a=${'x'.repeat(HEADER_LENGTHS['content-type'])}`;
    const refused = await post(`${app.url}/api/alerts`, '{}', { 'content-type': type });
    expect(refused.body).toMatchObject(refusal('content-type', HEADER_LENGTHS['content-type']));
    const long = `hi,${'en;q=0.1,'.repeat(200)}`;
    const { status, headers } = await get({
      'accept-language': long,
      'if-none-match': '"a",'.repeat(2_000),
      'x-forwarded-for': '10.0.0.1, '.repeat(300),
      'user-agent': 'x'.repeat(3_000),
    });
    expect([status, headers.get('content-language')]).toEqual([200, null]);
  });
});
