import * as z from 'zod/mini';
import {
  AVERAGED_STEPS_MAX,
  CALCULATION_KINDS,
  CALCULATION_NAME_MAX,
  CALCULATIONS_MAX,
  FORMULA_UNITS,
  TARGET_MAX,
} from './calculations.ts';
import { FORMULA_MAX } from './formula.ts';
import { COMPARISONS, GRAINS } from './grains.ts';
import {
  CONDITION_TESTS,
  DIMENSIONS_MAX,
  FILE_ROWS_MAX,
  HAVING_MAX,
  HAVING_VALUE_MAX,
  LAST_MAX,
  MEASURES_MAX,
  VALUE_LENGTH_MAX,
  VALUES_MAX,
  type AnalyticsFilter,
  type AnalyticsQuery,
} from './query.ts';

const SEGMENT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const key = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/));
const value = z.string().check(z.maxLength(VALUE_LENGTH_MAX));
const values = z.array(value).check(z.maxLength(VALUES_MAX));
const given = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

const calculationsSchema = z
  .array(
    z.strictObject({
      kind: z.enum(CALCULATION_KINDS),
      measure: given(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/))),
      steps: given(z.int().check(z.minimum(2), z.maximum(AVERAGED_STEPS_MAX))),
      target: given(z.number().check(z.minimum(-TARGET_MAX), z.maximum(TARGET_MAX))),
      formula: given(z.string().check(z.maxLength(FORMULA_MAX))),
      name: given(z.string().check(z.maxLength(CALCULATION_NAME_MAX))),
      unit: given(z.enum(FORMULA_UNITS)),
    }),
  )
  .check(z.maxLength(CALCULATIONS_MAX));

export const filterSchema: z.ZodMiniType<AnalyticsFilter> = z.strictObject({
  and: given(z.array(z.lazy(() => filterSchema))),
  or: given(z.array(z.lazy(() => filterSchema))),
  not: given(z.lazy(() => filterSchema)),
  segment: given(z.string().check(z.regex(SEGMENT_ID))),
  dimension: given(key),
  is: given(values),
  isNot: given(values),
  contains: given(value),
  startsWith: given(value),
  from: given(value),
  to: given(value),
  empty: given(z.boolean()),
});

const calculationNumber = z.int().check(z.minimum(1), z.maximum(CALCULATIONS_MAX));

export const havingSchema = z
  .array(
    z.strictObject({
      measure: given(key),
      calculation: given(calculationNumber),
      test: z.enum(CONDITION_TESTS),
      value: z.number().check(z.minimum(-HAVING_VALUE_MAX), z.maximum(HAVING_VALUE_MAX)),
    }),
  )
  .check(z.maxLength(HAVING_MAX));

export const rangeSchema = z.strictObject({
  last: given(z.int().check(z.minimum(1), z.maximum(LAST_MAX))),
  unit: given(z.enum(GRAINS)),
  rolling: given(z.boolean()),
  whole: given(z.boolean()),
  from: given(value),
  to: given(value),
});

/** The shape of a query stored or sent as JSON; the server checks whether it can be answered. */
export const analyticsQuerySchema: z.ZodMiniType<AnalyticsQuery> = z.strictObject({
  measures: z.array(key).check(z.minLength(1), z.maxLength(MEASURES_MAX)),
  funnel: given(z.boolean()),
  dimensions: given(z.array(key).check(z.maxLength(DIMENSIONS_MAX))),
  filter: given(filterSchema),
  having: given(havingSchema),
  havingAny: given(z.boolean()),
  calculations: given(calculationsSchema),
  range: given(rangeSchema),
  timeZone: given(value),
  grain: given(z.enum(GRAINS)),
  compare: given(z.enum(COMPARISONS)),
  order: given(
    z
      .array(
        z.strictObject({
          measure: given(key),
          calculation: given(calculationNumber),
          dimension: given(key),
          descending: given(z.boolean()),
        }),
      )
      .check(z.maxLength(MEASURES_MAX + DIMENSIONS_MAX)),
  ),
  limit: given(z.int().check(z.minimum(1), z.maximum(FILE_ROWS_MAX))),
  totals: given(z.boolean()),
  pivot: given(key),
});
