import type { FastifyRequest } from 'fastify';
import {
  getNamedType,
  isInputObjectType,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { validateWith } from '#server/graphql/validated.ts';
import { operationOf } from './answerOf.ts';
import { coerceBody, isObject } from './coerceBody.ts';
import { pathParameterNames, type AnyRoute } from './restRoute.ts';
import { refuseUnknownNames, refuseWithoutEffect } from './unknownNames.ts';

type Variables = Record<string, unknown>;

/** Builds the arguments of the operation from the path, the query and the body. */
export async function variablesOf(
  route: AnyRoute,
  bodyType: GraphQLInputObjectType | undefined,
  request: FastifyRequest,
  context: Context,
): Promise<Variables> {
  const params = request.params as Variables;
  const inPath = Object.fromEntries(
    pathParameterNames(route.path).map((name) => [name, params[name]]),
  );
  const variables: Variables = bodyType ? {} : { ...inPath };
  if (route.query) Object.assign(variables, await queryVariables(route.query, request, context));
  if (bodyType) {
    const body = bodyOf(route, request, context);
    const absent = (route.notInBody ?? []).map((name) => [name, undefined]);
    const given = { ...body, ...Object.fromEntries(absent), ...inPath };
    variables['input'] = await coerceBody(bodyType, given, context).catch((error: unknown) => {
      throw inNamesOf(route, error);
    });
  }
  return variables;
}

/** Unknown names in a body would be ignored silently, so they are refused. */
export function refuseUnknownBody(
  route: AnyRoute,
  { bodyType, knownNames }: { bodyType?: GraphQLInputObjectType; knownNames?: Set<string> },
  request: FastifyRequest,
  context: Context,
): void {
  if (!bodyType) return;
  const body = bodyOf(route, request, context);
  if (knownNames) refuseUnknownNames(knownNames, body, context);
  refuseWithoutEffect(route, bodyType, body, context);
}

/** The type of the argument `input`, which receives the body; undefined for a route without a body. */
export function bodyTypeOf(
  schema: GraphQLSchema,
  { operation }: AnyRoute,
): GraphQLInputObjectType | undefined {
  const definitions = operationOf(operation).variableDefinitions ?? [];
  const input = definitions.find(({ variable }) => variable.name.value === 'input');
  const type = input && getNamedType(typeFromAST(schema, input.type as never));
  return isInputObjectType(type) ? type : undefined;
}

/** Validated by the same rules as the forms, so that errors have the same messages. */
async function queryVariables(
  { names, schema, toVariables }: NonNullable<AnyRoute['query']>,
  request: FastifyRequest,
  context: Context,
): Promise<object> {
  const given = request.query as Variables;
  const known = Object.keys(names).map((name) => [name, given[name]] as const);
  const values = await validateWith(schema, Object.fromEntries(known), context);
  return toVariables(values as never);
}

function bodyOf(
  { bodyNames = {}, wrappedIn }: AnyRoute,
  { body: sent }: FastifyRequest,
  { t }: Context,
): Variables {
  if (sent === undefined || sent === null) return {};
  const body = unwrapped(sent, wrappedIn);
  if (!isObject(body)) throw new Failure('BAD_USER_INPUT', t('general.body'));
  const called = Object.entries(bodyNames).map(([name, here]) => [name, body[here] ?? body[name]]);
  return { ...body, ...Object.fromEntries(called) };
}

function unwrapped(sent: unknown, name: string | undefined): unknown {
  if (name === undefined || !isObject(sent)) return sent;
  return Object.keys(sent).length === 1 && name in sent ? sent[name] : sent;
}

/** Errors name a field as the caller knows it, also if it has another name in the body. */
function inNamesOf({ bodyNames = {} }: AnyRoute, error: unknown): unknown {
  if (!(error instanceof Failure) || !error.detail.fields) return error;
  const fields = error.detail.fields.map(({ field, message }) => ({
    field: bodyNames[field] ?? field,
    message,
  }));
  return new Failure(error.code, error.message, { ...error.detail, fields });
}
