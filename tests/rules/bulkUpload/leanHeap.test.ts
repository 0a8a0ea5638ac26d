import { expect, test } from 'vitest';
import { withLeanHeap } from '#server/modules/bulkUpload/createJobs/leanHeap.service.ts';

test('work in a lean heap returns its result or its error', async () => {
  const nested = () => withLeanHeap(async () => 'done');
  expect(await withLeanHeap(nested)).toBe('done');
  const failing = async () => {
    throw new Error('the file could not be read');
  };
  await expect(withLeanHeap(failing)).rejects.toThrow('the file could not be read');
});
