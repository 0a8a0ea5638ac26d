/** The twenty questions in five groups, with the page an answer links to. */
export const FAQ_GROUPS = [
  {
    group: 'start',
    questions: [
      { id: 'createAccount', to: '/signup' },
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
      { id: 'resumeFiles', to: '/resume' },
      { id: 'status', to: '/my-applications' },
      { id: 'applyTwice' },
    ],
  },
  {
    group: 'account',
    questions: [
      { id: 'changeProfile', to: '/profile' },
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
