import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNullableType,
  GraphQLID,
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

/** Puts the check of its arguments in front of every resolver that takes a text. */
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

/** The rules of an input type limit its texts themselves, in the words of the forms; its ids are limited here. */
function refuseLong(
  context: Context,
  type: GraphQLInputType,
  value: unknown,
  name: string,
  isJudged = false,
): void {
  const plain = getNullableType(type);
  if (typeof value === 'string') {
    const max = maxOf(plain, isJudged);
    if (value.length > max) throw tooLong(context, name, max);
  } else if (isListType(plain) && Array.isArray(value)) {
    for (const entry of value as unknown[])
      refuseLong(context, plain.ofType, entry, name, isJudged);
  } else if (isInputObjectType(plain) && typeof value === 'object' && value !== null) {
    const given = value as Record<string, unknown>;
    const judgedHere = isJudged || hasRules(plain.name);
    for (const field of Object.values(plain.getFields()))
      refuseLong(context, field.type, given[field.name], field.name, judgedHere);
  }
}

function maxOf(type: GraphQLInputType, isJudged: boolean): number {
  if (type === GraphQLID) return LENGTHS.id;
  return type === GraphQLString && !isJudged ? LENGTHS.argument : Infinity;
}

function tooLong({ locale }: Context, field: string, max: number): Failure {
  const t = translator(locale, 'validation');
  const label = t.has(`label.${field}`) ? t(`label.${field}`) : field;
  const message = t('maxLength', { label, max });
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field, message }] });
}
