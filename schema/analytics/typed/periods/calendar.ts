import type { Grain } from '#schema/analytics/grains.ts';
import type { Period } from './period.ts';

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
export const later = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY);
export const pad = (part: number) => String(part).padStart(2, '0');
export const firstOf = (year: number, month: number) => dayOf(Date.UTC(year, month, 1));
export const lastOf = (year: number, month: number) => dayOf(Date.UTC(year, month + 1, 0));

/** The first day of the unit that contains the day, moved by so many units. */
export function startOf(day: string, unit: Grain, moved = 0): string {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === 'year') return firstOf(year + moved, 0);
  if (unit === 'quarter') return firstOf(year, month - (month % 3) + 3 * moved);
  if (unit === 'month') return firstOf(year, month + moved);
  if (unit === 'week') return later(day, -((date.getUTCDay() + 6) % 7) + 7 * moved);
  return later(day, moved);
}

export const days = (from: string, to: string): Period => ({ range: { from, to }, from, to });
