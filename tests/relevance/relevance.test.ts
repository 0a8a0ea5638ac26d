/** @module-tag full */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { FROZEN } from './frozen/world.ts';
import { HELD_BACK } from './heldBack/world.ts';
import { byKind, examine, table, worst, type ByKind } from './lab.ts';
import { KINDS } from './queries.ts';

const RELEASED = new URL('released.json', import.meta.url);
/** Allows for rounding. Apart from times, the figures are the same on every machine. */
const ROUNDING = 0.0005;
const HELD_BACK_OF_A_KIND = 25;

interface Released {
  frozen?: ByKind;
  heldBack?: ByKind;
}

const released = JSON.parse(readFileSync(RELEASED, 'utf8')) as Released;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run relevance -- --release` writes the figures that later changes are compared with. */
function release(name: keyof Released, figures: ByKind) {
  if (process.env['RELEVANCE'] !== 'release') return;
  const known = JSON.parse(readFileSync(RELEASED, 'utf8')) as Released;
  const rounded = JSON.stringify(
    { ...known, [name]: figures },
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value),
    2,
  );
  writeFileSync(RELEASED, `${rounded}\n`);
}

test('in the frozen market nDCG and recall reach their limits, and have not fallen since the release', async () => {
  const app = await startApp();
  const outcomes = await examine(app, FROZEN);
  const figures = byKind(outcomes);
  say(table('The frozen market', figures, released.frozen));
  if (process.env['RELEVANCE'] === 'worst') say(worst(outcomes, 60));
  release('frozen', figures);
  expect(figures.all.queries).toBeGreaterThanOrEqual(400);
  expect(figures.all.ndcg).toBeGreaterThanOrEqual(0.9);
  expect(figures.all.recall).toBeGreaterThanOrEqual(0.95);
  for (const kind of KINDS) {
    expect(figures[kind].ndcg, kind).toBeGreaterThanOrEqual(0.8);
  }
  expect(figures.all.ndcg).toBeGreaterThanOrEqual((released.frozen?.all.ndcg ?? 0) - ROUNDING);
});

test('in a market that the search was not tuned for, 200 queries find their job', async () => {
  const app = await startApp();
  const figures = byKind(await examine(app, HELD_BACK, HELD_BACK_OF_A_KIND));
  say(table('The held-back market', figures, released.heldBack));
  release('heldBack', figures);
  expect(figures.all.queries).toBe(200);
  expect(figures.all.ndcg).toBeGreaterThanOrEqual(0.85);
  expect(figures.all.inFirstTen).toBeGreaterThanOrEqual(0.98);
});
