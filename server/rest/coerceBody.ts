import {
  getNullableType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
} from 'graphql';
import type { FieldFailure } from '#server/graphql/failures.ts';

export interface Coerced {
  value: Record<string, unknown>;
  fields: FieldFailure[];
}

/**
 * A JSON body as forms send it, made fit for an input type: numbers may come as text, names of
 * options in any documented spelling, and what the type does not know is left out. A missing text
 * that is needed goes in empty, so that the rule behind says its documented sentence.
 */
export function coerceBody(type: GraphQLInputObjectType, body: Record<string, unknown>): Coerced {
  const fields: FieldFailure[] = [];
  const value: Record<string, unknown> = {};
  for (const field of Object.values(type.getFields())) {
    const given = body[field.name];
    const needed = isNonNullType(field.type) && field.defaultValue === undefined;
    if (given === undefined && !needed) continue;
    const refuse = (message: string) => fields.push({ field: field.name, message });
    value[field.name] = coerce(field.type, given, refuse);
  }
  return { value, fields };
}

const NO_TEXT = new Set<GraphQLScalarType>([GraphQLInt, GraphQLFloat, GraphQLBoolean]);

type Refuse = (message: string) => void;

function coerce(type: GraphQLInputType, given: unknown, refuse: Refuse): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) {
    if (given === null) return isNonNullType(type) ? [] : null;
    if (!Array.isArray(given)) return refuse('A list is needed here.');
    return given.map((entry) => coerce(plain.ofType, entry, refuse));
  }
  if (isInputObjectType(plain)) {
    if (!isObject(given)) return refuse('An object is needed here.');
    return coerceBody(plain, given).value;
  }
  const isText = !isEnumType(plain) && !NO_TEXT.has(plain);
  if (given === undefined || given === null || given === '') {
    return isNonNullType(type) ? (isText ? '' : refuse('A value is needed here.')) : given === '' ? emptied(isText) : given;
  }
  if (isEnumType(plain)) {
    const name = typeof given === 'string' ? given.trim().toUpperCase().replace(/[\s-]+/g, '_') : '';
    if (plain.getValue(name)) return name;
    const known = plain.getValues().map((value) => value.name.toLowerCase());
    return refuse(`Choose one of: ${known.join(', ')}.`);
  }
  if (plain === GraphQLBoolean) return toBoolean(given, refuse);
  if (plain === GraphQLInt || plain === GraphQLFloat) return toNumber(given, plain === GraphQLInt, refuse);
  if (typeof given === 'string') return given;
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  return refuse('A text is needed here.');
}

function emptied(isText: boolean): string | null {
  return isText ? '' : null;
}

function toBoolean(given: unknown, refuse: Refuse): unknown {
  if (typeof given === 'boolean') return given;
  if (given === 'true' || given === 'yes') return true;
  if (given === 'false' || given === 'no') return false;
  return refuse('True or false is needed here.');
}

function toNumber(given: unknown, whole: boolean, refuse: Refuse): unknown {
  const number = typeof given === 'string' && given.trim() ? Number(given) : given;
  if (typeof number !== 'number' || !Number.isFinite(number)) return refuse('A number is needed here.');
  if (whole && (!Number.isInteger(number) || Math.abs(number) > 2_147_483_647)) {
    return refuse('A whole number is needed here.');
  }
  return number;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
