import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  DirectiveLocation,
  getNamedType,
  getNullableType,
  GraphQLDirective,
  GraphQLFloat,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isListType,
  isScalarType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { CALCULATIONS_MAX } from '#schema/analytics/calculations.ts';
import { PAGE_SIZE_MAX } from '#schema/options/limits.ts';
import { GROUPS_MAX } from '#schema/analytics/figureRows.ts';
import {
  BUCKETS_MAX,
  DIMENSIONS_MAX,
  VALUE_LENGTH_MAX,
  VALUES_MAX,
} from '#schema/analytics/query.ts';
import { LENGTHS, LIST_ENTRIES_MAX } from '#schema/validation/lengths.ts';
import type { Limits } from '#schema/validation/limits.ts';
import { limitsOfType } from '#server/graphql/validated.ts';

/** The name and arguments of graphql-constraint-directive, which partners' tools understand. */
export const constraintDirective = new GraphQLDirective({
  name: 'constraint',
  description: 'The limits of a value; a value beyond them is refused with BAD_USER_INPUT.',
  locations: [DirectiveLocation.ARGUMENT_DEFINITION, DirectiveLocation.INPUT_FIELD_DEFINITION],
  args: {
    maxLength: {
      type: GraphQLInt,
      description:
        'The maximum number of characters of a text, or of each text in a list. White space around a text does not count, and a line break counts once, up to twice the limit in total.',
    },
    maxItems: { type: GraphQLInt, description: 'The maximum number of entries of a list.' },
    min: { type: GraphQLFloat, description: 'The smallest number allowed.' },
    max: { type: GraphQLFloat, description: 'The largest number allowed.' },
  },
});

/** An input field or argument, in the form used by graphql-js and its configurations. */
interface Input {
  type: GraphQLInputType;
  description?: string | null | undefined;
  extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The limits that `@constraint` sets on an input field or argument. */
export function limitsOf({ extensions }: Pick<Input, 'extensions'>): Limits {
  const directives = extensions?.['directives'] as { constraint?: Limits } | undefined;
  return directives?.constraint ?? {};
}

/**
 * Puts `@constraint` on every input field and argument: the limits from its validation rules, or those of its type.
 */
export function limitInputs(schema: GraphQLSchema): GraphQLSchema {
  const known = new Map<string, Readonly<Record<string, Limits>>>();
  const rulesOf = (type: string) => {
    const rules = known.get(type) ?? limitsOfType(type);
    known.set(type, rules);
    return rules;
  };
  return mapSchema(schema, {
    [MapperKind.INPUT_OBJECT_FIELD]: (field, name, type) =>
      limited(field, rulesOf(type)[name] ?? BY_FIELD[`${type}.${name}`]),
    [MapperKind.OBJECT_FIELD]: (field) => {
      const args = Object.entries(field.args ?? {});
      if (args.length === 0) return field;
      const mapped = args.map(([name, arg]) => [name, limited(arg, BY_NAME[name])]);
      return { ...field, args: Object.fromEntries(mapped) as typeof field.args };
    },
  });
}

const FILTER_VALUES = { maxItems: VALUES_MAX, maxLength: VALUE_LENGTH_MAX };

/** Limits of inputs that are validated by more than a schema. */
const BY_FIELD: Readonly<Record<string, Limits>> = {
  'AnalyticsFilterInput.is': FILTER_VALUES,
  'AnalyticsFilterInput.isNot': FILTER_VALUES,
  'AnalyticsOrderInput.calculation': { min: 1, max: CALCULATIONS_MAX },
  'AnalyticsFigureInput.group': { maxItems: DIMENSIONS_MAX },
  'AnalyticsFigureInput.among': { maxItems: GROUPS_MAX },
  'AnalyticsFigureInput.except': { maxItems: GROUPS_MAX },
  'AnalyticsFigureInput.steps': { min: 1, max: BUCKETS_MAX },
};

/** Limits of arguments that mean the same everywhere. */
const BY_NAME: Readonly<Record<string, Limits>> = {
  first: { min: 1, max: PAGE_SIZE_MAX },
  token: { maxLength: LENGTHS.token },
};

function limited<T extends Input>(input: T, rules: Limits = {}): T {
  const limits = { ...byType(input.type), ...fitting(rules, input.type) };
  if (Object.keys(limits).length === 0) return input;
  const directives = input.extensions?.['directives'] as object | undefined;
  return {
    ...input,
    description: [input.description, sentenceFor(input.type, limits)].filter(Boolean).join(' '),
    extensions: { ...input.extensions, directives: { ...directives, constraint: limits } },
  };
}

/** Validation reads options and numbers as text; GraphQL already knows their type. */
function fitting({ maxLength, maxItems, min, max }: Limits, type: GraphQLInputType): Limits {
  const isNumber = [GraphQLInt, GraphQLFloat].includes(getNamedType(type) as typeof GraphQLInt);
  return {
    ...(maxLength !== undefined && isText(type) && { maxLength }),
    ...(maxItems !== undefined && isList(type) && { maxItems }),
    ...(min !== undefined && isNumber && { min }),
    ...(max !== undefined && isNumber && { max }),
  };
}

function byType(type: GraphQLInputType): Limits {
  const length = LENGTH_OF_TYPE[getNamedType(type).name];
  return {
    ...(isText(type) && { maxLength: length ?? LENGTHS.argument }),
    ...(isList(type) && { maxItems: LIST_ENTRIES_MAX }),
  };
}

const LENGTH_OF_TYPE: Readonly<Record<string, number>> = {
  ID: LENGTHS.id,
  DateTime: LENGTHS.moment,
};
/** The cells of a row have their own limits and are reported row by row. */
const NO_TEXT = new Set(['Int', 'Float', 'Boolean', 'BulkRow']);

const isList = (type: GraphQLInputType) => isListType(getNullableType(type));

function isText(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return isScalarType(named) && !isEnumType(named) && !NO_TEXT.has(named.name);
}

/** For clients that read the schema by introspection, which does not show directives. */
function sentenceFor(type: GraphQLInputType, { maxLength, maxItems }: Limits): string {
  if (getNamedType(type) !== GraphQLString)
    return maxItems && isList(type) ? `At most ${maxItems} entries.` : '';
  const characters = `${maxLength} characters`;
  return maxItems
    ? `At most ${maxItems} entries of at most ${characters}.`
    : `At most ${characters}.`;
}
