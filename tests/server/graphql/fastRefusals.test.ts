import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { post, type Answer } from './rawRequest.ts';

const TRIES = 5;
/** How many of them a refusal may cost. */
const ORDINARY_REQUESTS = 10;
const ORDINARY = '{ jobs(first: 12) { totalCount nodes { id title company { id name } } } }';

async function processorTimeOf(work: () => Promise<void>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

let app: App;

beforeAll(async () => {
  app = await theApp();
  await post(`${app.url}/graphql`, JSON.stringify({ query: '{ __typename }' }));
});

const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');
const nested = (times: number, part: string, inside: string) =>
  `${`${part} { `.repeat(times)}${inside}${' }'.repeat(times)}`;
const doubling = (end: string) =>
  `{ ...F0 } ${many(50, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} ${end}`;

const QUERIES: [string, string, RegExp][] = [
  ['depth 50', `{ jobs { nodes { ${nested(47, 'similar', 'id')} } } }`, /at most 12 levels deep/],
  [
    'depth 50 in fragments',
    `{ job(id: "x") { ...F0 } } ${many(50, (at) => `fragment F${at} on Job { similar { ...F${at + 1} } }`)} fragment F50 on Job { id }`,
    /at most 12 levels deep/,
  ],
  ['a million entries', '{ jobs(first: 1000000) { nodes { id } } }', /1 to 100/],
  [
    'a million entries next to a field',
    '{ site { name } jobs(first: 1000000) { totalCount } }',
    /1 to 100/,
  ],
  [
    'a million entries of each in a list',
    '{ jobs(first: 2) { nodes { company { ...C } } } } fragment C on Company { jobs(first: 1000000) { nodes { id } } }',
    /1 to 100/,
  ],
  [
    'a million fragments in a cycle',
    `{ ...A } ${many(4_000, (at) => `fragment A${at} on Query { ...A${(at + 1) % 4_000} }`)}`,
    /4000 tokens/,
  ],
  ['a small cycle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }', /itself/],
  ['a million million fields', doubling('fragment F50 on Query { __typename }'), /500 fields/],
  ['an empty selection, a million million times', doubling(''), /500 fields/],
  ['500 aliases', `{ ${many(500, (at) => `a${at}: __typename`)} }`, /30 aliases/],
  ['500 times the same', `{ ${'__typename '.repeat(500)} }`, /5 times/],
  [
    'the same field behind 400 conditions',
    `{ site { ${many(400, () => '... on Site { name }')} } }`,
    /5 times/,
  ],
  ['a thousand directives', `{ __typename ${'@include(if: true) '.repeat(300)} }`, /directives/],
  ['directives in many places', `{ ${nested(60, '... @include(if: true)', 'id')} }`, /directives/],
  ['a thousand operations', many(500, (at) => `query Q${at} { __typename }`), /10 operations/],
  ['a thousand variables', `query(${many(900, (at) => `$v${at}: ID`)}) { __typename }`, /100 var/],
  [
    'a list in a list',
    `{ jobs(first: ${'['.repeat(1_500)}${']'.repeat(1_500)}) { totalCount } }`,
    /20/,
  ],
  // The parser runs out of stack or of tokens, whichever comes first.
  [
    'a hundred thousand brackets without an end',
    `{ jobs(first: ${'['.repeat(100_000)}`,
    /nested too deeply|4000 tokens/,
  ],
  [
    'a thousand texts that cannot be stored, after thousands of lines',
    `${'\n'.repeat(4_000)}{ job(id: [${many(1_000, () => String.raw`"\u0000"`)}]) { id } }`,
    /cannot be stored/,
  ],
  ['a hundred thousand lines', `${'\n'.repeat(100_000)}{ site { nam } }`, /5000 lines/],
  ['a huge number', `{ jobs(first: ${'9'.repeat(100_000)}) { totalCount } }`, /Int/],
  ['a thousand arguments', `{ job(${many(900, () => 'id: "x"')}) { id } }`, /one argument/],
  [
    'a circular introspection',
    `{ __schema { types { ${'fields { type { '.repeat(10)} name ${'} } '.repeat(10)} } } }`,
    /at most 20 levels deep/,
  ],
  ['a thousand unknown fields', `{ site { ${many(450, (at) => `nam${at}`)} } }`, /Cannot query/],
];

test.each(QUERIES)('%s is refused quickly', async (_name, query, why) => {
  await expectRefusedAtOnce((at) => JSON.stringify({ query: `${query} # ${at}` }), why);
});

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { accessToken } }';
const NODES = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';

const VARIABLES: [string, string, string][] = [
  ['a hundred thousand brackets', LOGIN, `{"input":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['a hundred thousand ids', NODES, `{"ids":[${'1,'.repeat(99_999)}1]}`],
  ['eighty thousand wrong values', NODES, `{"ids":[${'[],'.repeat(79_999)}[]]}`],
  ['ten thousand names', LOGIN, `{"input":{${many(10_000, (at) => `"k${at}":1,`)}"k":1}}`],
  [
    'a million entries of each in a list',
    'query($n: Int!) { jobs { nodes { company { jobs(first: $n) { totalCount } } } } }',
    '{"n":1000000}',
  ],
  ['an enormous number', 'query($n: Int!) { jobs(first: $n) { totalCount } }', '{"n":1e400}'],
];

test.each(VARIABLES)('in the variables, %s is refused quickly', async (_name, query, variables) => {
  const body = (at: number) =>
    `{"query":${JSON.stringify(`${query} # ${at}`)},"variables":${variables}}`;
  await expectRefusedAtOnce(body, /./);
});

/**
 * A refusal may take the processor time of ten ordinary requests, measured in turns with them, so that a slow or busy
 * machine does not matter. Each try uses a new document, so that none is cached.
 */
async function expectRefusedAtOnce(body: (at: number) => string, why: RegExp): Promise<void> {
  const ordinary: number[] = [];
  const refused: number[] = [];
  for (let at = 0; at < TRIES; at += 1) {
    const usual = JSON.stringify({ query: `${ORDINARY} # ${at} ${why.source}` });
    ordinary.push(
      await processorTimeOf(async () => void (await post(`${app.url}/graphql`, usual))),
    );
    let answer: Answer | undefined;
    const statements = await statementsOf(async () => {
      refused.push(
        await processorTimeOf(async () => {
          answer = await post(`${app.url}/graphql`, body(at));
        }),
      );
    });
    expect(statements).toEqual([]);
    const [error] = answer!.body.errors ?? [];
    expect(answer!.body.data ?? null).toBeNull();
    expect(error?.message).toMatch(why);
    expect(['COST_LIMIT', 'BAD_USER_INPUT']).toContain(error?.extensions['code']);
  }
  expect(median(refused)).toBeLessThan(median(ordinary) * ORDINARY_REQUESTS);
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[(times.length - 1) / 2]!;
