import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { BULK_COLUMNS } from '#schema/options/screens/bulkUpload.ts';
import { bulkRowSchema } from '#schema/validation/bulkRow.ts';
import { limitsIn } from '#schema/validation/limits.ts';
import { unlimitedInputs, unlimitedInRest, type RestDocument } from './limits.ts';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const rest = JSON.parse(readFileSync('schema/openapi.json', 'utf8')) as RestDocument;

test('every GraphQL input text and list has a printed limit', () => {
  expect(unlimitedInputs(schema)).toEqual([]);
});

test('every body and parameter of a REST path has a printed limit', () => {
  expect(unlimitedInRest(rest)).toEqual([]);
});

test('every cell of an uploaded row has a limit', () => {
  const limits = limitsIn(bulkRowSchema);
  expect(BULK_COLUMNS.filter((column) => limits[column]?.maxLength === undefined)).toEqual([]);
});

test('an input without a limit is detected', () => {
  const open = buildSchema(`
    directive @constraint(maxLength: Int, maxItems: Int) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
    enum Kind { ONE }
    input In { word: String, words: [String!] @constraint(maxLength: 9), kinds: [Kind!], inner: In }
    type Query { find(id: ID!, count: Int, short: String @constraint(maxLength: 9), in: In): Int }
  `);
  expect(unlimitedInputs(open)).toEqual([
    'In.word: maxLength',
    'In.words: maxItems',
    'In.kinds: maxItems',
    'Query.find.id: maxLength',
  ]);
  const text = { type: ['string', 'null'] };
  const body = { type: 'object', properties: { list: { type: 'array', items: text } } };
  const operation = {
    parameters: [{ $ref: '#/components/parameters/Key', name: '' }],
    requestBody: { content: { 'application/json': { schema: body } } },
  };
  const components = { parameters: { Key: { name: 'Key', schema: text } } };
  expect(unlimitedInRest({ paths: { '/a': { post: operation } }, components })).toEqual([
    'POST /a Key: maxLength',
    'POST /a body.list: maxItems',
    'POST /a body.list[]: maxLength',
  ]);
});
