import type {
  ChartAnswer,
  ChartColumn,
  Figure,
  Unit,
} from '#client/components/analytics/charts/chartAnswer.ts';

export const dimension = (key: string, name: string): ChartColumn => ({
  key,
  name,
  unit: key === 'TIME' ? 'TIME' : 'NONE',
  isAdditive: false,
});

export const measure = (name: string, unit: Unit = 'COUNT'): ChartColumn => ({
  key: name.toUpperCase().replaceAll(' ', '_'),
  name,
  unit,
  isAdditive: unit === 'COUNT',
});

export function sampleAnswer(given: Partial<ChartAnswer>): ChartAnswer {
  const rows = given.rows ?? [];
  const isCompared = rows.some(({ previous }) => previous);
  return {
    dimensions: [],
    measures: [measure('Applications')],
    totals: null,
    pivot: null,
    from: null,
    to: null,
    previousFrom: isCompared ? '2025-08-31T18:30:00.000Z' : null,
    previousTo: isCompared ? '2025-09-30T18:30:00.000Z' : null,
    timeZone: 'Asia/Kolkata',
    grain: null,
    rowCount: rows.length,
    isComplete: true,
    leftOut: 0,
    readAt: '2026-11-22T06:30:00.000Z',
    ...given,
    rows,
  };
}

/** Deterministic: a sample that changes cannot be compared. */
export function wave(at: number, seed: number, size: number): number {
  const slow = Math.sin((at + seed * 3) / (4 + seed));
  const fast = Math.sin((at * 7 + seed * 13) / 3);
  return Math.round(size * (1.2 + 0.5 * slow + 0.22 * fast + at / 60));
}

export const row = (
  keys: readonly (string | null)[],
  values: readonly Figure[],
  previous: readonly Figure[] | null = null,
) => ({ keys, labels: keys.map((key) => key ?? 'Not given'), values, previous });

const two = (value: number) => String(value).padStart(2, '0');

export const months = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => `${2024 + Math.floor(at / 12)}-${two((at % 12) + 1)}-01`,
  );

export const days = (count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(2025, 9, 1) + at * 86_400_000).toISOString().slice(0, 10),
  );
