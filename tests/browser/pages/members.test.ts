/** @module-tag full */
import { expect, test } from 'vitest';
import { walk } from './visitPages.ts';

test.each(['job_seeker', 'employer', 'admin'] as const)(
  'every page is complete for a %s or turns them away',

  async (visitor) => {
    expect(await walk(visitor)).toEqual([]);
  },
);
