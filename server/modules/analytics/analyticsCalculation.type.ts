import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import {
  AVERAGED_STEPS_MAX,
  CALCULATION_NAME_MAX,
  type CalculationKind,
  type FormulaUnit,
} from '#schema/analytics/calculations.ts';
import { FORMULA_MAX, FORMULA_TERMS_MAX } from '#schema/analytics/formula.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { AnalyticsMeasureEnum } from './analyticsEnums.type.ts';
import type { MeasureKey } from './model/measures.ts';

const MEANINGS: Record<CalculationKind, string> = {
  share_of_total:
    'The share of the total in percent. With TIME and another dimension, of the total of the step.',
  running_total: 'The sum of all steps of TIME up to this one.',
  moving_average: 'The average of this step of TIME and the steps before it.',
  difference_from_target: 'The difference from a target.',
  formula: 'A formula over measures.',
};

export const AnalyticsCalculationKindEnum = graphqlEnum<CalculationKind>(
  'AnalyticsCalculationKind',
  'What is calculated from the values of an answer.',
  MEANINGS,
);

const UNIT_MEANINGS: Record<FormulaUnit, string> = {
  ratio: 'A ratio, such as applications per job.',
  percent: 'Percent.',
  count: 'A count.',
  rupees: 'Rupees.',
  minutes: 'Minutes.',
  hours: 'Hours.',
  days: 'Days.',
};

export const AnalyticsFormulaUnitEnum = graphqlEnum<FormulaUnit>(
  'AnalyticsFormulaUnit',
  'The unit of a formula.',
  UNIT_MEANINGS,
);

const nullable = (description: string) => ({ nullable: true, description });

const TEXTS = {
  kind: 'What is calculated.',
  measure: 'A measure of the question. Not for a formula.',
  steps: `Of a moving average: the number of steps, 2 to ${AVERAGED_STEPS_MAX}.`,
  target: 'Of a difference: the target, in the unit of the measure.',
  formula: `The keys of measures in lower case, numbers, + - * / and brackets: hires / jobs * 100. At most ${FORMULA_MAX} characters and ${FORMULA_TERMS_MAX} measures and numbers. The measures do not have to be part of the question.`,
  name: `The name of the formula. More than ${CALCULATION_NAME_MAX} characters are refused.`,
  unit: 'The unit of the formula; null means RATIO.',
};

@InputType({ description: 'A column that is calculated from the values of an answer.' })
export class AnalyticsCalculationInput {
  @Field(() => AnalyticsCalculationKindEnum, { description: TEXTS.kind })
  kind!: CalculationKind;

  @Field(() => AnalyticsMeasureEnum, nullable(TEXTS.measure))
  measure?: MeasureKey | null;

  @Field(() => Int, nullable(TEXTS.steps))
  steps?: number | null;

  @Field(() => Float, nullable(TEXTS.target))
  target?: number | null;

  @Field(() => String, nullable(TEXTS.formula))
  formula?: string | null;

  @Field(() => String, nullable(TEXTS.name))
  name?: string | null;

  @Field(() => AnalyticsFormulaUnitEnum, nullable(TEXTS.unit))
  unit?: FormulaUnit | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A calculation of a saved question; see AnalyticsCalculationInput.' })
export class AnalyticsCalculationValue {
  @Field(() => AnalyticsCalculationKindEnum, { description: TEXTS.kind })
  kind!: CalculationKind;

  @Field(() => AnalyticsMeasureEnum, nullable(TEXTS.measure))
  measure?: string | null;

  @Field(() => Int, nullable(TEXTS.steps))
  steps?: number | null;

  @Field(() => Float, nullable(TEXTS.target))
  target?: number | null;

  @Field(() => String, nullable(TEXTS.formula))
  formula?: string | null;

  @Field(() => String, nullable(TEXTS.name))
  name?: string | null;

  @Field(() => AnalyticsFormulaUnitEnum, nullable(TEXTS.unit))
  unit?: FormulaUnit | null;
}
