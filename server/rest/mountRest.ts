import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  print,
  stripIgnoredCharacters,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { SETTINGS_RANGES } from '#schema/options/settings.ts';
import { answerDirectly } from '#server/graphql/compiled.ts';
import { requireAccess, requireScope } from '#server/graphql/authDirective.ts';
import type { Context } from '#server/graphql/context.ts';
import { FAILURES, Failure, notSignedIn, type FailureCode } from '#server/graphql/failures.ts';
import { LoggedFailure } from '#server/graphql/refusals.ts';
import {
  fieldAt,
  lifted,
  liftedValue,
  operationOf,
  optionWriterOf,
  selectionOf,
} from './answerOf.ts';
import { isObject } from './coerceBody.ts';
import { deprecationHeaders, deprecationOf } from './deprecation.ts';
import { openapiOf } from './openapi/openapi.ts';
import { accessRulesOf, type AccessRules } from './openapi/security.ts';
import { createsOnce, type AnyRoute } from './restRoute.ts';
import { ROUTES } from './routes.ts';
import { sendWithEtag } from './sendWithEtag.ts';
import { knownNamesOf } from './unknownNames.ts';
import { bodyTypeOf, refuseUnknownBody, variablesOf } from './variablesOf.ts';

interface RestParts {
  apollo: ApolloServer<Context>;
  schema: GraphQLSchema;
  contextOf: (request: FastifyRequest) => Promise<Context>;
  /** The Cache-Control of responses that are the same for everyone. */
  publicCacheControl: () => Promise<string>;
  /** For a creation under an `Idempotency-Key`: executed and answered once, however often it is requested. */
  once: Once;
}

type Once = (
  context: Context,
  asked: { key: string; what: string; given: unknown },
  work: (context: Context) => Promise<Answer>,
  options: { isLong?: boolean },
) => Promise<Answer & { isReplayed: boolean }>;

interface Answer {
  status: number;
  body: string;
}

