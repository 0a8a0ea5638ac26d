import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLType,
} from 'graphql';
import { bulkRowSchema } from '#schema/validation/bulkRow.ts';
import { limitsIn, type Limits } from '#schema/validation/limits.ts';
import { limitsOf } from '#server/graphql/limits/constraintDirective.ts';
import type { SelectedField } from '#server/rest/answerOf.ts';
import { pathParameterNames, type AnyRoute } from '#server/rest/restRoute.ts';

export type Json = Record<string, unknown>;

/** The fields of a body under their REST names. */
export function inputSchema(
  type: GraphQLInputObjectType,
  { path, bodyNames = {}, notInBody = [] }: Pick<AnyRoute, 'path' | 'bodyNames' | 'notInBody'> = {
    path: '',
  },
): Json {
  const elsewhere = [...pathParameterNames(path), ...notInBody];
  const fields = Object.values(type.getFields())
    .filter(({ name }) => !elsewhere.includes(name))
    .map((field) => ({ ...field, name: bodyNames[field.name] ?? field.name }));
  const needed = fields.filter(
    (field) => isNonNullType(field.type) && field.defaultValue === undefined,
  );
  return {
    type: 'object',
    ...(needed.length > 0 && { required: needed.map(({ name }) => name) }),
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        { ...typeSchema(field.type, limitsOf(field)), description: field.description },
      ]),
    ),
  };
}

/** The fields of an answer: only those its operation selects. Named types are written once, under `schemas`. */
export function outputSchema(
  field: SelectedField,
  schemas: Record<string, Json>,
  type: GraphQLType = field.type,
): Json {
  const nullable = !isNonNullType(type);
  const plain = isNonNullType(type) ? type.ofType : type;
  if (isListType(plain)) {
    return withNull({ type: 'array', items: outputSchema(field, schemas, plain.ofType) }, nullable);
  }
  if (!field.fields) return typeSchema(type);
  if (!field.named) return withNull(objectSchema(field.fields, schemas), nullable);
  const $ref = `#/components/schemas/${field.named}`;
  schemas[field.named] ??= objectSchema(field.fields, schemas);
  return nullable ? { anyOf: [{ $ref }, { type: 'null' }] } : { $ref };
}

function objectSchema(fields: readonly SelectedField[], schemas: Record<string, Json>): Json {
  return {
    type: 'object',
    // An operation may select more of a field than its fragment does. That selection comes last and describes the
    // field.
    required: [...new Set(fields.map(({ name }) => name))],
    properties: Object.fromEntries(
      fields.map((inner) => [
        inner.name,
        {
          ...outputSchema(inner, schemas),
          description: inner.description,
          ...(inner.deprecated && { deprecated: true }),
        },
      ]),
    ),
  };
}

function typeSchema(type: GraphQLType, limits: Limits = {}): Json {
  const { maxItems, ...ofEntry } = limits;
  const plain = isNonNullType(type) ? type.ofType : type;
  if (isListType(plain)) {
    const list = { type: 'array', ...(maxItems !== undefined && { maxItems }) };
    const items = typeSchema(plain.ofType, ofEntry);
    return withNull({ ...list, items }, !isNonNullType(type));
  }
  return withNull({ ...scalarSchema(plain), ...limitsSchema(ofEntry) }, !isNonNullType(type));
}

/** The limits as JSON Schema keywords. */
function limitsSchema({ maxLength, min, max }: Limits): Json {
  return {
    ...(maxLength !== undefined && { maxLength }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  };
}

function scalarSchema(type: GraphQLType): Json {
  if (isEnumType(type)) {
    return { type: 'string', enum: type.getValues().map(({ name }) => name.toLowerCase()) };
  }
  if (isInputObjectType(type)) return inputSchema(type);
  if (type === GraphQLInt) return { type: 'integer' };
  if (type === GraphQLFloat) return { type: 'number' };
  if (type === GraphQLBoolean) return { type: 'boolean' };
  if (String(type) === 'BulkRow') return bulkRow();
  if (String(type) === 'JSON') return { type: 'object' };
  return String(type) === 'DateTime' ? { type: 'string', format: 'date-time' } : { type: 'string' };
}

/** Programs may send numbers and booleans; other types count as empty. */
function bulkRow(): Json {
  const cells = Object.entries(limitsIn(bulkRowSchema)).map(([name, { maxLength }]) => [
    name,
    {
      type: ['string', 'number', 'boolean', 'null'],
      maxLength,
      description: `The value of the column ${name}.`,
    },
  ]);
  return { type: 'object', properties: Object.fromEntries(cells) as Json };
}

function withNull(schema: Json, nullable: boolean): Json {
  if (!nullable) return schema;
  const values = schema['enum'] as unknown[] | undefined;
  return { ...schema, type: [schema['type'], 'null'], ...(values && { enum: [...values, null] }) };
}
