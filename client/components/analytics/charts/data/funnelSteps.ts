import type { ChartAnswer, Figure } from '../chartAnswer.ts';

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
    };
  });
}

type RawStep = Pick<FunnelStep, 'id' | 'label' | 'value' | 'previous'>;

function stepsOfMeasures({ measures, rows }: ChartAnswer): RawStep[] {
  const [row] = rows;
  if (!row) return [];
  return measures.map(({ key, name }, index) => ({
    id: key,
    label: name,
    value: row.values[index] ?? null,
    previous: row.previous?.[index] ?? null,
  }));
}

function stepsOfRows({ rows }: ChartAnswer): RawStep[] {
  return rows.map(({ keys, labels, values, previous }, place) => ({
    id: keys[0] ?? `row-${place}`,
    label: labels[0] ?? '',
    value: values[0] ?? null,
    previous: previous?.[0] ?? null,
  }));
}

function rateOf(value: Figure, of: Figure): Figure {
  return value === null || of === null || of === 0 ? null : (value / of) * 100;
}
