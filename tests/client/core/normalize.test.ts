import { gql, InMemoryCache, type DocumentNode } from '@apollo/client';
import { execute, getOperationAST, Kind, type OperationDefinitionNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as generated from '#client/gql/graphql.ts';
import { typePolicies } from '#client/lib/apollo/cachePolicies.ts';
import { normalize, type QueryResult } from '#client/lib/apollo/normalize.ts';
import { ASHA, marketSchema } from './world/marketSchema.ts';

const schema = marketSchema(ASHA);

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** Every query of the site whose variables are simple enough to be made up. */
const QUERIES = Object.values(generated)
  .filter(isDocument)
  .flatMap((document) => {
    const operation = getOperationAST(document);
    const variables = operation?.operation === 'query' && madeUp(operation);
    const name = operation?.name?.value ?? '';
    return variables ? [{ name, document, variables }] : [];
  });

function madeUp({ variableDefinitions = [] }: OperationDefinitionNode): object | null {
  const made: Record<string, unknown> = {};
  for (const { variable, type } of variableDefinitions) {
    if (type.kind !== Kind.NON_NULL_TYPE) continue;
    const named = type.type.kind === Kind.NAMED_TYPE ? type.type.name.value : '';
    if (named === 'ID' || named === 'String') made[variable.name.value] = 'x';
    else if (named === 'Int') made[variable.name.value] = 1;
    else return null;
  }
  return made;
}

const cache = () => new InMemoryCache({ typePolicies });

async function ask(query: DocumentNode, variables: object): Promise<QueryResult> {
  const document = cache().transformDocument(query);
  const { data } = await execute({ schema, document, variableValues: { ...variables } });
  return { document, variables: { ...variables }, data: JSON.parse(JSON.stringify(data)) };
}

function byApollo(all: QueryResult[]) {
  const filled = cache();
  for (const { document: query, variables, data } of all)
    filled.write({ query, variables, dataId: 'ROOT_QUERY', result: data as object });
  return filled.extract();
}

describe('the results of a page are stored as Apollo stores them', () => {
  test.each(QUERIES)('$name', async ({ document, variables }) => {
    const written = [await ask(document, variables)];
    expect(normalize(written)).toEqual(byApollo(written));
  });

  test('all of them together', async () => {
    expect(QUERIES.length).toBeGreaterThan(40);
    const all = await Promise.all(
      QUERIES.map(({ document, variables }) => ask(document, variables)),
    );
    expect(normalize(all)).toEqual(byApollo(all));
  });
});

test('the next part of a list is left to Apollo', async () => {
  const JOBS = gql`
    query Jobs($after: String) {
      jobs(after: $after) {
        nodes {
          id
        }
      }
    }
  `;
  expect(normalize([await ask(JOBS, {})])).not.toBeNull();
  expect(normalize([await ask(JOBS, { after: 'x' })])).toBeNull();
});
