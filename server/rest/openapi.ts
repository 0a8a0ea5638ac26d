import { getDirective } from '@graphql-tools/utils';
import {
  getNamedType,
  Kind,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { FAILURES } from '#server/graphql/failures.ts';
import { fieldAt, lifted, operationOf, selectionOf } from './answerOf.ts';
import { inputSchema, outputSchema, type Json } from './jsonSchema.ts';
import type { AnyRoute } from './restRoute.ts';
import { exportPaths } from './exportPaths.ts';
import { uploadPaths } from './uploadPaths.ts';

const FAILURE: Json = {
  type: 'object',
  required: ['statusCode', 'message', 'code', 'requestId'],
  properties: {
    statusCode: { type: 'integer', description: 'The HTTP status again.' },
    message: { type: 'string', description: 'A sentence to show.' },
    code: { type: 'string', enum: Object.keys(FAILURES), description: 'What went wrong.' },
    fields: {
      type: 'array',
      description: 'Which fields of the body, and why.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    rule: { type: 'string', description: 'The id of the rule that was broken.' },
    current: {
      type: 'string',
      description: 'Of a conflict: the state somebody else has brought about.',
    },
    requestId: { type: 'string', description: 'Name it when you ask for help.' },
  },
};

/** OpenAPI 3.1 of the rows: bodies from the input types, answers from what each operation asks for. */
export function openapiOf(schema: GraphQLSchema, routes: readonly AnyRoute[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    paths[route.path]![route.method.toLowerCase()] = pathItem(schema, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kaamyab REST API',
      version: '1.0.0',
      description: 'The documented paths, each standing for one GraphQL operation.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set([...routes.map(tagOf), 'upload'])].map((name) => ({
      name,
      description: `Paths under /${name}.`,
    })),
    paths: { ...paths, ...exportPaths(), ...uploadPaths() },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'What login answers.' },
      },
      schemas: { Failure: FAILURE },
    },
  };
}

function tagOf({ path }: AnyRoute): string {
  return path.split('/')[1]!;
}

function pathItem(schema: GraphQLSchema, route: AnyRoute): Json {
  const selection = selectionOf(schema, route.operation);
  const answer = route.answer && lifted(fieldAt(selection, route.answer), route.lift);
  const status = answer ? (route.status ?? 200) : 204;
  const failure = { $ref: '#/components/schemas/Failure' };
  return {
    operationId:
      operationOf(route.operation)
        .name!.value.replace(/^Rest/, '')
        .replace(/^./, (first) => first.toLowerCase()) + suffixOf(route),
    summary: route.summary,
    tags: [tagOf(route)],
    security: needsLogin(schema, route) ? [{ token: [] }] : [],
    ...((route.path.includes('{') || route.query) && { parameters: parametersOf(route) }),
    ...(route.body && { requestBody: bodyOf(schema, route) }),
    responses: {
      [status]: {
        description: answer?.description || 'Done.',
        ...(answer && { content: { 'application/json': { schema: outputSchema(answer) } } }),
      },
      default: {
        description: 'It was refused.',
        content: { 'application/json': { schema: failure } },
      },
    },
  };
}

/** Two paths may stand for one operation. */
function suffixOf({ path }: AnyRoute): string {
  return path === '/auth/profile' ? 'OfSession' : '';
}

function parametersOf({ path, query }: AnyRoute): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query?.names ?? {}).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery];
}

export function needsLogin(schema: GraphQLSchema, { operation }: AnyRoute): boolean {
  const { operation: kind, selectionSet } = operationOf(operation);
  const root = kind === 'mutation' ? schema.getMutationType()! : schema.getQueryType()!;
  const [asked] = selectionSet.selections;
  const field = asked?.kind === Kind.FIELD && root.getFields()[asked.name.value];
  if (!field) return false;
  const type = getNamedType(field.type);
  return [field, type].some((element) => getDirective(schema, element, 'auth')?.length);
}

function bodyOf(schema: GraphQLSchema, route: AnyRoute): Json {
  const definitions = operationOf(route.operation).variableDefinitions ?? [];
  const variable = definitions.find(({ variable: { name } }) => name.value === route.body)!;
  const type = getNamedType(typeFromAST(schema, variable.type as never)!);
  return {
    required: true,
    content: {
      'application/json': {
        schema: inputSchema(type as GraphQLInputObjectType, route),
      },
    },
  };
}
