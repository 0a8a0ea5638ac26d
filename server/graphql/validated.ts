import type { ValidatorFn } from 'type-graphql';
import type { z } from 'zod/mini';
import { fieldsOf, summaryOf } from '#schema/validation/issues.ts';
import { translator } from '#server/lib/words.ts';
import type { Context } from './context.ts';
import { Failure } from './failures.ts';

type Schema = z.core.$ZodType;
type SchemaOf = (context: Context) => Schema;

const SCHEMAS = new Map<unknown, SchemaOf>();

/** Ties an input type to the rules the forms use too; what it holds afterwards is what they made of it. */
export function Validated(schema: Schema | SchemaOf): ClassDecorator {
  return (target) => {
    SCHEMAS.set(target, typeof schema === 'function' ? schema : () => schema);
  };
}

export const validateInput: ValidatorFn<Context> = async (value, type, { context }) => {
  const schemaOf = SCHEMAS.get(type);
  if (!schemaOf) return;
  const result = await schemaOf(context)['~standard'].validate(value);
  if (!result.issues) {
    Object.assign(value as object, result.value);
    return;
  }
  const fields = fieldsOf(result, translator(context.locale, 'validation'));
  throw new Failure('BAD_USER_INPUT', summaryOf(fields), { fields });
};
