import type { ChartAnswer, Figure, Unit } from '../chartAnswer.ts';

export interface FunnelStep {
  id: string;
  label: string;
  value: Figure;
  previous: Figure;
  /** Percentage of the previous step; null for the first step and after an empty one. */
  rate: Figure;
  previousRate: Figure;
  /** Percentage of the first step. */
  ofFirst: Figure;
  /** The values of the step before and of the first one. */
  before: Figure;
  first: Figure;
  /** Whether the step before it counts everything that this one counts. */
  isWithin: boolean;
  /** The index of its measure. */
  index: number;
  /** The median time from the step before, and its unit. */
  time: { value: Figure; unit: Unit } | null;
}

/** The names of the steps that are not a part of the step before; null if all of them are. */
export function stepsApart(
  answer: ChartAnswer,
): { of: 'measures' | 'groups'; steps: string[] } | null {
  if (answer.dimensions.length > 0) return { of: 'groups', steps: [] };
  const steps = funnelSteps(answer)
    .slice(1)
    .flatMap(({ isWithin, label }) => (isWithin ? [] : [label]));
  return steps.length > 0 ? { of: 'measures', steps } : null;
}

/** With several measures, each measure is a step; otherwise each row is. */
export function funnelSteps(answer: ChartAnswer): FunnelStep[] {
  const raw = answer.dimensions.length === 0 ? stepsOfMeasures(answer) : stepsOfRows(answer);
  return raw.map((step, place) => {
    const before = raw[place - 1];
    return {
      ...step,
      rate: before ? rateOf(step.value, before.value) : null,
      previousRate: before ? rateOf(step.previous, before.previous) : null,
      ofFirst: rateOf(step.value, raw[0]!.value),
      before: before?.value ?? null,
      first: raw[0]!.value,
    };
  });
}

type RawStep = Pick<
  FunnelStep,
  'id' | 'label' | 'value' | 'previous' | 'isWithin' | 'index' | 'time'
>;

function stepsOfMeasures({ measures, rows }: ChartAnswer): RawStep[] {
  const [row] = rows;
  if (!row) return [];
  return measures.flatMap(({ key, name, isWithinPrevious = false, timesStep }, index) => {
    if (timesStep) return [];
    const timed = measures.findIndex((measure) => measure.timesStep === key);
    const time = measures[timed] && {
      value: row.values[timed] ?? null,
      unit: measures[timed].unit,
    };
    const step = {
      id: key,
      label: name,
      value: row.values[index] ?? null,
      previous: row.previous?.[index] ?? null,
      isWithin: isWithinPrevious,
      index,
      time: time ?? null,
    };
    return [step];
  });
}

function stepsOfRows({ rows }: ChartAnswer): RawStep[] {
  return rows.map(({ keys, labels, values, previous }, place) => ({
    id: keys[0] ?? `row-${place}`,
    label: labels[0] ?? '',
    value: values[0] ?? null,
    previous: previous?.[0] ?? null,
    isWithin: false,
    index: 0,
    time: null,
  }));
}

function rateOf(value: Figure, of: Figure): Figure {
  return value === null || of === null || of === 0 ? null : (value / of) * 100;
}
