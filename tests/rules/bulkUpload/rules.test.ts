import { expect, test } from 'vitest';
import {
  startForbiddenBy,
  undoableUntil,
  undoForbiddenBy,
} from '#server/modules/bulkUpload/bulkUpload.rules.ts';

const DAY = 86_400_000;
const finishedAt = new Date('2026-11-21T10:00:00Z');
const upload = { status: 'pending', total: 3, valid: 3, finishedAt: null } as const;
const complete = { ...upload, status: 'complete', finishedAt } as const;

test('an upload is started once, with valid rows, and with invalid ones only on request', () => {
  expect(startForbiddenBy(upload, false)).toBeNull();
  expect(startForbiddenBy({ ...upload, status: 'running' }, true)).toBe('bulkUpload.start.pending');
  expect(startForbiddenBy({ ...upload, valid: 0 }, true)).toBe('bulkUpload.start.rows');
  expect(startForbiddenBy({ ...upload, valid: 2 }, false)).toBe('bulkUpload.start.faultless');
  expect(startForbiddenBy({ ...upload, valid: 2 }, true)).toBeNull();
});

test('an upload can be undone within a day of its last row', () => {
  const until = new Date(finishedAt.getTime() + DAY);
  expect(undoableUntil(complete)).toEqual(until);
  expect(undoForbiddenBy(complete, until)).toBeNull();
  expect(undoForbiddenBy(complete, new Date(until.getTime() + 1))).toBe('bulkUpload.undo.window');
  for (const status of ['pending', 'running', 'failed', 'undone'] as const) {
    expect(undoForbiddenBy({ ...complete, status }, until)).toBe('bulkUpload.undo.complete');
    expect(undoableUntil({ ...complete, status })).toBeNull();
  }
});
