import type { SessionUser } from '#client/lib/session.ts';

export interface Visitor {
  name: string;
  /** Null for a guest. */
  user: SessionUser | null;
  /** Whether controls are pressed as this visitor. Colleagues with fewer rights have fewer of the same buttons. */
  presses: boolean;
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

export const GUEST: Visitor = { name: 'guest', user: null, presses: true };
export const SEEKER: Visitor = { name: 'seeker', user: ASHA, presses: true };
export const EMPLOYER: Visitor = {
  name: 'employer',
  user: { ...ASHA, role: 'EMPLOYER', teamRole: 'OWNER' },
  presses: true,
};
export const HIRING_MANAGER: Visitor = {
  name: 'hiringManager',
  user: { ...ASHA, role: 'EMPLOYER', teamRole: 'HIRING_MANAGER' },
  presses: false,
};
/** The role in a team with the fewest rights. */
export const INTERVIEWER: Visitor = {
  name: 'interviewer',
  user: { ...ASHA, role: 'EMPLOYER', teamRole: 'INTERVIEWER' },
  presses: false,
};
export const ADMINISTRATOR: Visitor = {
  name: 'administrator',
  user: { ...ASHA, role: 'ADMIN' },
  presses: true,
};
