import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { query } from './rawRequest.ts';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

/** The types that have fields with arguments, and the path to each. */
const PLACES: readonly [type: string, query: (field: string) => string][] = [
  ['Query', (field) => `{ ${field} }`],
  ['Viewer', (field) => `{ viewer { ${field} } }`],
  ['Admin', (field) => `{ admin { ${field} } }`],
  [
    'AnalyticsDimensionModel',
    (field) => `{ admin { analytics { model { dimension(key: WEEKDAY) { ${field} } } } } }`,
  ],
];

const questions = PLACES.flatMap(([type, asked]) => {
  const fields = (schema.getType(type) as GraphQLObjectType).getFields();
  return Object.values(fields)
    .map(withNulls)
    .filter((text) => text !== undefined)
    .map(asked);
});

/** Sets every nullable argument to null and fills in the required ones. */
function withNulls({ name, args, type }: GraphQLField<unknown, unknown>): string | undefined {
  const open = args.filter((arg) => !isNonNullType(arg.type));
  if (open.length === 0 || args.some(isRequiredArgument)) return undefined;
  const given = open.map((arg) => `${arg.name}: null`).join(', ');
  return `${name}(${given})${isLeafType(getNamedType(type)) ? '' : ' { __typename }'}`;
}

let app: App;
const tokens: (string | undefined)[] = [undefined];
beforeAll(async () => {
  app = await theApp();
  const { seeker, employer, admin } = await scenario().seeker().employer().job().admin();
  tokens.push(seeker.token, employer.token, admin.token);
});

test.each(questions)('null is the same as omitting the argument: %s', async (question) => {
  for (const token of tokens) {
    const { body } = await query(app.url, question, {}, token);
    const codes = (body.errors ?? []).map(({ extensions }) => extensions['code']);
    expect(['', 'UNAUTHENTICATED', 'FORBIDDEN'], JSON.stringify(body)).toContain(codes.join());
  }
});
