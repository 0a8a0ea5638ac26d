import { expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '#schema/options/statuses.ts';
import { TREATMENT_CHANGEABLE_DAYS } from '#schema/options/treatment.ts';
import { UNDO_WITHDRAWAL_MS } from '#schema/options/withdrawal.ts';
import {
  isEditable,
  isUndoable,
  isWithdrawable,
} from '#server/modules/application/own/ownApplication.rules.ts';
import { acceptsDecisions } from '#server/modules/application/status/applicationStatus.rules.ts';
import { hasEnded, isChangeable } from '#server/modules/application/treatment/treatment.rules.ts';

const NOW = new Date('2026-11-21T06:30:00Z');
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
const DAY = 86_400_000;

test('application.withdraw.open: once, until it has been decided', () => {
  const open = (withdrawnAt: Date | null) =>
    APPLICATION_STATUSES.filter((status) => isWithdrawable({ status, withdrawnAt }));
  expect(open(null)).toEqual(['pending', 'reviewed', 'shortlisted']);
  expect(open(NOW)).toEqual([]);
});

test.each([
  ['within the time', before(UNDO_WITHDRAWAL_MS - 1), null, true],
  ['after it', before(UNDO_WITHDRAWAL_MS), null, false],
  ['after the company was notified', NOW, NOW, false],
  ['without a withdrawal', null, null, false],
])('application.withdraw.undo: %s', (_, withdrawnAt, notifiedAt, may) => {
  expect(isUndoable({ withdrawnAt, notifiedAt }, NOW)).toBe(may);
});

const UNREAD = { status: 'pending', withdrawnAt: null, movedTo: null, isOpened: false } as const;

test.each([
  ['a new one', {}, true],
  ['one that was opened', { isOpened: true }, false],
  ['a withdrawn one', { withdrawnAt: NOW }, false],
  ['one whose status is about to change', { movedTo: 'rejected' }, false],
  ['a reviewed one', { status: 'reviewed' }, false],
] as const)('application.edit.unseen: %s', (_, facts, may) => {
  expect(isEditable({ ...UNREAD, ...facts })).toBe(may);
});

test('application.move.withdrawn: nobody decides on it', () => {
  expect([true, false].map((isWithdrawn) => acceptsDecisions({ isWithdrawn }))).toEqual([
    false,
    true,
  ]);
});

test('application.treatment.ended: the question is asked from that moment', () => {
  const ended = (endedAt: Date | null) => hasEnded({ endedAt, firstRatedAt: null }, NOW);
  expect([null, before(-1), NOW, before(1)].map(ended)).toEqual([false, false, true, true]);
});

test('application.treatment.changeable: an answer is final after some days', () => {
  const changeable = (firstRatedAt: Date | null) =>
    isChangeable({ endedAt: null, firstRatedAt }, NOW);
  const last = TREATMENT_CHANGEABLE_DAYS * DAY;
  expect([null, NOW, before(last - 1), before(last)].map(changeable)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
