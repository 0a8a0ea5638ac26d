import type { SessionUser } from '#client/lib/session.ts';

export interface Visitor {
  name: string;
  /** Null for a guest. */
  user: SessionUser | null;
}

/** The id in the address of every page that is about one object. The market answers for any id. */
export const SUBJECT = '0190a5d2-0000-7000-8000-000000000001';

const ASHA: SessionUser = {
  id: '0190a5d2-0000-7000-8000-0000000000aa',
  email: 'asha.rao@mail.example',
  firstName: 'Asha',
  lastName: 'Rao',
  role: 'JOB_SEEKER',
  onboardingComplete: true,
  emailVerified: true,
  createdAt: '2026-01-05T10:00:00.000Z',
  teamRole: null,
};

export const GUEST: Visitor = { name: 'guest', user: null };
export const SEEKER: Visitor = { name: 'seeker', user: ASHA };
export const EMPLOYER: Visitor = {
  name: 'employer',
  user: { ...ASHA, role: 'EMPLOYER', teamRole: 'OWNER' },
};
/** The role in a team with the fewest rights. */
export const INTERVIEWER: Visitor = {
  name: 'interviewer',
  user: { ...ASHA, role: 'EMPLOYER', teamRole: 'INTERVIEWER' },
};
export const ADMINISTRATOR: Visitor = { name: 'administrator', user: { ...ASHA, role: 'ADMIN' } };
