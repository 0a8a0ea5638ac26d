import { describe, expect, test } from 'vitest';
import { compareTexts, type TextPart } from '#client/pages/admin/changes/compareTexts.ts';
import { readAddress, pathOf } from '#client/pages/admin/lists/listAddress.ts';
import { preview } from '#client/pages/admin/lists/preview.ts';
import { waitingTime } from '#client/pages/admin/lists/waitingTime.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-21T09:30:00Z', 'new', 0],
  ['2026-11-21T10:30:00Z', 'new', 0],
  ['2026-11-21T08:59:00Z', 'hours', 1],
  ['2026-11-20T10:01:00Z', 'hours', 23],
  ['2026-11-20T10:00:00Z', 'days', 1],
  ['2026-08-21T10:00:00Z', 'days', 92],
])('an item created at %s has been pending for %s %i', (since, key, count) => {
  expect(waitingTime(since, NOW)).toEqual({ key, count });
});

describe('the preview', () => {
  test('has at most 50 letters on one line', () => {
    expect(preview(' a\n\n b  c ')).toBe('a b c');
    expect(preview('x'.repeat(50))).toBe('x'.repeat(50));
    expect(preview('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  });

  test('never splits a letter', () => {
    expect(preview('👍'.repeat(51))).toBe(`${'👍'.repeat(50)}…`);
  });
});

test('two texts are compared word by word, or as a whole if that takes too long', () => {
  const [now, then] = ['Ask Asha\nat noon', 'Ask Asha Rao  at noon'];
  const { before, after } = compareTexts(now, then);
  const marked = (parts: TextPart[]) => parts.filter(({ differs }) => differs);
  const joined = (parts: TextPart[]) => parts.map(({ text }) => text).join('');
  expect([marked(before), marked(after)]).toEqual([[], [{ text: 'Rao', differs: true }]]);
  expect([joined(before), joined(after)]).toEqual([now, then]);
  expect(compareTexts(now, '', -1)).toEqual({ before: [{ text: now, differs: true }], after: [] });
});

describe('the address', () => {
  test('is parsed leniently and contains only what differs from the defaults', () => {
    const query = new URLSearchParams('status=Approved&industry=elsewhere&page=-3&search=a%20b');
    const address = readAddress(query);
    expect(address).toEqual({
      search: 'a b',
      status: 'APPROVED',
      industry: null,
      company: null,
      reported: false,
      changed: false,
      verification: false,
      page: 1,
      open: null,
    });
    expect(pathOf('/admin/jobs', address)).toBe('/admin/jobs?search=a+b&status=approved');
    expect(pathOf('/admin/jobs', {})).toBe('/admin/jobs');
    expect(pathOf('/admin/jobs', { changed: true })).toBe('/admin/jobs?changed=1');
  });
});
