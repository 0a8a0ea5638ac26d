import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { selectionErrors } from '#server/modules/partner/webhook/selection.service.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type Job implements Node { id: ID!, title: String, company: Company!, similar(first: Int): JobConnection! }
  type Company { name: String, job: Job }
  type JobConnection { nodes: [Job!]! }
  type Query { node(id: ID!): Node }
`);

const errorsOf = (selection: string) => selectionErrors(schema, selection, 'Job');

test('a selection may be written with or without its outer brackets', () => {
  expect(errorsOf('{ id company { name } }')).toEqual([]);
  expect(errorsOf(' id company { name } ')).toEqual([]);
});

test('at most three errors are named, with the lines of the selection', () => {
  expect(errorsOf('{\n  id\n  titel\n}')).toEqual([
    expect.stringMatching(/^Line 3: Cannot query field "titel"/),
  ]);
  expect(errorsOf('{ a b c d e }')).toHaveLength(3);
});

test('six levels and a cost of five hundred are the limits', () => {
  const nested = (levels: number) => `${'job { company { '.repeat(levels / 2)}name`;
  const within = `company { ${nested(4)}${' }'.repeat(5)}`;
  expect(errorsOf(within)).toEqual([]);
  const beyond = `company { ${nested(6)}${' }'.repeat(7)}`;
  expect(errorsOf(beyond)).toEqual(['Nested deeper than 6 levels.']);

  expect(errorsOf('similar(first: 100) { nodes { id title again: id } }')).toEqual([]);
  expect(errorsOf('id similar(first: 100) { nodes { id title again: id } }')).toEqual([
    'It costs 501, more than 500: ask for less.',
  ]);
});

test('without a number, a list costs a page of twelve', () => {
  const lists = (count: number) =>
    Array.from({ length: count }, (_, at) => `l${at}: similar { nodes { id } }`).join(' ');
  expect(errorsOf(lists(13))).toEqual([]);
  expect(errorsOf(lists(14))).toEqual(['It costs 504, more than 500: ask for less.']);
});

test('a very long selection is refused before it is read', () => {
  expect(errorsOf(`{ ${'id '.repeat(999)}}`)).toEqual([expect.stringContaining('token')]);
});
