import { describe, expect, test } from 'vitest';
import { hasRoom, isCurrent, mayChange, mayRead } from '#server/modules/report/report.rules.ts';
import {
  hasPlace,
  isPinned,
  mayBePinnedTo,
  moved,
} from '#server/modules/report/board/reportBoard.rules.ts';

describe('report.read.shared and report.change.maker', () => {
  test.each([
    ['own', 'me', false, true, true],
    ['own and shared', 'me', true, true, true],
    ['of someone else', 'other', false, false, false],
    ['shared by someone else', 'other', true, true, false],
    ['left behind and shared', null, true, true, true],
    ['left behind', null, false, false, false],
  ])('a report that is %s', (_name, ownerId, isShared, reads, changes) => {
    expect(mayRead({ ownerId, isShared }, 'me')).toBe(reads);
    expect(mayChange({ ownerId, isShared }, 'me')).toBe(changes);
  });
});

test('report.change.version: only the version the user has seen can be changed', () => {
  expect(isCurrent({ version: 2 }, 2)).toBe(true);
  expect(isCurrent({ version: 2 }, 1)).toBe(false);
  expect(isCurrent({ version: 2 })).toBe(true);
  expect(isCurrent({ version: 2 }, null)).toBe(true);
  expect(isCurrent({ version: 1 }, 0)).toBe(false);
});

test('report.save.room: the last free place can be used, but no more', () => {
  expect(hasRoom(199, 200)).toBe(true);
  expect(hasRoom(200, 200)).toBe(false);
});

const pin = (id: string, isSeen = true) => ({ id, reportId: `report of ${id}`, isSeen });
const pins = (count: number, isSeen = true) =>
  Array.from({ length: count }, (_, at) => pin(String(at), isSeen));

test('pin.save.room: a dashboard shows 24 pins, and hidden ones do not count', () => {
  expect(hasPlace(pins(23))).toBe(true);
  expect(hasPlace(pins(24))).toBe(false);
  expect(hasPlace([...pins(23), pin('hidden', false)])).toBe(true);
  expect(hasPlace(pins(40, false))).toBe(true);
});

test('pin.save.once: a visible report cannot be pinned again', () => {
  expect(isPinned([pin('a'), pin('b')], 'report of b')).toBe(true);
  expect(isPinned([pin('a')], 'report of b')).toBe(false);
  expect(isPinned([pin('a', false)], 'report of a')).toBe(false);
  expect(isPinned([], 'report of a')).toBe(false);
});

test.each([
  ['my own dashboard', false, 'my own report', false, true],
  ['my own dashboard', false, 'a shared report', true, true],
  ['a shared dashboard', true, 'a shared report', true, true],
  ['a shared dashboard', true, 'my own report', false, false],
])('pin.save.shared: on %s (%s) %s (%s): %s', (_board, onShared, _report, isShared, expected) => {
  expect(mayBePinnedTo({ isShared: onShared }, { isShared })).toBe(expected);
});

describe('moving a pin', () => {
  const board = [pin('a'), pin('hidden', false), pin('b'), pin('c')];
  test.each([
    ['to the front', 'c', 0, 'c a hidden b'],
    ['between two others', 'a', 1, 'hidden b a c'],
    ['counts only the pins that are seen', 'c', 1, 'a hidden c b'],
    ['to the end', 'a', 2, 'hidden b c a'],
    ['beyond the end is the end', 'a', 9, 'hidden b c a'],
    ['to where it is changes nothing', 'b', 1, 'a hidden b c'],
  ])('%s', (_name, id, position, expected) => {
    expect(moved(board, id, position).join(' ')).toBe(expected);
  });
});
