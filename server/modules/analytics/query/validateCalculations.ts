import {
  AVERAGED_STEPS_MAX,
  CALCULATION_KINDS,
  CALCULATION_NAME_MAX,
  CALCULATIONS_MAX,
  FORMULA_UNITS,
  TARGET_MAX,
  type AnalyticsCalculation,
  type FormulaUnit,
} from '#schema/analytics/calculations.ts';
import { FormulaError, measuresIn, parseFormula, type Term } from '#schema/analytics/formula.ts';
import type { Translator } from '#server/lib/words.ts';
import type { DimensionKey } from '../model/dimensions.ts';
import { isAdditive, isStock, MEASURES, measureOf, type MeasureKey } from '../model/measures.ts';
import { refusal } from './refusal.ts';

/** A validated calculation. */
export type ValidCalculation =
  | { kind: 'share_of_total' | 'running_total'; measure: MeasureKey }
  | { kind: 'moving_average'; measure: MeasureKey; steps: number }
  | { kind: 'difference_from_target'; measure: MeasureKey; target: number }
  | { kind: 'formula'; term: Term; measures: MeasureKey[]; name: string; unit: FormulaUnit };

interface QuestionFacts {
  /** Only some of the groups or steps are shown. */
  hasConditions: boolean;
  measures: readonly MeasureKey[];
  dimensions: readonly DimensionKey[];
}

interface Reader {
  t: Translator;
  nameOf: (measure: MeasureKey) => string;
}

const FIELD = 'calculations';

/** Rejects a calculation that has no meaning for the question with a message that says what would work. */
export function validateCalculations(
  calculations: readonly AnalyticsCalculation[],
  asked: QuestionFacts,
  reader: Reader,
): ValidCalculation[] {
  if (calculations.length > CALCULATIONS_MAX)
    throw refusal(reader.t, FIELD, 'tooMany', { most: CALCULATIONS_MAX });
  return calculations.map((one) => validCalculation(one, asked, reader));
}

function validCalculation(
  calculation: AnalyticsCalculation,
  asked: QuestionFacts,
  reader: Reader,
): ValidCalculation {
  const { kind, steps, target } = calculation;
  const { t } = reader;
  if (!CALCULATION_KINDS.includes(kind)) throw refusal(t, FIELD, 'unknown', { key: kind });
  if (kind === 'formula') return validFormula(calculation, reader);
  const measure = calculation.measure as MeasureKey;
  if (!asked.measures.includes(measure)) throw refusal(t, FIELD, 'calculationMeasure');
  if (kind === 'difference_from_target') {
    if (target == null || !Number.isFinite(target) || Math.abs(target) > TARGET_MAX)
      throw refusal(t, FIELD, 'calculationTarget');
    return { kind, measure, target };
  }
  const hasTime = asked.dimensions.includes('time');
  const isOverSteps = kind === 'running_total' || kind === 'moving_average';
  if (isOverSteps && hasTime && asked.dimensions.length === 1 && asked.hasConditions)
    throw refusal(t, FIELD, 'calculationConditions');
  if (kind === 'moving_average') {
    if (!hasTime) throw refusal(t, FIELD, 'calculationTime');
    const isGood = Number.isInteger(steps) && steps! >= 2 && steps! <= AVERAGED_STEPS_MAX;
    if (!isGood) throw refusal(t, FIELD, 'calculationSteps', { most: AVERAGED_STEPS_MAX });
    return { kind, measure, steps: steps! };
  }
  checkSums(kind, measure, asked, reader);
  return { kind, measure };
}

/** Only what adds up has a total, and a stock does not add up over time. */
function checkSums(
  kind: 'share_of_total' | 'running_total',
  measure: MeasureKey,
  { dimensions }: QuestionFacts,
  { t, nameOf }: Reader,
) {
  const hasTime = dimensions.includes('time');
  if (kind === 'running_total' && !hasTime) throw refusal(t, FIELD, 'calculationTime');
  if (dimensions.length === 0) throw refusal(t, FIELD, 'calculationGroups');
  const definition = measureOf(measure);
  if (!isAdditive(definition))
    throw refusal(t, FIELD, 'calculationSums', { measure: nameOf(measure) });
  const isOverTime = kind === 'running_total' || (hasTime && dimensions.length === 1);
  if (isStock(definition) && isOverTime)
    throw refusal(t, FIELD, 'calculationStock', { measure: nameOf(measure) });
}

function validFormula(
  { formula, name, unit }: AnalyticsCalculation,
  { t }: Reader,
): ValidCalculation {
  const term = readFormula(formula ?? '', t);
  const measures = measuresIn(term);
  const unknown = measures.find((key) => !Object.hasOwn(MEASURES, key));
  if (unknown !== undefined) throw refusal(t, FIELD, 'formula.measure', { key: unknown });
  const called = name?.trim() ?? '';
  if (called === '' || called.length > CALCULATION_NAME_MAX)
    throw refusal(t, FIELD, 'formula.name', { most: CALCULATION_NAME_MAX });
  const chosen = unit ?? 'ratio';
  if (!FORMULA_UNITS.includes(chosen)) throw refusal(t, FIELD, 'unknown', { key: chosen });
  return { kind: 'formula', term, measures: measures as MeasureKey[], name: called, unit: chosen };
}

function readFormula(text: string, t: Translator): Term {
  try {
    return parseFormula(text);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    throw refusal(t, FIELD, `formula.${error.problem}`, { part: error.part });
  }
}

/** The measures that only formulas use. */
export const measuresOfFormulas = (calculations: readonly ValidCalculation[]): MeasureKey[] =>
  calculations.flatMap((one) => (one.kind === 'formula' ? one.measures : []));
