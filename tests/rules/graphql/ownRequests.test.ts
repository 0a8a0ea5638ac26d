import { Kind, parse, visit, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  MAX_ALIASES,
  MAX_COST,
  MAX_DEPTH,
  MAX_DIRECTIVES,
  MAX_FIELDS,
  MAX_FRAGMENTS,
  MAX_SPREADS,
  MAX_VARIABLES,
} from '#schema/options/apiLimits.ts';
import { RECOMMENDATIONS_MAX } from '#schema/options/limits.ts';
import { RECOMMENDATIONS_PAGE_MAX } from '#schema/validation/search.ts';
import { FURTHER } from '#client/pages/manageApplications/board/useColumns.ts';
import * as pages from '#client/gql/graphql.ts';
import * as rest from '#server/rest/gql/graphql.ts';
import type { Context } from '#server/graphql/context.ts';
import { costOf } from '#server/graphql/limits/cost.ts';
import { DocumentMeter } from '#server/graphql/limits/documentMeter.ts';
import { inspected } from '#server/graphql/limits/inspection.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';

const schema = publishedSchema;
/** Only the refusal of too many entries would use the caller, and these requests never cause it. */
const GUEST = {} as Context;

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
const documentsIn = (module: object): [string, DocumentNode][] =>
  Object.entries(module).filter((entry): entry is [string, DocumentNode] => isDocument(entry[1]));
const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);
const operations = [...documentsIn(pages), ...documentsIn(rest)].flatMap(([name, document]) => {
  const operation = operationOf(document);
  return operation ? [{ name, document, operation }] : [];
});

function countsOf(document: DocumentNode) {
  const counts = { aliases: 0, directives: 0, spreads: 0, fragments: 0, variables: 0 };
  visit(document, {
    Field: ({ alias }) => void (counts.aliases += alias ? 1 : 0),
    Directive: () => void (counts.directives += 1),
    FragmentSpread: () => void (counts.spreads += 1),
    FragmentDefinition: () => void (counts.fragments += 1),
    VariableDefinition: () => void (counts.variables += 1),
  });
  return counts;
}

describe('the requests of our own pages and REST paths', () => {
  test('stay far below every limit on documents', () => {
    expect(operations.length).toBeGreaterThan(200);
    const near = operations.filter(({ document }) => {
      const { aliases, directives, spreads, fragments, variables } = countsOf(document);
      const { selections, depth } = new DocumentMeter(document).operations[0]!;
      const shares = [
        selections / MAX_FIELDS,
        aliases / MAX_ALIASES,
        directives / MAX_DIRECTIVES,
        spreads / MAX_SPREADS,
        fragments / MAX_FRAGMENTS,
        variables / MAX_VARIABLES,
      ];
      return Math.max(...shares) > 0.5 || depth > MAX_DEPTH * 0.75;
    });
    expect(near.map(({ name }) => name)).toEqual([]);
  });

  test('are valid, within the limits, and without introspection', () => {
    const refused = operations.filter(({ document }) => {
      const { tooMuch, problems, introspects } = inspected(schema, document);
      return tooMuch.length + problems.length > 0 || introspects;
    });
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  /** Each of their entries costs a lot, so these operations ask for fewer. */
  const SHORTER: Readonly<Record<string, number>> = {
    ColumnsMore: FURTHER,
    RecommendedJobsPage: RECOMMENDATIONS_MAX,
    RestRecommendedJobs: RECOMMENDATIONS_PAGE_MAX,
  };

  test('may ask for a hundred entries at a time', () => {
    const dear = operations.filter(({ document, operation }) => {
      const definitions = operation.variableDefinitions ?? [];
      const entries = SHORTER[operation.name!.value] ?? 100;
      const variables = Object.fromEntries(
        definitions.map(({ variable }) => [variable.name.value, entries]),
      );
      const asked = { context: GUEST, schema, document, operation, variables };
      return costOf(asked).points > MAX_COST;
    });
    expect(dear.map(({ name }) => name)).toEqual([]);
  });
});

describe('a document', () => {
  const refusalsIn = (text: string) =>
    inspected(schema, parse(text)).tooMuch.map(({ message }) => message);

  test('may ask each of many types for the same field', () => {
    const types = ['Job', 'Company', 'User', 'Category', 'Post', 'Alert', 'Resume'];
    const each = types.map((type) => `... on ${type} { id }`).join(' ');
    expect(refusalsIn(`{ node(id: "x") { id ${each} } }`)).toEqual([]);
    expect(refusalsIn(`{ node(id: "x") { ${'... on Job { id } '.repeat(6)} } }`)).toEqual([
      '"Job.id" can be selected at most 5 times in one place.',
    ]);
  });

  test('gets all exceeded limits reported at once', () => {
    const aliases = Array.from({ length: 31 }, (_, at) => `a${at}: name`).join(' ');
    expect(refusalsIn(`{ site { ${aliases} ${'name '.repeat(6)} } }`)).toEqual([
      '"name" can be selected at most 5 times in one place.',
      'A request can have at most 30 aliases.',
    ]);
  });

  test('is measured including its fragments, each operation separately', () => {
    const text = `query A { ...F } query B { site { name } } fragment F on Query { site { ...G } }
      fragment G on Site { name figures { companies } }`;
    const [a, b] = new DocumentMeter(parse(text)).operations;
    // The six selections: F, site, G, name, figures, companies.
    expect(a).toMatchObject({ selections: 6, depth: 3 });
    expect(b).toMatchObject({ selections: 2, depth: 2 });
    expect(a!.roots()).toEqual(['site']);
  });
});
