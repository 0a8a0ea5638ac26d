import { lastUnitsOfText, textOfLastUnits } from '#schema/analytics/lastUnits.ts';
import type { AnalyticsRange } from '#schema/analytics/query.ts';

export const PRESETS = [
  'all',
  '7-day',
  '30-day',
  '90-day',
  '12-month',
  '1-week-whole',
  '1-month-whole',
  '1-quarter-whole',
  '1-year-whole',
  'lastUnits',
  'days',
] as const;
export type Preset = (typeof PRESETS)[number];

type Range = AnalyticsRange | null | undefined;

const isPreset = (text: string): text is Preset => PRESETS.some((one) => one === text);

/** The option a range belongs to. */
export function presetOf(range: Range): Preset {
  if (!range) return 'all';
  const name = textOfLastUnits(range);
  if (name === null) return 'days';
  return isPreset(name) ? name : 'lastUnits';
}

const DAY = 86_400_000;
const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10);

/** The initial range of an option; `today` is a day in the question's time zone. */
export function rangeOfPreset(preset: string, before: Range, today: string): AnalyticsRange | null {
  if (preset === 'all') return null;
  if (preset === 'days') return { from: daysBefore(today, 29), to: today };
  if (preset === 'lastUnits') {
    const { last, unit } = before ?? {};
    // A value equal to a predefined range would select that option instead.
    const isOwn = last && unit && !isPreset(`${last}-${unit}`);
    return isOwn ? { last, unit } : { last: 4, unit: 'week' };
  }
  return lastUnitsOfText(preset) ?? null;
}
