/** The sections of the policy in order. The catalogue uses the same keys. */
export const PRIVACY_SECTIONS = [
  {
    id: 'collect',
    texts: ['text'],
    items: ['account', 'profile', 'applications', 'messages', 'visits'],
  },
  { id: 'use', texts: ['text', 'never'], items: [] },
  { id: 'share', texts: ['text'], items: ['applied', 'searching', 'helpers', 'push', 'law'] },
  {
    id: 'cookies',
    texts: ['text'],
    items: ['essential', 'offline', 'preferences', 'analytics', 'advertising'],
  },
  {
    id: 'rights',
    texts: ['text'],
    items: ['see', 'correct', 'take', 'delete', 'stop', 'complain'],
  },
  { id: 'keep', texts: ['text', 'logs'], items: [] },
  { id: 'security', texts: ['text'], items: [] },
  { id: 'terms', texts: ['text'], items: ['seekers', 'employers', 'everybody'] },
  { id: 'changes', texts: ['text', 'contact'], items: [] },
] as const;
