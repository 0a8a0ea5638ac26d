import type { AnalyticsRange } from '#schema/analytics/query.ts';

export const PRESETS = [
  'all',
  '7-day',
  '30-day',
  '90-day',
  '12-month',
  'lastUnits',
  'days',
] as const;
export type Preset = (typeof PRESETS)[number];

type Range = AnalyticsRange | null | undefined;

const isPreset = (text: string): text is Preset => PRESETS.some((one) => one === text);

/** The line of the list a range stands in. */
export function presetOf(range: Range): Preset {
  if (!range) return 'all';
  if (range.last == null) return 'days';
  const name = `${range.last}-${range.unit ?? ''}`;
  return isPreset(name) && !range.rolling ? name : 'lastUnits';
}

const DAY = 86_400_000;
const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10);

/** What one begins with when a line is chosen; `today` is a day of the time zone asked in. */
export function rangeOfPreset(preset: string, before: Range, today: string): AnalyticsRange | null {
  if (preset === 'all') return null;
  if (preset === 'days') return { from: daysBefore(today, 29), to: today };
  if (preset === 'lastUnits') {
    const { last, unit } = before ?? {};
    // One that stands in the list itself would choose its own line again.
    const isOwn = last && unit && !isPreset(`${last}-${unit}`);
    return isOwn ? { last, unit } : { last: 4, unit: 'week' };
  }
  const [last, unit] = preset.split('-');
  return { last: Number(last), unit: unit === 'month' ? 'month' : 'day' };
}
