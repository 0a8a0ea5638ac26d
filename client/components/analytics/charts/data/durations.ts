import type { Unit } from '../chartAnswer.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

export const MINUTES_PER_UNIT: Partial<Record<Unit, number>> = {
  MINUTES: 1,
  HOURS: HOUR,
  DAYS: DAY,
};

/** The unit, in minutes, in which to show a duration of this length: minutes, hours or days. */
export function stepOfDuration(minutes: number): number {
  const size = Math.abs(minutes);
  if (size < 90) return 1;
  return size < 2 * DAY ? HOUR : DAY;
}

export interface DurationPart {
  unit: 'minutes' | 'hours' | 'days';
  amount: number;
}

/** In full, with at most two parts: 3 h 20 min, 2 days 5 h. From a hundred days on, hours are left out. */
export function durationParts(minutes: number): DurationPart[] {
  const size = Math.abs(minutes);
  if (size < 10) return [{ unit: 'minutes', amount: Math.round(size * 10) / 10 }];
  const whole = Math.round(size);
  if (whole < HOUR) return [{ unit: 'minutes', amount: whole }];
  if (whole < DAY) return parts('hours', Math.floor(whole / HOUR), 'minutes', whole % HOUR);
  const hours = Math.round(size / HOUR);
  const days = Math.floor(hours / 24);
  if (days >= 100) return [{ unit: 'days', amount: Math.round(hours / 24) }];
  return parts('days', days, 'hours', hours % 24);
}

function parts(
  unit: DurationPart['unit'],
  amount: number,
  smaller: DurationPart['unit'],
  rest: number,
): DurationPart[] {
  return [{ unit, amount }, ...(rest > 0 ? [{ unit: smaller, amount: rest }] : [])];
}

/** For axes and labels: one part, with one decimal where it matters. */
export function shortDuration(minutes: number): DurationPart {
  const size = Math.abs(minutes);
  const step = stepOfDuration(size);
  const amount = size / step;
  const unit = step === DAY ? 'days' : step === HOUR ? 'hours' : 'minutes';
  return { unit, amount: amount < 100 ? Math.round(amount * 10) / 10 : Math.round(amount) };
}
