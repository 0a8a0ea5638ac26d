import { expect, test } from 'vitest';
import { mayRename } from './noun.rules.ts';

const NOW = new Date('2026-01-15T12:00:00Z');

test('noun.rename.open: a closed noun keeps its name', () => {
  expect(mayRename({ closedAt: null }, NOW)).toBe(true);
  expect(mayRename({ closedAt: new Date('2026-01-15T11:59:59Z') }, NOW)).toBe(false);
});
