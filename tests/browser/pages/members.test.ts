/** @module-tag full */
import { expect, test } from 'vitest';
import { walk } from './walk.ts';

test.each(['job_seeker', 'employer', 'admin'] as const)(
  'every page is whole for a member, or not for them: %s',

  async (visitor) => {
    expect(await walk(visitor)).toEqual([]);
  },
);
