import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';
import { undescribed } from './descriptions.ts';
import { guardedFieldsOf } from './fieldRights.ts';
import { keyFieldsOf, wronglyGuarded } from './keyRights.ts';
import { demandsOf, publicFieldsOf, withoutTeamRight } from './publicFields.ts';

const SCHEMA = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const TABLE = 'tests/architecture/publicFields.txt';

test('everything in the schema is described, because it is the documentation of the API', () => {
  expect(undescribed(SCHEMA)).toEqual([]);
});

test('public fields are exactly those in the table', () => {
  const allowed = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .concat(JOB_FACT_NAMES.map((name) => `Job.${name}`))
    .toSorted();
  expect(publicFieldsOf(SCHEMA), `name the new field in ${TABLE}, or give it @Requires`).toEqual(
    allowed,
  );
});

test('what an employer may do depends on the role in the team, unless the table names it', () => {
  const table = 'tests/architecture/withoutTeamRight.txt';
  const allowed = readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const advice = `give the field @NeedsTeamRight, or name it in ${table} if it is about the caller alone`;
  expect(withoutTeamRight(SCHEMA), advice).toEqual(allowed);
});

test('all other fields are limited to the roles in the table', async () => {
  const lines = guardedFieldsOf(SCHEMA).map((line) => `${line}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('./guardedFields.txt');
});

test('each mutation demands what the table says, such as an open company or a recent password', async () => {
  const lines = demandsOf(SCHEMA).map((line) => `${line}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('./demands.txt');
});

test('an API key can access a field exactly where the schema names one of its scopes', async () => {
  expect(wronglyGuarded(SCHEMA)).toEqual([]);
  const lines = keyFieldsOf(SCHEMA).map((line) => `${line}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('./keyFields.txt');
});

test('undescribed and public fields are detected', () => {
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
