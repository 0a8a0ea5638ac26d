import type { ValidatorFn } from 'type-graphql';
import type { z } from 'zod/mini';
import { fieldsOf, summaryOf } from '#schema/validation/issues.ts';
import { limitsIn, type Limits } from '#schema/validation/limits.ts';
import { todayOf, type Clock } from '#schema/validation/values/day.ts';
import { translator } from '#server/lib/words.ts';
import type { Context } from './context.ts';
import { Failure } from './failures.ts';

type Schema = z.core.$ZodType;
type SchemaOf = (context: Context) => Schema | Promise<Schema>;

/** More errors than a person reads; ten thousand invalid entries must not produce a megabyte of answer. */
const MOST_FIELDS = 20;

interface Rules {
  schemaOf: SchemaOf;
  /** The validation rules whose limits are printed in the schema. */
  printed: Schema;
}

const RULES = new Map<string, Rules>();

/**
 * Validates an input type with the same rules as the forms; afterwards the input holds the parsed values. Rules that
 * depend on the request also need an example, because limits are printed before there is a request.
 */
export function Validated(schema: Schema): ClassDecorator;
export function Validated(schemaOf: SchemaOf, example: Schema): ClassDecorator;
export function Validated(schema: Schema | SchemaOf, example?: Schema): ClassDecorator {
  return ({ name }) => {
    const isFixed = typeof schema !== 'function';
    const schemaOf = isFixed ? () => schema : schema;
    RULES.set(name, { schemaOf, printed: isFixed ? schema : example! });
  };
}

/** For rules that depend on the day: making them takes much longer than applying them. */
export function rulesPerDay(rulesOf: (clock: Clock) => Schema): SchemaOf {
  let made: { today: string; rules: Schema } | undefined;
  return ({ services }) => {
    const today = todayOf({ today: services.clock.now() });
    if (made?.today !== today) made = { today, rules: rulesOf({ today }) };
    return made.rules;
  };
}

/** The limits set by the rules of an input type; empty for a type without rules. */
export function limitsOfType(type: string): Readonly<Record<string, Limits>> {
  const rules = RULES.get(type);
  return rules ? limitsIn(rules.printed) : {};
}

/** The value as parsed by the rules of the input type with this name. */
export async function validateValue(
  type: string,
  value: object,
  context: Context,
): Promise<object> {
  const rules = RULES.get(type);
  return rules ? validateWith(await rules.schemaOf(context), value, context) : value;
}

export async function validateWith(
  schema: Schema,
  value: object,
  context: Context,
): Promise<object> {
  const result = await schema['~standard'].validate(value);
  if (!result.issues) return result.value as object;
  const { issues } = result;
  const t = translator(context.locale, 'validation');
  const fields = fieldsOf({ issues: issues.slice(0, MOST_FIELDS) }, t);
  throw new Failure('BAD_USER_INPUT', summaryOf(fields), { fields });
}

export const validateInput: ValidatorFn<Context> = async (value, type, { context }) => {
  if (typeof type !== 'function' || typeof value !== 'object' || value === null) return;
  Object.assign(value, await validateValue(type.name, value, context));
};
