import { parse, print as usual, type DocumentNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as generated from '#client/gql/graphql.ts';
import { print } from '#client/lib/apollo/printDocument.ts';

const documents = Object.entries(generated as Record<string, unknown>).filter(
  (entry): entry is [string, DocumentNode] => (entry[1] as { kind?: unknown }).kind === 'Document',
);

const ODD = `
  query Odd($a: [Int!]! = [1, 2] @deprecated, $b: In = { x: 1.5e3, y: [null, true, RED], z: { w: -1 } }) @live {
    one: field(a: $a, text: "a \\"quoted\\" line\\nनौकरी \\\\ end", block: """a block""") @include(if: $b) @skip(if: false) { id }
    ... on Node @defer(label: "x") { id }
    ... @include(if: true) { id ...Part @x }
    ... { id }
  }
  fragment Part on Job @y(z: []) { id empty(of: {}) }
  subscription S { s }
  { bare }
`;

/** The printer of `graphql` writes what the parser has read; so it tells whether both mean the same. */
const meaning = (document: DocumentNode) => usual(parse(usual(document).replaceAll('"""', '"')));

describe('a document is sent', () => {
  test('as it was written, each of the site', () => {
    expect(documents.length).toBeGreaterThan(100);
    for (const [name, document] of documents)
      expect(usual(parse(print(document))), name).toBe(usual(document));
  });

  test('with everything that the language has', () => {
    const document = parse(ODD);
    expect(usual(parse(print(document)))).toBe(meaning(document));
  });

  test('without a letter that is not needed', () => {
    expect(print(parse('query A ( $id : ID! ) { job ( id : $id ) { id title } }'))).toBe(
      'query A($id:ID!){job(id:$id){id title}}',
    );
  });
});
