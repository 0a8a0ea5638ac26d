import { isClearerInCounts } from '#schema/profile/change.ts';
import type { Figure, Unit } from '../chartAnswer.ts';

export interface Change {
  direction: 'up' | 'down' | 'same';
  /**
   * percent: relative to the earlier value; points: between two percentages; fromZero: no percentage exists; step: the
   * difference, because a percentage would say less.
   */
  by: 'percent' | 'points' | 'fromZero' | 'step' | 'nothing';
  amount: number;
}

/** Good news, bad news, or neither. */
export function changeTone(
  direction: Change['direction'],
  betterWhen: 'MORE' | 'LESS' | null | undefined,
): 'good' | 'bad' | null {
  if (direction === 'same' || !betterWhen) return null;
  return (direction === 'up') === (betterWhen === 'MORE') ? 'good' : 'bad';
}

/** Null when either value is unknown. */
export function changeOf(now: Figure, before: Figure | undefined, unit: Unit): Change | null {
  if (now === null || before === null || before === undefined) return null;
  const step = now - before;
  const direction = step > 0 ? 'up' : step < 0 ? 'down' : 'same';
  if (step === 0) return { direction, by: 'nothing', amount: 0 };
  if (unit === 'PERCENT') return { direction, by: 'points', amount: Math.abs(step) };
  if (before === 0) return { direction, by: 'fromZero', amount: Math.abs(step) };
  if (unit === 'COUNT' && isClearerInCounts(now, before))
    return { direction, by: 'step', amount: Math.abs(step) };
  return { direction, by: 'percent', amount: Math.abs((step / before) * 100) };
}
