import {
  getNullableType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
} from 'graphql';
import type { Context } from '#server/graphql/context.ts';
import { enforceInputLimits } from '#server/graphql/limits/inputLimits.ts';
import { validateValue } from '#server/graphql/validated.ts';
import { Pauses } from '#server/lib/mapWithPauses.ts';

/**
 * Converts a JSON body, as forms send it, to an input type. The validation rules behind the type check it, so numbers
 * can be text, options can use any documented spelling, and errors have the same messages as in the forms. A missing
 * field has its default, and unknown names are ignored.
 */
export async function coerceBody(
  type: GraphQLInputObjectType,
  body: Record<string, unknown>,
  context: Context,
): Promise<object> {
  // A call may bring ten thousand rows.
  const pauses = new Pauses();
  enforceInputLimits(context, type, body);
  await pauses.takeIfDue();
  const given: Record<string, unknown> = {};
  for (const field of Object.values(type.getFields())) {
    if (body[field.name] !== undefined)
      given[field.name] = coerceValue(field.type, body[field.name]);
    else if (field.defaultValue !== undefined) given[field.name] = field.defaultValue;
  }
  const valid = await validateValue(type.name, given, context);
  await pauses.takeIfDue();
  return enumName(type, valid) as object;
}

const NO_TEXT = new Set<GraphQLScalarType>([GraphQLInt, GraphQLFloat, GraphQLBoolean]);
const ANSWERS = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

/** JSON has types where forms only have text. */
function coerceValue(type: GraphQLInputType, given: unknown): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) {
    return Array.isArray(given) ? given.map((entry) => coerceValue(plain.ofType, entry)) : given;
  }
  if (isEnumType(plain) || isInputObjectType(plain)) return given;
  if (plain === GraphQLBoolean && typeof given === 'string') {
    return ANSWERS.get(given.trim().toLowerCase()) ?? given;
  }
  const isText = !NO_TEXT.has(plain) && (typeof given === 'number' || typeof given === 'boolean');
  return isText ? String(given) : given;
}

/** GraphQL writes options in capitals. */
function enumName(type: GraphQLInputType, value: unknown): unknown {
  const plain = getNullableType(type);
  if (isEnumType(plain)) return typeof value === 'string' ? value.toUpperCase() : value;
  if (isListType(plain)) {
    return Array.isArray(value) ? value.map((entry) => enumName(plain.ofType, entry)) : value;
  }
  if (!isInputObjectType(plain) || !isObject(value)) return value;
  const fields = plain.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, enumName(fields[name]!.type, entry)]),
  );
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
