import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNullableType,
  GraphQLString,
  isInputObjectType,
  isListType,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { LENGTHS } from '#schema/validation/lengths.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { hasRules } from '#server/graphql/validated.ts';
import { translator } from '#server/lib/words.ts';

type Field = GraphQLFieldConfig<unknown, Context>;

/** Checks the length of text arguments before a resolver runs. */
export function boundTexts(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field) => {
      const taken = Object.entries(field.args ?? {});
      const bounded =
        (resolve: GraphQLFieldResolver<unknown, Context>): typeof resolve =>
        (source, args: Record<string, unknown>, context, info) => {
          for (const [name, { type }] of taken) refuseLong(context, type, args[name], name);
          return resolve(source, args, context, info);
        };
      if (taken.length === 0) return field;
      return { ...field, resolve: bounded(field.resolve ?? defaultFieldResolver) };
    },
  });
}

/**
 * Inputs with a validation schema have limits of their own, so they are skipped here. An id or a slug that is too long is
 * not refused: it finds nothing, like any other unknown id.
 */
function refuseLong(context: Context, type: GraphQLInputType, value: unknown, name: string): void {
  const plain = getNullableType(type);
  if (typeof value === 'string') {
    const isBounded = plain === GraphQLString && name !== 'slug';
    if (isBounded && value.length > LENGTHS.argument) throw tooLong(context, name);
  } else if (isListType(plain) && Array.isArray(value)) {
    for (const entry of value as unknown[]) refuseLong(context, plain.ofType, entry, name);
  } else if (isInputObjectType(plain) && typeof value === 'object' && !hasRules(plain.name)) {
    const given = (value ?? {}) as Record<string, unknown>;
    for (const field of Object.values(plain.getFields()))
      refuseLong(context, field.type, given[field.name], field.name);
  }
}

function tooLong({ locale }: Context, field: string): Failure {
  const t = translator(locale, 'validation');
  const label = t.has(`label.${field}`) ? t(`label.${field}`) : field;
  const message = t('maxLength', { label, max: LENGTHS.argument });
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field, message }] });
}
