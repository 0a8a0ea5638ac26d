/** @module-tag full */
import { expect, test } from 'vitest';
import { walk } from './walk.ts';

test('a guest finds every page whole, or is asked to log in', async () => {
  expect(await walk('guest')).toEqual([]);
});
