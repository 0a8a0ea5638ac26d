import type { DocumentNode, GraphQLSchema } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#schema/options/limits.ts';

export const MAX_COST = 5_000;
const MAX_NODES = 20_000;

/** A field costs one, and a list what its entries cost, times how many may come. */
const estimate: ComplexityEstimator = ({ args, childComplexity, field }) => {
  const type = String(field.type);
  if (/Connection!?$/.test(type)) {
    const first = Number(args['first'] ?? PAGE_SIZE);
    return 1 + Math.min(Math.max(first, 1), PAGE_SIZE_MAX) * childComplexity;
  }
  if (Array.isArray(args['ids'])) return 1 + args['ids'].length * childComplexity;
  return 1 + childComplexity;
};

interface Request {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

export function costOf({ schema, document, operationName, variables = {} }: Request): number {
  return getComplexity({
    schema,
    query: document,
    operationName: operationName ?? undefined,
    variables,
    estimators: [estimate],
    maxQueryNodes: MAX_NODES,
  });
}
