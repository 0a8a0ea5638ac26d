import { expect, test } from 'vitest';
import { walk } from './walk.ts';

test('a guest finds every page whole, or is asked to log in', { timeout: 240_000 }, async () => {
  expect(await walk('guest')).toEqual([]);
});