/** Serves the documented paths through the same operations that GraphQL clients use. */
export function mountRest(app: FastifyInstance, given: RestParts): void {
  const parts = { ...given, contextOf: once(given.contextOf) };
  for (const route of ROUTES) {
    app.route({
      method: route.method,
      url: `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: handlerOf(route, parts),
      ...(route.takesTable && tableOptions(parts)),
      ...(route.takesRows && rowsOptions(parts)),
    });
  }
  /** Generated on first request, so that a start need not wait for it. */
  let document: string | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    document ??= JSON.stringify(openapiOf(parts.schema, ROUTES));
    return sendWithEtag(
      request,
      reply.header('cache-control', await parts.publicCacheControl()),
      document,
    );
  });
}

const MB = 1024 * 1024;
/** JSON repeats the column names in each row: twice the bytes of a file. */
const TABLE_TO_FILE = 2;

/** A large body is only read from callers who may send one. */
function tableOptions({ contextOf }: RestParts) {
  return {
    bodyLimit: SETTINGS_RANGES.fileUploadLimit.max * MB * TABLE_TO_FILE,
    onRequest: async (request: FastifyRequest) => {
      const context = await contextOf(request);
      requireAccess(context, ['admin']);
      const { fileUploadLimit } = await context.services.settings.current();
      const max = fileUploadLimit * TABLE_TO_FILE;
      if (Number(request.headers['content-length'] ?? 0) <= max * MB) return;
      const message = context.t('bulkUpload.tooLarge', { max });
      throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'data', message }] });
    },
  };
}

/** A hundred jobs with long texts. */
const ROWS_MB = 4;

function rowsOptions({ contextOf }: RestParts) {
  return {
    bodyLimit: ROWS_MB * MB,
    onRequest: async (request: FastifyRequest) =>
      requireAccess(await contextOf(request), ['employer'], ['JOBS_WRITE']),
  };
}

/** A route that checks a request before its body arrives has already created its context. */
function once(contextOf: RestParts['contextOf']): RestParts['contextOf'] {
  const known = new WeakMap<FastifyRequest, Promise<Context>>();
  return (request) => {
    const context = known.get(request) ?? contextOf(request);
    known.set(request, context);
    return context;
  };
}

/** The fields a route selects and who has access, derived from the schema. */
type Facts = ReturnType<typeof readFacts>;

const factsBySchema = new WeakMap<GraphQLSchema, Map<AnyRoute, Facts>>();

/**
 * Computed at the first request of a route and kept with the schema: a start need not wait for two hundred of them.
 */
function factsOf(schema: GraphQLSchema, route: AnyRoute): Facts {
  let known = factsBySchema.get(schema);
  if (!known) factsBySchema.set(schema, (known = new Map()));
  let facts = known.get(route);
  if (!facts) known.set(route, (facts = readFacts(schema, route)));
  return facts;
}

function readFacts(schema: GraphQLSchema, route: AnyRoute) {
  const { operation, answer } = route;
  const bodyType = bodyTypeOf(schema, route);
  const access = accessRulesOf(schema, operation);
  const selection = selectionOf(schema, operation);
  return {
    query: stripIgnoredCharacters(print(operation)),
    operationName: operationOf(operation).name?.value,
    bodyType,
    knownNames: knownNamesOf(schema, route, bodyType),
    access,
    isPublic: route.method === 'GET' && !access.isGuarded,
    leaving: deprecationOf(selection),
    writeOptions: answer && optionWriterOf(lifted(fieldAt(selection, answer), route.lift)),
  };
}

function handlerOf(route: AnyRoute, parts: RestParts) {
  const perform = operationOfRoute(route, parts);
  const what = `${route.method} ${route.path}`;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { bodyType, knownNames, access, isPublic, leaving } = factsOf(parts.schema, route);
    reply.header('cache-control', 'no-store');
    if (leaving) reply.headers(deprecationHeaders(leaving));
    const context = await parts.contextOf(request);
    if (access.isGuarded) refuseKeyWithoutAccess(context, access.scopes);
    const given = await variablesOf(route, bodyType, request, context);
    // A caller without access is refused before unknown names in the body are reported.
    if (!access.isGuarded || access.roles.includes(context.viewer!.role))
      refuseUnknownBody(route, { bodyType, knownNames }, request, context);
    const key = createsOnce(route) ? request.headers['idempotency-key'] : undefined;
    if (key !== undefined) {
      const asked = { key: String(key), what, given };
      const work = (own: Context) => perform(own, given);
      const answer = await parts.once(context, asked, work, { isLong: route.takesTable });
      if (answer.isReplayed) reply.header('idempotency-replayed', 'true');
      return send(reply, answer);
    }
    const answer = await perform(context, given);
    if (!isPublic) return send(reply, answer);
    // For a guest, anyone may cache the answer if they revalidate it.
    reply.header('cache-control', context.viewer ? 'private, no-cache' : 'no-cache');
    reply.header('vary', 'Origin, Authorization, Accept-Language');
    return sendWithEtag(request, reply, answer.body);
  };
}

/** Refuses a key without access before its input is validated. */
function refuseKeyWithoutAccess(context: Context, scopes: AccessRules['scopes']): void {
  const { viewer } = context;
  if (!viewer) throw notSignedIn(context);
  if (!viewer.key) return;
  // Either one list of scopes that are all needed, or several lists with one scope each, any of which is enough.
  const needed = scopes.length === 1 ? scopes[0]!.map((scope) => [scope]) : [scopes.flat()];
  for (const anyOf of needed) requireScope(context, viewer.key.scopes, anyOf);
}

function send(reply: FastifyReply, { status, body }: Answer) {
  const coded = reply.code(status);
  return status === 204 ? coded.send() : coded.type('application/json; charset=utf-8').send(body);
}

function operationOfRoute(route: AnyRoute, { apollo, schema }: RestParts) {
  return async (contextValue: Context, variables: Record<string, unknown>): Promise<Answer> => {
    const { query, operationName, writeOptions } = factsOf(schema, route);
    const sent = { query, variables, operationName };
    const data =
      (await answerDirectly(schema, sent, contextValue))?.data ??
      (await answerByApollo(apollo, sent, contextValue));
    if (!route.answer) return { status: 204, body: '' };
    const answer = valueAt(data, route.answer);
    if (answer === null) throw missing(route, contextValue);
    const isMade = route.madeBy && valueAt(data, route.madeBy) === 'CREATED';
    const status = isMade ? 201 : (route.status ?? 200);
    const whole = liftedValue(answer, route.lift);
    return { status, body: JSON.stringify(writeOptions ? writeOptions(whole) : whole) };
  };
}

async function answerByApollo(
  apollo: RestParts['apollo'],
  sent: { query: string; variables: Record<string, unknown>; operationName?: string | undefined },
  contextValue: Context,
): Promise<unknown> {
  const { body } = await apollo.executeOperation(sent, { contextValue });
  if (body.kind !== 'single')
    throw new Failure('INTERNAL', 'An answer in parts cannot be served here.');
  const { data, errors } = body.singleResult;
  if (errors?.[0]) throw failureOf(errors[0]);
  return data;
}

/**
 * `viewer` is null for a guest, so a path that answers with it requires a login; anything else that is null was not
 * found.
 */
function missing(
  { answer, missing: key = 'general.missing' }: AnyRoute,
  context: Context,
): Failure {
  return context.viewer || answer?.[0] !== 'viewer'
    ? new Failure('NOT_FOUND', context.t(key))
    : notSignedIn(context);
}

function failureOf({ message, extensions }: GraphQLFormattedError): Failure {
  const { code, fields, rule, current, retryAfter } = (extensions ?? {}) as Failure['detail'] & {
    code?: string;
  };
  const known = code && code in FAILURES ? (code as FailureCode) : 'INTERNAL';
  return new LoggedFailure(known, message, { fields, rule, current, retryAfter });
}

function valueAt(data: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isObject(value) ? (value[key] ?? null) : null),
    data,
  );
}
