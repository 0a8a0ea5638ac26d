import { holdsAdminToken, type Session, type UserRole } from '#client/lib/session.ts';

/** Who may see a page. The server checks every call again; this only decides what is drawn (product decision 49). */
export type Access = 'public' | 'login' | 'job_seeker' | 'employer' | 'admin';

export type Verdict = 'allow' | 'wait' | 'login-dialog' | 'login-page' | 'home' | 'denied';

const ROLE_OF: Readonly<Record<Exclude<Access, 'public' | 'login'>, UserRole>> = {
  job_seeker: 'JOB_SEEKER',
  employer: 'EMPLOYER',
  admin: 'ADMIN',
};

/** The documented guard rules, including the admin gate. */
export function checkAccess(access: Access, session: Session): Verdict {
  if (access === 'public') return 'allow';
  if (session.status === 'unknown') return 'wait';
  if (session.status === 'guest') return access === 'admin' ? 'login-page' : 'login-dialog';
  if (access === 'login' || session.user?.role === ROLE_OF[access]) return 'allow';
  if (access !== 'admin') return 'home';
  return holdsAdminToken() ? 'allow' : 'denied';
}
