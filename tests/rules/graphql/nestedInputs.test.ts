import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { takesNestedInput } from '#server/graphql/compiled.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';

const SCHEMA = buildSchema(`
  input Flat { word: String, more: [Leaf!]! }
  input Leaf { word: String! }
  input Self { not: Self }
  input Listed { and: [Listed!]! }
  input Through { way: Back }
  input Back { again: [Through] }
  input Around { word: String, deep: Self! }
  type Query { word(flat: Flat): String }`);

const isNested = (type: string, schema = SCHEMA) =>
  takesNestedInput(schema, getOperationAST(parse(`query($given: ${type}) { word }`))!);

test.each(['String', '[ID!]!', 'Flat!', '[Flat!]'])('%s may be compiled', (type) => {
  expect(isNested(type)).toBe(false);
});

test.each(['Self', '[Self!]!', 'Listed!', 'Through', 'Around'])(
  '%s is not compiled, because it contains itself',
  (type) => {
    expect(isNested(type)).toBe(true);
  },
);

test('the questions of the report builder are not compiled, the search is', () => {
  expect(isNested('AnalyticsQueryInput!', publishedSchema)).toBe(true);
  expect(isNested('JobFilter', publishedSchema)).toBe(false);
});
