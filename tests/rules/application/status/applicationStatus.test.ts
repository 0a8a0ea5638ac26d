import { describe, expect, test } from 'vitest';
import { movesFrom } from '#schema/options/applicationMoves.ts';
import { APPLICATION_STATUSES } from '#schema/options/statuses.ts';
import {
  fillIn,
  hasStatusChanged,
  hasRoomForNote,
  isAllowed,
  isUndoable,
  mayDeleteNote,
} from '#server/modules/application/status/applicationStatus.rules.ts';

test('application.move.allowed: seven of twenty-five changes of status', () => {
  const allowed = APPLICATION_STATUSES.flatMap((from) =>
    APPLICATION_STATUSES.filter((to) => isAllowed(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    'pending reviewed',
    'pending shortlisted',
    'pending rejected',
    'reviewed shortlisted',
    'reviewed rejected',
    'shortlisted rejected',
    'shortlisted hired',
  ]);
  expect(movesFrom('rejected')).toEqual([]);
  expect(movesFrom('hired')).toEqual([]);
});

test('application.move.seen: any status but the one that was seen is a conflict', () => {
  expect(hasStatusChanged('pending', 'pending')).toBe(false);
  expect(hasStatusChanged('pending', 'reviewed')).toBe(true);
});

describe('application.undo.window', () => {
  const undoUntil = new Date('2026-11-21T10:00:10Z');
  test.each([
    ['2026-11-21T10:00:09.999Z', null, true],
    ['2026-11-21T10:00:10.000Z', null, false],
    ['2026-11-21T10:00:05Z', '2026-11-21T10:00:04Z', false],
  ])('%s, undone %s: %s', (now, undone, wanted) => {
    const undoneAt = undone === null ? null : new Date(undone);
    expect(isUndoable({ undoUntil, undoneAt }, new Date(now))).toBe(wanted);
  });
});

test('application.note.room and application.note.own', () => {
  expect([hasRoomForNote(99), hasRoomForNote(100)]).toEqual([true, false]);
  expect(mayDeleteNote({ authorId: 'me' }, 'me')).toBe(true);
  expect(mayDeleteNote({ authorId: null }, 'me')).toBe(false);
});

test('placeholders are filled in once, and $ is a plain character', () => {
  const values = { name: '{company} $& $1', job: 'Nurse', company: 'Lotus' };
  expect(fillIn('{name}, {job}, {job}, {company}, {Name}', values)).toBe(
    '{company} $& $1, Nurse, Nurse, Lotus, {Name}',
  );
});
