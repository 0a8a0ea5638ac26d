import { describe, expect, test } from 'vitest';
import {
  forbiddenBy,
  isConflict,
  statusOf,
  updateForbiddenBy,
  type Person,
} from '#server/modules/admin/user/adminUser.rules.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const [BEFORE, LATER] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)];

const seeker: Person = {
  id: 'seeker',
  role: 'job_seeker',
  status: 'active',
  suspendedUntil: null,
  isVerified: false,
};
const admin: Person = { ...seeker, id: 'admin', role: 'admin', isVerified: true };
const colleague: Person = { ...admin, id: 'colleague' };
const suspended: Person = { ...seeker, status: 'suspended' };

const action = (person: Person, administrators: readonly Person[] = [admin, colleague]) => ({
  actorId: 'admin',
  person,
  administrators,
  now: NOW,
});

describe('a suspension', () => {
  test.each([
    ['without an end lasts', null, 'suspended'],
    ['lasts until its last moment', LATER, 'suspended'],
    ['is over at its end', NOW, 'active'],
    ['is over after its end', BEFORE, 'active'],
  ] as const)('%s', (_name, suspendedUntil, status) => {
    expect(statusOf({ ...suspended, suspendedUntil }, NOW)).toBe(status);
  });

  test('that has expired does not affect the other statuses', () => {
    expect(statusOf({ ...seeker, status: 'inactive', suspendedUntil: BEFORE }, NOW)).toBe(
      'inactive',
    );
    expect(statusOf({ ...seeker, suspendedUntil: LATER }, NOW)).toBe('active');
  });
});

describe('the actions an administrator may take on a user', () => {
  test.each([
    ['verify', 'someone new', seeker, null],
    ['verify', 'someone verified', { ...seeker, isVerified: true }, 'user.verify.new'],
    ['suspend', 'a seeker', seeker, null],
    ['suspend', 'someone suspended', suspended, 'user.suspend.new'],
    ['suspend', 'someone inactive', { ...seeker, status: 'inactive' }, 'user.suspend.active'],
    [
      'suspend',
      'someone whose suspension has expired',
      { ...suspended, suspendedUntil: BEFORE },
      null,
    ],
    ['suspend', 'another administrator', colleague, null],
    ['suspend', 'themselves', admin, 'user.suspend.self'],
    ['unsuspend', 'someone suspended', suspended, null],
    ['unsuspend', 'someone active', seeker, 'user.unsuspend.suspended'],
    [
      'unsuspend',
      'someone whose suspension has expired',
      { ...suspended, suspendedUntil: BEFORE },
      'user.unsuspend.suspended',
    ],
    ['delete', 'a seeker', seeker, null],
    ['delete', 'another administrator', colleague, null],
    ['delete', 'themselves', admin, 'user.delete.self'],
  ] as const)('%s %s', (verb, _whom, person, rule) => {
    expect(forbiddenBy(verb, action(person))).toBe(rule);
  });

  test.each([
    ['no one else', [admin]],
    ['a colleague who is suspended', [admin, { ...colleague, status: 'suspended' }]],
    ['a colleague who is inactive', [admin, { ...colleague, status: 'inactive' }]],
  ] as const)('the last administrator stays, with %s left', (_who, administrators) => {
    expect(forbiddenBy('suspend', action(admin, administrators))).toBe('user.suspend.last-admin');
    expect(forbiddenBy('delete', action(admin, administrators))).toBe('user.delete.last-admin');
  });

  test('actions on other users do not require another administrator', () => {
    expect(forbiddenBy('suspend', action(seeker, []))).toBeNull();
    expect(forbiddenBy('delete', action(seeker, []))).toBeNull();
  });

  test('a colleague whose suspension has expired counts as active', () => {
    const back = { ...colleague, status: 'suspended', suspendedUntil: BEFORE } as const;
    const byColleague = { ...action(admin, [admin, back]), actorId: 'colleague' };
    expect(forbiddenBy('delete', byColleague)).toBeNull();
  });
});

describe('the changes an administrator may make to a user', () => {
  const update = (person: Person, change: object, administrators?: readonly Person[]) => {
    const { role, status } = person;
    const same = { role, status, hasHistory: false };
    return updateForbiddenBy({ ...action(person, administrators), ...same, ...change });
  };

  test.each([
    ['nothing', seeker, {}, null],
    ['to inactive', seeker, { status: 'inactive' }, null],
    [
      'to suspended, which has its own mutation',
      seeker,
      { status: 'suspended' },
      'user.update.suspend',
    ],
    ['nothing of someone suspended', suspended, {}, null],
    ['the role of someone suspended', suspended, { role: 'employer' }, 'user.update.suspend'],
    ['suspended to active', suspended, { status: 'active' }, null],
    [
      'to suspended again, after a suspension has expired',
      { ...suspended, suspendedUntil: BEFORE },
      { status: 'suspended' },
      'user.update.suspend',
    ],
    ['to the other role', seeker, { role: 'employer' }, null],
    [
      'to the other role after an application',
      seeker,
      { role: 'employer', hasHistory: true },
      'user.update.history',
    ],
    ['the status after an application', seeker, { status: 'inactive', hasHistory: true }, null],
    ['to administrator', seeker, { role: 'admin' }, 'user.update.new-admin'],
    ['a colleague to employer', colleague, { role: 'employer', hasHistory: true }, null],
    ['a colleague to inactive', colleague, { status: 'inactive' }, null],
    ['nothing of themselves', admin, {}, null],
    ['their own role', admin, { role: 'employer' }, 'user.update.self'],
    ['their own status', admin, { status: 'inactive' }, 'user.update.self'],
  ] as const)('%s', (_what, person, change, rule) => {
    expect(update(person, change)).toBe(rule);
  });

  test('the last administrator keeps role and status', () => {
    expect(update(admin, { role: 'employer' }, [admin])).toBe('user.update.last-admin');
    expect(update(admin, { status: 'inactive' }, [admin])).toBe('user.update.last-admin');
    expect(update(admin, {}, [admin])).toBeNull();
    expect(update(seeker, { status: 'inactive' }, [admin])).toBeNull();
  });
});

test('an action someone else already took is a conflict, everything else is forbidden', () => {
  for (const rule of ['user.verify.new', 'user.suspend.new', 'user.unsuspend.suspended'] as const)
    expect(isConflict(rule)).toBe(true);
  for (const rule of ['user.suspend.self', 'user.delete.last-admin', 'user.update.self'] as const)
    expect(isConflict(rule)).toBe(false);
});
