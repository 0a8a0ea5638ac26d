import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { summaryOf } from '#schema/validation/issues.ts';
import { isLonger, LENGTHS } from '#schema/validation/lengths.ts';
import type { Limits } from '#schema/validation/limits.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure, type FieldFailure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import { limitsOf } from './constraintDirective.ts';

type Field = GraphQLFieldConfig<unknown, Context>;
type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Compares every argument with its `@constraint` before a resolver runs. */
export function enforceLimits(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field) => {
      const taken = Object.entries(field.args ?? {});
      if (taken.length === 0) return field;
      const behind =
        (resolve: Resolver): Resolver =>
        (source, args: Record<string, unknown>, context, info) => {
          const found = new Excesses(context);
          for (const [name, arg] of taken) {
            // Errors inside an input are reported by the names inside it.
            const path = isInputObjectType(getNullableType(arg.type)) ? [] : [name];
            found.check(arg.type, limitsOf(arg), args[name], path);
          }
          found.refuse();
          return resolve(source, args, context, info);
        };
      return {
        ...field,
        resolve: behind(field.resolve ?? defaultFieldResolver),
        ...(field.subscribe && { subscribe: behind(field.subscribe) }),
      };
    },
  });
}

/** The same check for a value that is not an argument yet, such as a JSON body. */
export function enforceInputLimits(context: Context, type: GraphQLInputType, value: unknown): void {
  const found = new Excesses(context);
  found.check(type, {}, value, []);
  found.refuse();
}

/** No one reads more errors than this. */
const MOST_FIELDS = 20;
/** Depth of names and list positions; none of our inputs is half as deep. */
const DEEPEST = 40;

/** Everything that exceeds its limit, field by field. */
export class Excesses {
  private readonly fields = new Map<string, FieldFailure>();
  private readonly context: Pick<Context, 'locale'>;

  constructor(context: Pick<Context, 'locale'>) {
    this.context = context;
  }

  check(type: GraphQLInputType, limits: Limits, value: unknown, path: readonly string[]): void {
    // Anything deeper is refused for its depth.
    if (path.length > DEEPEST) return;
    const plain = getNullableType(type);
    if (typeof value === 'string') this.text(value, limits.maxLength ?? LENGTHS.option, path);
    else if (Array.isArray(value)) {
      if (limits.maxItems !== undefined && value.length > limits.maxItems)
        return this.add(path, 'listMax', limits.maxItems);
      for (const [at, entry] of (value as unknown[]).entries())
        // A list in place of another value is refused later, and might be nested endlessly.
        if (isListType(plain)) this.check(plain.ofType, limits, entry, [...path, String(at)]);
        else if (typeof entry === 'string') this.check(type, limits, entry, path);
    } else if (isInputObjectType(plain) && typeof value === 'object' && value !== null) {
      const given = value as Record<string, unknown>;
      for (const field of Object.values(plain.getFields()))
        if (given[field.name] !== undefined)
          this.check(field.type, limitsOf(field), given[field.name], [...path, field.name]);
    }
  }

  text(value: string, max: number, path: readonly string[]): void {
    if (isLonger(value, max)) this.add(path, 'maxLength', max);
  }

  refuse(): void {
    if (this.fields.size === 0) return;
    const fields = [...this.fields.values()];
    throw new Failure('BAD_USER_INPUT', summaryOf(fields), { fields });
  }

  private add(path: readonly string[], key: 'maxLength' | 'listMax', max: number): void {
    const field = path.join('.');
    if (this.fields.size >= MOST_FIELDS || this.fields.has(field)) return;
    const t = translator(this.context.locale, 'validation');
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? field;
    const label = t.has(`label.${name}`) ? t(`label.${name}`) : name;
    this.fields.set(field, { field, message: t(key, { label, max }) });
  }
}
