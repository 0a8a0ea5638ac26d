import type { GraphQLInputObjectType, GraphQLSchema } from 'graphql';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { fieldAt, selectionOf } from './answerOf.ts';
import { pathParameterNames, type AnyRoute } from './restRoute.ts';

const NAMED_AT_MOST = 10;
const LETTERS_AT_MOST = 60;

/** The known names of a body. An answer can be sent back unchanged, so its names are known too. */
export function knownNamesOf(
  schema: GraphQLSchema,
  { operation, answer, refusesUnknownNames }: AnyRoute,
  bodyType: GraphQLInputObjectType | undefined,
): Set<string> | undefined {
  if (!refusesUnknownNames || !bodyType || !answer) return undefined;
  const answered = fieldAt(selectionOf(schema, operation), answer).fields ?? [];
  return new Set([...Object.keys(bodyType.getFields()), ...answered.map(({ name }) => name)]);
}

export function refuseUnknownNames(known: Set<string>, body: object, { t }: Context): void {
  const unknown = Object.keys(body).filter((name) => !known.has(name));
  if (unknown.length > 0) throw unknownNames(unknown, { t });
}

/** A body with only unknown names would silently do nothing. */
export function refuseWithoutEffect(
  { path }: AnyRoute,
  type: GraphQLInputObjectType,
  body: Readonly<Record<string, unknown>>,
  context: Context,
): void {
  const fields = type.getFields();
  const inPath = pathParameterNames(path);
  const names = Object.keys(body).filter((name) => body[name] !== undefined);
  const isKnown = (name: string) => Object.hasOwn(fields, name) && !inPath.includes(name);
  if (names.length > 0 && !names.some(isKnown)) throw unknownNames(names, context);
}

function unknownNames(unknown: string[], { t }: Pick<Context, 't'>): Failure {
  const named = unknown.slice(0, NAMED_AT_MOST).map((name) => name.slice(0, LETTERS_AT_MOST));
  const message = t('general.unknownNames', { names: named.join(', ') });
  const fields = named.map((field) => ({ field, message }));
  return new Failure('BAD_USER_INPUT', message, { fields });
}
