import type { ValidatorFn } from 'type-graphql';
import type { z } from 'zod/mini';
import { fieldsOf, summaryOf } from '#schema/validation/issues.ts';
import { translator } from '#server/lib/words.ts';
import type { Context } from './context.ts';
import { Failure } from './failures.ts';

type Schema = z.core.$ZodType;
type SchemaOf = (context: Context) => Schema | Promise<Schema>;

/** More than a person reads; ten thousand wrong entries must not make a megabyte of answer. */
const MOST_FIELDS = 20;

const SCHEMAS = new Map<string, SchemaOf>();

/** Ties an input type to the rules the forms use too; what it holds afterwards is what they made of it. */
export function Validated(schema: Schema | SchemaOf): ClassDecorator {
  return ({ name }) => {
    SCHEMAS.set(name, typeof schema === 'function' ? schema : () => schema);
  };
}

export const hasRules = (type: string): boolean => SCHEMAS.has(type);

/** What the rules of the input type of this name make of a value. */
export async function judged(type: string, value: object, context: Context): Promise<object> {
  const schemaOf = SCHEMAS.get(type);
  return schemaOf ? judgedBy(await schemaOf(context), value, context) : value;
}

export async function judgedBy(schema: Schema, value: object, context: Context): Promise<object> {
  const result = await schema['~standard'].validate(value);
  if (!result.issues) return result.value as object;
  const { issues } = result;
  const t = translator(context.locale, 'validation');
  const fields = fieldsOf({ issues: issues.slice(0, MOST_FIELDS) }, t);
  throw new Failure('BAD_USER_INPUT', summaryOf(fields), { fields });
}

export const validateInput: ValidatorFn<Context> = async (value, type, { context }) => {
  if (typeof type !== 'function' || typeof value !== 'object' || value === null) return;
  Object.assign(value, await judged(type.name, value, context));
};
