import { expect, test } from 'vitest';
import { mapWithPauses, Pauses } from '#server/lib/mapWithPauses.ts';

const busy = (row: number) => {
  const end = performance.now() + 8;
  while (performance.now() < end);
  return row * 2;
};

test('work on many rows keeps their order and lets other work take its turn', async () => {
  let turns = 0;
  const other = setInterval(() => (turns += 1), 1);
  expect(await mapWithPauses([1, 2, 3, 4, 5, 6, 7], busy)).toEqual([2, 4, 6, 8, 10, 12, 14]);
  clearInterval(other);
  expect(turns).toBeGreaterThan(0);
});

test('small batches one after the other pause too, if they share their pauses', async () => {
  let turns = 0;
  const other = setInterval(() => (turns += 1), 1);
  const pauses = new Pauses();
  for (const batch of [[1], [2], [3], [4], [5], [6], [7]]) await mapWithPauses(batch, busy, pauses);
  clearInterval(other);
  expect(turns).toBeGreaterThan(0);
});
