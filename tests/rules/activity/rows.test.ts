import { expect, test } from 'vitest';
import { canonical, changesOf, rowOf } from '#server/modules/activity/activity.rules.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';

const at = new Date('2026-11-21T10:00:00Z');
const activity: Activity = {
  at,
  actor: { kind: 'user', id: 'asha' },
  action: 'job.create',
  subject: { kind: 'job', id: 'j1' },
};

test('a log entry holds the actor, the action and the subject', () => {
  expect(rowOf(activity)).toEqual({
    at,
    actorKind: 'user',
    actorId: 'asha',
    action: 'job.create',
    subjectKind: 'job',
    subjectId: 'j1',
    ip: null,
    requestId: null,
    before: null,
    after: null,
  });
});

test('a log entry holds the address and request, with values as they are read back', () => {
  const more = { ip: '192.0.2.1', requestId: 'r1', before: null };
  const row = rowOf({ ...activity, ...more, subject: null, after: { at, gone: undefined } });
  expect(row).toMatchObject({
    subjectKind: null,
    subjectId: null,
    ip: '192.0.2.1',
    requestId: 'r1',
    before: null,
  });
  expect(row.after).toStrictEqual({ at: '2026-11-21T10:00:00.000Z' });
});

test('the order of keys does not matter', () => {
  expect(canonical({ b: [1, { d: null, c: at }], a: 'x' })).toBe(
    '{"a":"x","b":[1,{"c":"2026-11-21T10:00:00.000Z","d":null}]}',
  );
  expect(canonical({ a: undefined })).toBe('{"a":null}');
  expect(canonical(undefined)).toBe('null');
});

test('activity.changes.only: only the values that differ are logged', () => {
  const before = { title: 'Nurse', tags: ['a'], until: at, note: null };
  expect(changesOf(before, { ...before, tags: ['a'], until: new Date(at) })).toBeNull();
  expect(changesOf(before, { title: 'Ward nurse', note: undefined })).toEqual({
    before: { title: 'Nurse' },
    after: { title: 'Ward nurse' },
  });
  expect(changesOf({}, { note: 'x' })).toEqual({ before: { note: null }, after: { note: 'x' } });
});
