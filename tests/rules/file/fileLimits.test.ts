import { expect, test } from 'vitest';
import {
  areUnrelated,
  uploadLimitOf,
  hasRoom,
  LINK_LIFETIME,
  UNFINISHED_FOR,
  UNUSED_FOR,
} from '#server/modules/file/file.rules.ts';

const MB = 1_048_576;

test('file.store.room: a user can store a hundred files, 250 MB in total', () => {
  expect(hasRoom({ files: 99, bytes: 0 }, MB)).toBe(true);
  expect(hasRoom({ files: 100, bytes: 0 }, MB)).toBe(false);
  expect(hasRoom({ files: 1, bytes: 249 * MB }, MB)).toBe(true);
  expect(hasRoom({ files: 1, bytes: 249 * MB }, MB + 1)).toBe(false);
});

test('file.compare.strangers: twenty files, all without a row, belong to another database or folder', () => {
  const files = [
    { matched: 0, unmatched: 20 },
    { matched: 0, unmatched: 19 },
    { matched: 1, unmatched: 20 },
  ];
  expect(files.map(areUnrelated)).toEqual([true, false, false]);
});

test('the upload limit is set in megabytes', () => {
  expect(uploadLimitOf({ fileUploadLimit: 5 })).toBe(5 * MB);
});

test('a link lasts five minutes, an unfinished upload an hour, an unused file a day', () => {
  expect(LINK_LIFETIME).toBe(300_000);
  expect(UNFINISHED_FOR).toBe(3_600_000);
  expect(UNUSED_FOR).toBe(86_400_000);
});
