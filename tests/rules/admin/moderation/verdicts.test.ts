import { describe, expect, test } from 'vitest';
import { canonical, changesOf } from '#server/modules/activity/activity.rules.ts';
import { forbiddenBy, permissionsOf } from '#server/modules/admin/moderation/moderation.rules.ts';

describe('a status change', () => {
  test.each([
    ['pending', 'pending', 'approved', null],
    ['pending', 'approved', 'approved', 'moderation.move.new'],
    ['pending', 'approved', 'rejected', 'moderation.move.seen'],
    ['approved', 'approved', 'pending', 'moderation.move.allowed'],
    ['rejected', 'rejected', 'suspended', 'moderation.move.allowed'],
    ['suspended', 'suspended', 'rejected', null],
  ] as const)('seen as %s, currently %s, to %s: %s', (seen, current, to, rule) =>
    expect(forbiddenBy({ seen, current, to, edited: new Date(1) })).toBe(rule),
  );
});

test('only administrators have permissions', () => {
  expect(new Set(Object.values(permissionsOf('admin')))).toEqual(new Set([true]));
  expect(new Set(Object.values(permissionsOf('employer')))).toEqual(new Set([false]));
  expect(new Set(Object.values(permissionsOf('job_seeker')))).toEqual(new Set([false]));
});

test('JSON is serialized the same way for any order of keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'ü"' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"ü\\"","d":null}]}',
  );
  expect(canonical({ a: undefined })).toBe('{"a":null}');
});

test('only differences are logged', () => {
  const before = { title: 'A', skills: ['x'], when: new Date(5), gone: undefined };
  expect(changesOf(before, { title: 'A', skills: ['x'], when: new Date(5) })).toBeNull();
  expect(changesOf(before, { title: 'B', skills: ['x'], gone: 1 })).toEqual({
    before: { title: 'A', gone: null },
    after: { title: 'B', gone: 1 },
  });
});
