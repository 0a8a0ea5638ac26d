export const CALCULATIONS_MAX = 6;
export const CALCULATION_NAME_MAX = 60;
/** How many steps of time a moving average can have. */
export const AVERAGED_STEPS_MAX = 400;
export const TARGET_MAX = 1_000_000_000_000;

/** What can be calculated from the values of an answer. */
export const CALCULATION_KINDS = [
  'share_of_total',
  'running_total',
  'moving_average',
  'difference_from_target',
  'formula',
] as const;
export type CalculationKind = (typeof CALCULATION_KINDS)[number];

/** The units that a formula can have. */
export const FORMULA_UNITS = [
  'ratio',
  'percent',
  'count',
  'rupees',
  'minutes',
  'hours',
  'days',
] as const;
export type FormulaUnit = (typeof FORMULA_UNITS)[number];

/** A column calculated from a measure of the question; a formula can use any measures. */
export interface AnalyticsCalculation {
  kind: CalculationKind;
  measure?: string | null | undefined;
  /** For a moving average: the number of steps. */
  steps?: number | null | undefined;
  target?: number | null | undefined;
  formula?: string | null | undefined;
  /** For a formula: its name and unit. */
  name?: string | null | undefined;
  unit?: FormulaUnit | null | undefined;
}

/** `moving_average:applications:7`, `formula:percent:hires/jobs*100:Hires per job` */
export function textOfCalculation(calculation: AnalyticsCalculation): string {
  const { kind, measure, steps, target, formula, name, unit } = calculation;
  if (kind === 'formula') return [kind, unit ?? '', formula ?? '', name ?? ''].join(':');
  const number = kind === 'moving_average' ? steps : target;
  return [kind, measure, number].filter((part) => part != null).join(':');
}

/** Parses what `textOfCalculation` has written; the schema checks the result. */
export function calculationOfText(text: string): object {
  const [kind, ...parts] = text.split(':');
  if (kind === 'formula') {
    const [unit, formula, ...name] = parts;
    return {
      kind,
      ...(unit && { unit }),
      ...(formula && { formula }),
      ...(name.length > 0 && name.join(':') !== '' && { name: name.join(':') }),
    };
  }
  const [measure, number, ...rest] = parts;
  const field = kind === 'moving_average' ? 'steps' : 'target';
  return {
    kind,
    ...(measure && { measure }),
    ...(number !== undefined && { [field]: number === '' ? Number.NaN : Number(number) }),
    ...(rest.length > 0 && { rest }),
  };
}
