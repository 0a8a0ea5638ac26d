import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { undescribed } from './descriptions.ts';
import { guardedFieldsOf } from './fieldRights.ts';
import { keyFieldsOf, wronglyGuarded } from './keyRights.ts';
import { publicFieldsOf } from './publicFields.ts';

const SCHEMA = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const TABLE = 'tests/architecture/publicFields.txt';

test('everything in the schema is described: it is the documentation of the API', () => {
  expect(undescribed(SCHEMA)).toEqual([]);
});

test('what anybody may ask for is what the table says, and nothing else', () => {
  const allowed = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(publicFieldsOf(SCHEMA), `name the new field in ${TABLE}, or give it @Requires`).toEqual(
    allowed,
  );
});

test('and everything else is for those whom the table names', async () => {
  const lines = guardedFieldsOf(SCHEMA).map((line) => `${line}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('./guardedFields.txt');
});

test('each field opens for an API key exactly where the schema names one of its scopes', async () => {
  expect(wronglyGuarded(SCHEMA)).toEqual([]);
  const lines = keyFieldsOf(SCHEMA).map((line) => `${line}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('./keyFields.txt');
});

test('what is not described, and what is public, is seen', () => {
  const schema = buildSchema(`
    directive @auth("Who." roles: [String!]) on OBJECT | FIELD_DEFINITION
    "The door." type Query { "Open." open(first: Int): Thing "Closed." closed: Int @auth(roles: []) }
    type Thing @auth(roles: []) { id: ID! }
    "An input." input In { word: String }
    "A kind." enum Kind { ONE }
  `);
  expect(undescribed(schema)).toEqual([
    'Query.open.first',
    'Thing',
    'Thing.id',
    'In.word',
    'Kind.ONE',
    '@auth',
  ]);
  expect(publicFieldsOf(schema)).toEqual(['Query.open']);
});
