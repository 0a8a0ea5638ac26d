import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  getNamedType,
  isInputObjectType,
  print,
  typeFromAST,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { SETTINGS_RANGES } from '#schema/options/settings.ts';
import { demand } from '#server/graphql/authDirective.ts';
import type { Context } from '#server/graphql/context.ts';
import { judgedBy } from '#server/graphql/validated.ts';
import { FAILURES, Failure, notSignedIn, type FailureCode } from '#server/graphql/failures.ts';
import { fieldAt, lifted, liftedValue, operationOf, selectionOf, toRestValue } from './answerOf.ts';
import { coerceBody, isObject } from './coerceBody.ts';
import { needsLogin, openapiOf } from './openapi.ts';
import type { AnyRoute } from './restRoute.ts';
import { ROUTES } from './routes.ts';

interface RestParts {
  apollo: ApolloServer<Context>;
  schema: GraphQLSchema;
  contextOf: (request: FastifyRequest) => Promise<Context>;
  /** The cache-control of what is the same for everybody. */
  keptByOthers: () => Promise<string>;
}

/** The documented paths over the same operations that everybody else uses. */
export function mountRest(app: FastifyInstance, given: RestParts): void {
  const parts = { ...given, contextOf: once(given.contextOf) };
  for (const route of ROUTES) {
    app.route({
      method: route.method,
      url: `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: handlerOf(route, parts),
      ...(route.takesTable && tableOptions(parts)),
    });
  }
  const document = openapiOf(parts.schema, ROUTES);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', await parts.keptByOthers()).send(document),
  );
}

const MB = 1024 * 1024;
/** JSON repeats the names of the columns in each row: twice the bytes of a file. */
const TABLE_TO_FILE = 2;

/** Nobody's large body is read who may not send one. */
function tableOptions({ contextOf }: RestParts) {
  return {
    bodyLimit: SETTINGS_RANGES.fileUploadLimit.max * MB * TABLE_TO_FILE,
    onRequest: async (request: FastifyRequest) => {
      const context = await contextOf(request);
      demand(context, ['admin']);
      const { fileUploadLimit } = await context.services.settings.current();
      const max = fileUploadLimit * TABLE_TO_FILE;
      if (Number(request.headers['content-length'] ?? 0) <= max * MB) return;
      const message = context.t('bulkUpload.tooLarge', { max });
      throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'data', message }] });
    },
  };
}

/** Whoever looks at a request before its body comes has its context already. */
function once(contextOf: RestParts['contextOf']): RestParts['contextOf'] {
  const known = new WeakMap<FastifyRequest, Promise<Context>>();
  return (request) => {
    const context = known.get(request) ?? contextOf(request);
    known.set(request, context);
    return context;
  };
}

function handlerOf(route: AnyRoute, { apollo, schema, contextOf }: RestParts) {
  const query = print(route.operation);
  const operation = operationOf(route.operation);
  const selection = selectionOf(schema, route.operation);
  const field = route.answer && lifted(fieldAt(selection, route.answer), route.lift);
  const bodyType = route.body && bodyTypeOf(schema, route);
  const isGuarded = needsLogin(schema, route);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const variables: Record<string, unknown> = variablesFrom(route, request);
    const contextValue = await contextOf(request);
    if (isGuarded && !contextValue.viewer) throw notSignedIn(contextValue);
    if (route.query)
      Object.assign(variables, await queryVariables(route.query, request, contextValue));
    if (route.body && bodyType) {
      const given = { ...bodyOf(route, request, contextValue), ...bodyFromPath(route, request) };
      variables[route.body] = await coerceBody(bodyType, given, contextValue).catch(
        (error: unknown) => {
          throw inNamesOf(route, error);
        },
      );
    }
    const { body } = await apollo.executeOperation(
      { query, variables, operationName: operation.name?.value },
      { contextValue },
    );
    if (body.kind !== 'single')
      throw new Failure('INTERNAL', 'An answer in parts cannot be served here.');
    const { data, errors } = body.singleResult;
    if (errors?.[0]) throw failureOf(errors[0]);
    if (!field || !route.answer) return reply.code(204).send();
    const answer = valueAt(data, route.answer);
    if (answer === null) throw missing(route, contextValue);
    return reply
      .code(route.status ?? 200)
      .send(toRestValue(liftedValue(answer, route.lift), field));
  };
}

/** `viewer` is null for a guest, and a path that answers with it needs one; anything else is not there. */
function missing(
  { answer, missing: key = 'general.missing' }: AnyRoute,
  context: Context,
): Failure {
  return context.viewer || answer?.[0] !== 'viewer'
    ? new Failure('NOT_FOUND', context.t(key))
    : notSignedIn(context);
}

function bodyTypeOf(schema: GraphQLSchema, route: AnyRoute) {
  const definitions = operationOf(route.operation).variableDefinitions ?? [];
  const variable = definitions.find(({ variable: { name } }) => name.value === route.body);
  const type = variable && typeFromAST(schema, variable.type as never);
  const named = type && getNamedType(type);
  if (!isInputObjectType(named))
    throw new Error(`${route.path}: "${route.body}" is no input type.`);
  return named;
}

function variablesFrom(route: AnyRoute, request: FastifyRequest): Record<string, unknown> {
  const given = { ...(request.query as object), ...(request.params as object) } as Record<
    string,
    unknown
  >;
  const pairs = Object.entries(route.from ?? {}).map(([name, key]) => [name, given[key as string]]);
  return Object.fromEntries(pairs);
}

/** Judged by the rules of the forms, so that a wrong value is told in their sentences. */
async function queryVariables(
  { names, schema, toVariables }: NonNullable<AnyRoute['query']>,
  request: FastifyRequest,
  context: Context,
): Promise<object> {
  const given = request.query as Record<string, unknown>;
  const known = Object.keys(names).map((name) => [name, given[name]] as const);
  const values = await judgedBy(schema, Object.fromEntries(known), context);
  return toVariables(values as never);
}

function bodyFromPath({ bodyFromPath = [] }: AnyRoute, { params }: FastifyRequest): object {
  return Object.fromEntries(
    bodyFromPath.map((name) => [name, (params as Record<string, string>)[name]]),
  );
}

function bodyOf(
  { bodyNames = {} }: AnyRoute,
  { body }: FastifyRequest,
  { t }: Context,
): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (!isObject(body)) throw new Failure('BAD_USER_INPUT', t('general.body'));
  const called = Object.entries(bodyNames).map(([name, here]) => [name, body[here] ?? body[name]]);
  return { ...body, ...Object.fromEntries(called) };
}

function failureOf({ message, extensions }: GraphQLFormattedError): Failure {
  const { code, fields, rule, current, retryAfter } = (extensions ?? {}) as Failure['detail'] & {
    code?: string;
  };
  const known = code && code in FAILURES ? (code as FailureCode) : 'INTERNAL';
  return new Failure(known, message, { fields, rule, current, retryAfter });
}

/** Whoever calls a field by another name is told by that name what is wrong with it. */
function inNamesOf({ bodyNames = {} }: AnyRoute, error: unknown): unknown {
  if (!(error instanceof Failure) || !error.detail.fields) return error;
  const fields = error.detail.fields.map(({ field, message }) => ({
    field: bodyNames[field] ?? field,
    message,
  }));
  return new Failure(error.code, error.message, { ...error.detail, fields });
}

function valueAt(data: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isObject(value) ? (value[key] ?? null) : null),
    data,
  );
}
