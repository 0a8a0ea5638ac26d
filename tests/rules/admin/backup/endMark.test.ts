import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { END_MARK_LENGTH, endMark } from '#server/modules/admin/backup/endMark.rules.ts';

const checksum = createHash('sha256').update('a backup').digest();

test('the end mark of a backup contains the checksum and unpacks to nothing', () => {
  const mark = endMark(checksum);
  expect(mark.toString('latin1')).toContain(`sha256:${checksum.toString('hex')}\0`);
  expect(gunzipSync(mark)).toHaveLength(0);
  expect(gunzipSync(Buffer.concat([gzipSync('a backup'), mark])).toString()).toBe('a backup');
});

test('the end mark has a fixed length, so that it can be found from the end', () => {
  expect(endMark(checksum)).toHaveLength(END_MARK_LENGTH);
});
