import { describe, expect, test } from 'vitest';
import { checkAccess, type Access, type Verdict } from '#client/lib/guard/access.ts';
import type { Session, UserRole } from '#client/lib/session.ts';

const guest: Session = {
  status: 'guest',
  token: null,
  user: null,
  onboardingComplete: false,
  unreachable: false,
  ended: null,
};
const unknown: Session = { ...guest, status: 'unknown', token: 't' };
const member = (role: UserRole): Session => ({
  ...guest,
  status: 'member',
  token: 't',
  user: {
    id: '1',
    email: 'asha@mail.example',
    firstName: 'Asha',
    lastName: 'Rao',
    role,
    onboardingComplete: true,
    emailVerified: true,
  },
});

type Row = [Access, Verdict, Verdict, Verdict, Verdict, Verdict];

describe('access to a page', () => {
  test.each<Row>([
    // access        unknown  guest           job seeker  employer  admin
    ['public', 'allow', 'allow', 'allow', 'allow', 'allow'],
    ['login', 'wait', 'login-dialog', 'allow', 'allow', 'allow'],
    ['job_seeker', 'wait', 'login-dialog', 'allow', 'home', 'home'],
    ['employer', 'wait', 'login-dialog', 'home', 'allow', 'home'],
    ['admin', 'wait', 'login-page', 'denied', 'denied', 'allow'],
  ])('%s', (access, ...verdicts) => {
    const visitors = [unknown, guest, member('JOB_SEEKER'), member('EMPLOYER'), member('ADMIN')];
    expect(visitors.map((visitor) => checkAccess(access, visitor))).toEqual(verdicts);
  });

  test('a stored admin token shows the admin area, but every call is checked on the server', () => {
    localStorage.setItem('adminToken', 'whatever');
    const verdicts = [unknown, guest, member('EMPLOYER')].map((who) => checkAccess('admin', who));
    localStorage.removeItem('adminToken');
    expect(verdicts).toEqual(['wait', 'login-page', 'allow']);
  });
});
