import { getNamedType, type GraphQLInputObjectType, type GraphQLSchema } from 'graphql';
import {
  fieldAt,
  lifted,
  operationOf,
  selectionOf,
  type SelectedField,
} from '#server/rest/answerOf.ts';
import { deprecationOf } from '#server/rest/deprecation.ts';
import { createsOnce, type AnyRoute } from '#server/rest/restRoute.ts';
import { bodyTypeOf } from '#server/rest/variablesOf.ts';
import { exampleOf } from './example.ts';
import { headersOf, unchanged } from './headers.ts';
import { inputSchema, outputSchema, type Json } from './jsonSchema.ts';
import { parametersOf } from './parameters.ts';
import { refusalsOf } from './refusals.ts';
import { accessRulesOf, securityOf, accessSentence } from './security.ts';
import { tagOf } from './tags.ts';

/** Describes one route; a named answer type is written once, under `schemas`. */
export function operationItem(
  schema: GraphQLSchema,
  route: AnyRoute,
  schemas: Record<string, Json>,
): Json {
  const { method, path, operation } = route;
  const selection = selectionOf(schema, operation);
  const access = accessRulesOf(schema, operation);
  const isPublic = method === 'GET' && !access.isGuarded;
  const parameters = parametersOf(route, isPublic);
  const changes = method !== 'GET';
  const bodyType = bodyTypeOf(schema, route);
  const refusing = {
    takesInput: parameters.length > 0,
    takesBody: bodyType !== undefined,
    readsToken: true,
    isGuarded: access.isGuarded || route.signsIn === true,
    mayMiss: path.includes('{') || Boolean(route.missing) || (changes && access.isGuarded),
    changes,
    isForOpenCompanies: access.isForOpenCompanies && access.roles.includes('employer'),
  };
  return {
    operationId: nameOf(route),
    summary: route.summary,
    description: `${aboutOf(route, selection)} ${accessSentence(access)}`,
    tags: [tagOf(path)],
    ...securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(bodyType && { requestBody: bodyOf(bodyType, route) }),
    responses: {
      ...answers(route, selection, isPublic, schemas),
      ...refusalsOf(refusing),
    },
  };
}

/** Derived from the operation name; two paths can use the same operation. */
function nameOf({ operation, path }: AnyRoute): string {
  const name = operationOf(operation).name!.value.replace(/^Rest/, '');
  const suffix = path === '/auth/profile' ? 'OfSession' : '';
  return name.replace(/^./, (first) => first.toLowerCase()) + suffix;
}

/** The description of a path. A read takes it from the field it reads, not from the `viewer` or `admin` around it. */
function aboutOf(route: AnyRoute, selection: SelectedField[]): string {
  if (route.method !== 'GET') return selection[0]!.description;
  return answerAbout(route, fieldAt(selection, route.answer!));
}

/** The description of the response. A mutation describes an act, so the type of its result is used instead. */
function answerAbout(route: AnyRoute, answer: SelectedField): string {
  if (route.returns) return route.returns;
  const isAct = route.method !== 'GET' && route.answer!.length === 1;
  return (isAct && getNamedType(answer.type).description) || answer.description;
}

function answers(
  route: AnyRoute,
  selection: SelectedField[],
  isPublic: boolean,
  schemas: Record<string, Json>,
): Json {
  const found = route.answer && fieldAt(selection, route.answer);
  const headers = headersOf(
    ...(isPublic ? ['ETag'] : []),
    ...(createsOnce(route) ? ['Idempotency-Replayed'] : []),
    ...(deprecationOf(selection) ? ['Deprecation', 'Sunset'] : []),
  );
  if (!found) return { 204: { description: 'Done. The response has no body.', headers } };
  const schema = outputSchema(lifted(found, route.lift), schemas);
  const example = exampleOf(schema, schemas);
  const answered = { headers, content: { 'application/json': { schema, example } } };
  return {
    [route.status ?? 200]: { description: answerAbout(route, found), ...answered },
    ...(route.madeBy && { 201: { description: 'The job was created.', ...answered } }),
    ...(isPublic && { 304: unchanged() }),
  };
}

function bodyOf(type: GraphQLInputObjectType, route: AnyRoute): Json {
  const body = inputSchema(type, route);
  return {
    required: true,
    description: type.description!,
    content: { 'application/json': { schema: body, example: exampleOf(body, {}) } },
  };
}
