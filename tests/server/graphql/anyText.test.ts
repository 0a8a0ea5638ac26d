import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyCharacters } from '#tests/support/anyCharacters.ts';
import { fewInQuickSuite, rounds } from '#tests/support/suiteSize.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { query, send, type Answer } from './rawRequest.ts';
import { TEXT_FIELDS, type TextField } from './textFields.ts';

let app: App;
let seeker: Person;
let employer: Employer;
let admin: Person;

beforeAll(async () => {
  ({ app, seeker, employer, admin } = await scenario(theApp()).seeker().employer().admin());
});

const ACCEPTED = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'CONFLICT',
  'RULE_VIOLATION',
  'RATE_LIMITED',
];

const INSIDE = /select "|insert into|violates|node_modules|\.ts:\d+|at \w+ \(|Maximum call/;

/** Succeeds, or is refused with a client error that reveals nothing internal. */
function isClean({ status, text, body }: Answer): boolean {
  const own = body['code'] === undefined ? [] : [body['code']];
  const codes = body.errors?.map(({ extensions }) => extensions['code']) ?? own;
  return (
    status < 500 && codes.every((code) => ACCEPTED.includes(String(code))) && !INSIDE.test(text)
  );
}

/** The unacceptable responses of GraphQL and REST to this text. Should be empty. */
async function faults({ mutation, caller, type, field, input, rest }: TextField, value: string) {
  const { token } = { seeker, employer, admin }[caller];
  const document = `mutation($input: ${type}!) { ${mutation}(input: $input) { __typename } }`;
  const body = JSON.stringify(input(value));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answers = [
    query(app.url, document, { input: input(value) }, token),
    ...(rest ? [send(app.url + rest.path, { method: rest.method, body, headers })] : []),
  ];
  return (await Promise.all(answers))
    .filter((answer) => !isClean(answer))
    .map(({ status, text }) => `${mutation}.${field} ${JSON.stringify(value)}: ${status} ${text}`);
}

/** A request waits two seconds for a connection. On a busy machine, more parallel requests would be turned away. */
const AT_ONCE = 8;

async function faultsOfAll(tries: readonly [TextField, string][]) {
  const left = [...tries];
  const found: string[] = [];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) found.push(...(await faults(...next)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

const HOSTILE = {
  NUL: 'a\u0000b',
  'half a character': '\ud800',
  'a hundred thousand letters': 'x'.repeat(100_000),
  'white space': ' \t\n\u00a0\u200b',
  nothing: '',
  'the other half': 'x\udc00y',
  SQL: `'; drop table users; --`,
  'a backslash at the end': 'x\\',
  markup: '<script>alert(1)</script>',
  'right to left': '\u202etxt.exe',
  'ten thousand accents': `e${'\u0301'.repeat(10_000)}`,
  'a number': '99999999999',
  'not a number': 'NaN',
  'a placeholder': '%s %n {0} ${x} {{x}} $1 ?',
  'line breaks for a mail': 'a@b.example\r\nBcc: c@d.example',
};

describe('hostile text is stored or refused in every field, and breaks nothing', () => {
  test.each(fewInQuickSuite(2, Object.entries(HOSTILE)))('%s', async (_name, text) => {
    expect(await faultsOfAll(TEXT_FIELDS.map((field) => [field, text]))).toEqual([]);
  });

  test('a megabyte is not even read', async () => {
    const text = 'x'.repeat(1_000_000);
    const [field] = TEXT_FIELDS;
    const document = `mutation($input: ${field!.type}!) { ${field!.mutation}(input: $input) { __typename } }`;
    const answer = await query(app.url, document, { input: field!.input(text) });
    expect(answer.status).toBe(413);
  });

  test('the list of text fields is complete', () => {
    const named = TEXT_FIELDS.map(({ mutation, field }) => `${mutation}.${field}`);
    expect(named).toEqual(
      expect.arrayContaining(['login.email', 'resetPassword.token', 'endSession.id']),
    );
    expect(named.length).toBeGreaterThan(25);
  });
});

test('no text in any field makes the server fail', async () => {
  const anyText = fc.oneof(
    anyCharacters({ maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
    fc.emailAddress(),
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((name) => `${name}@people.example`),
  );
  const tries = fc.array(fc.tuple(fc.constantFrom(...TEXT_FIELDS), anyText), {
    minLength: 20,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(tries, async (list) => {
      expect(await faultsOfAll(list)).toEqual([]);
    }),
    { numRuns: rounds({ quick: 1, full: 5 }), endOnFailure: true },
  );
});

describe('an invalid id finds nothing', () => {
  const IDS = ['', 'abc', '0', '-1', '99999999999', '1e309', 'NaN', '\u0000', '../..', `' or 1=1`];

  test.each(IDS)('%.20j', async (id) => {
    const READS =
      'query($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } job(id: $id) { id } }';
    const { status, body } = await query(app.url, READS, { id }, seeker.token);
    if (id === '\u0000') return expect(status).toBe(400);
    return expect(body.data).toEqual({ node: null, nodes: [null], job: null });
  });

  test.each([
    '',
    'abc',
    'MjAyNg',
    btoa('2026-01-01 x'),
    btoa('+275760-09-13T00:00:00.000Z 01a1fdba-b116-74b1-b497-6ac34ff96c79'),
    'x'.repeat(9_000),
  ])('an invalid cursor is refused by name: %.20j', async (after) => {
    const { status, body } = await query(
      app.url,
      'query($after: String) { jobs(after: $after) { totalCount } }',
      { after },
    );
    expect(status).toBe(200);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test.each(['99999999999', '1.5', '"1"', 'NaN', '1e3', 'true', '-2147483649'])(
    'an invalid number is refused: %s',
    async (page) => {
      const { status, body } = await query(app.url, `{ jobs(page: ${page}) { totalCount } }`);
      expect(status).toBe(400);
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );
});
