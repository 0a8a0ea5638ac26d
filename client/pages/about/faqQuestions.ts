import type { DialogTarget } from '#client/components/account/DialogLink.tsx';
import type { UserRole } from '#client/lib/session.ts';

/** Links that differ by visitor; null hides the link from visitors who cannot use it. */
type ForVisitor = Partial<Record<UserRole | 'GUEST', DialogTarget | null>>;

const NO_NEED: ForVisitor = {
  GUEST: { name: 'signup' },
  JOB_SEEKER: null,
  EMPLOYER: null,
  ADMIN: null,
};
const SEEKERS: ForVisitor = { EMPLOYER: null, ADMIN: null };
const RESUME: ForVisitor = { ...SEEKERS, GUEST: { name: 'login', returnUrl: '/resume' } };

/** The twenty questions in five groups, with the page an answer links to. */
export const FAQ_GROUPS = [
  {
    group: 'start',
    questions: [
      { id: 'createAccount', to: '/signup', visitors: NO_NEED },
      { id: 'free' },
      { id: 'withoutAccount', to: '/browse-jobs' },
      { id: 'languages' },
    ],
  },
  {
    group: 'search',
    questions: [
      { id: 'findJobs', to: '/browse-jobs' },
      { id: 'pay' },
      { id: 'saveJob', to: '/saved-jobs' },
      { id: 'alerts', to: '/job-alerts' },
    ],
  },
  {
    group: 'applications',
    questions: [
      { id: 'apply', to: '/browse-jobs' },
      { id: 'resumeFiles', to: '/resume', visitors: RESUME },
      { id: 'status', to: '/my-applications', visitors: SEEKERS },
      { id: 'applyTwice' },
    ],
  },
  {
    group: 'account',
    questions: [
      { id: 'changeProfile', to: '/profile', visitors: SEEKERS },
      { id: 'forgotPassword' },
      { id: 'whoSees', to: '/privacy' },
      { id: 'deleteAccount', to: '/settings' },
    ],
  },
  {
    group: 'technical',
    questions: [
      { id: 'noMail' },
      { id: 'fileRefused' },
      { id: 'askedForMoney', to: '/contact?type=support#write' },
      { id: 'reachSupport', to: '/contact' },
    ],
  },
] as const;

type Question = (typeof FAQ_GROUPS)[number]['questions'][number];

/** Where the answer leads for this visitor; null if nowhere. */
export function faqTarget(
  question: Question,
  role: UserRole | undefined,
): string | DialogTarget | null {
  if (!('to' in question)) return null;
  const instead = 'visitors' in question ? question.visitors[role ?? 'GUEST'] : undefined;
  return instead === undefined ? question.to : instead;
}
