/** @module-tag full */
import { expect, test } from 'vitest';
import { walk } from './visitPages.ts';

test('every page is complete for a guest or asks them to log in', async () => {
  expect(await walk('guest')).toEqual([]);
});
