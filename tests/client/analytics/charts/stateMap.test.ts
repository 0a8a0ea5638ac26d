import { expect, test } from 'vitest';
import { heatClasses, heatOf } from '#client/components/analytics/charts/data/heatClasses.ts';
import { stateFigures } from '#client/components/analytics/charts/data/stateFigures.ts';
import { STATE_TILES } from '#client/components/analytics/charts/data/stateTiles.ts';
import { tileTowards } from '#client/components/analytics/charts/data/tileTowards.ts';
import { row } from '#client/pages/dev/charts/sampleAnswer.ts';
import { STATES } from '#schema/locations/states.ts';

test('every state and union territory has its own tile', () => {
  const codes = STATE_TILES.map(({ code }) => code).sort();
  expect(codes).toEqual(STATES.map(({ code }) => code.slice(3)).sort());
  expect(codes).toHaveLength(36);
  expect(new Set(STATE_TILES.map(({ column, row }) => `${column} ${row}`)).size).toBe(36);
});

test('a state is found by its name, its code and its old names; other values are listed beside the map', () => {
  const rows = [
    row(['Tamil Nadu'], [12], [9]),
    row(['IN-LA'], [3]),
    row(['Orissa'], [0]),
    row(['Atlantis'], [4]),
    row([null], [5]),
  ];
  const { states, elsewhere } = stateFigures({ rows }, 'en');
  const of = (code: string) => states.find((state) => state.code === code);
  expect(of('TN')).toMatchObject({ value: 12, previous: 9 });
  expect(of('LA')?.value).toBe(3);
  expect(of('OD')?.value).toBe(0);
  expect(of('MZ')).toMatchObject({ label: 'Mizoram', value: undefined });
  expect(elsewhere).toEqual([
    { key: 'Atlantis', label: 'Atlantis', value: 4 },
    { key: null, label: 'Not given', value: 5 },
  ]);
});

test('a state without figures has its name in the language of the reader', () => {
  const { states } = stateFigures({ rows: [] }, 'hi');
  expect(states.find(({ code }) => code === 'MZ')?.label).toBe('मिज़ोरम');
});

test('classes have about the same number of states, and every value is in one', () => {
  const values = Array.from({ length: 36 }, (_, at) => (at === 35 ? 90_000 : at));
  const classes = heatClasses(values);
  expect(classes.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 4]);
  for (const value of values) expect(heatOf(value, classes)).toBeDefined();
  const sizes = classes.map(
    ({ from, to }) => values.filter((value) => value >= from && value <= to).length,
  );
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2);
});

test('a few values have as many classes as values; without values there are no classes', () => {
  expect(heatClasses([3, 3, 8])).toEqual([
    { depth: 1, from: 3, to: 3 },
    { depth: 3, from: 8, to: 8 },
  ]);
  expect(heatClasses([])).toEqual([]);
});

test('arrow keys cross gaps and reach every state', () => {
  const at = (code: string) => STATE_TILES.findIndex((tile) => tile.code === code);
  const towards = (from: string, direction: 'left' | 'right' | 'up' | 'down') =>
    STATE_TILES[tileTowards(STATE_TILES, at(from), direction)!]!.code;
  expect(towards('MH', 'right')).toBe('TS');
  expect(towards('UP', 'up')).toBe('HP');
  expect(towards('UK', 'right')).toBe('AR');
  expect(towards('TN', 'down')).toBe('TN');
  const reached = new Set([0]);
  for (const from of reached)
    for (const direction of ['left', 'right', 'up', 'down'] as const)
      reached.add(tileTowards(STATE_TILES, from, direction)!);
  expect(reached.size).toBe(36);
});
