import { nice, ticks } from 'd3-array';
import type { Figure, Unit } from '../chartAnswer.ts';
import { MINUTES_PER_UNIT, stepOfDuration } from './durations.ts';

export interface ValueAxisScale {
  low: number;
  high: number;
  ticks: readonly number[];
}

/** Always includes zero: a truncated axis exaggerates differences. */
export function valueTicks(values: readonly Figure[], unit: Unit, count = 5): ValueAxisScale {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const top = Math.max(0, ...known);
  const high = low === 0 && top === 0 ? emptyTop(unit) : top;
  const size = sizeOfStep(unit, Math.max(Math.abs(low), Math.abs(high)));
  const [from, to] = nice(low / size, high / size, count);
  const isWhole = unit === 'COUNT';
  const found = ticks(from, to, count).filter((tick) => !isWhole || Number.isInteger(tick));
  return { low: from * size, high: to * size, ticks: found.map((tick) => tick * size) };
}

const emptyTop = (unit: Unit): number => (unit === 'PERCENT' ? 100 : 1);

/** Long durations in hours use steps of whole days, so that gridlines fall on day boundaries. */
function sizeOfStep(unit: Unit, most: number): number {
  const minutes = MINUTES_PER_UNIT[unit];
  return minutes ? stepOfDuration(most * minutes) / minutes : 1;
}
