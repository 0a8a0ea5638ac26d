import type { Json } from './jsonSchema.ts';

/** Tags by the first part of the path; for administrator paths, by the second. */
const TAGS: Readonly<Record<string, string>> = {
  'admin activity-logs': 'What has been done, by whom.',
  'admin analytics': 'Answers to questions about the market.',
  'admin auth': 'What an administrator may do.',
  'admin companies': 'Companies, and decisions on them.',
  'admin dashboard': 'The figures of the market.',
  'admin jobs': 'Jobs, decisions on them, and uploads of many.',
  'admin pending-changes': 'Changes of approved jobs and companies that wait for a decision.',
  'admin settings': 'How the site is set up.',
  'admin verifications': 'What companies have sent to be verified.',
  'admin users': 'Accounts, and decisions on them.',
  alerts: 'Searches that are repeated, their finds sent by mail.',
  applications: 'Applications: those sent, those received, decisions on them.',
  auth: 'Accounts, logins and passwords.',
  companies: "The caller's company.",
  contact: 'Messages to the people behind the site.',
  employers: 'Settings of employers.',
  jobs: 'Jobs: finding, posting, changing.',
  notifications: 'What the caller has been told.',
  partner: "A partner's jobs, by the partner's own ids.",
  'pending-changes': 'Changes of approved jobs and of the company that wait for an administrator.',
  'saved-jobs': 'Jobs that were put aside.',
  upload: 'Files.',
  users: 'The profile.',
};

export function tagOf(path: string): string {
  const [, first = '', second] = path.split('/');
  return first === 'admin' ? `${first} ${second}` : first;
}

export function tagsOf(names: readonly string[]): Json[] {
  return [...new Set(names)].toSorted().map((name) => {
    const description = TAGS[name];
    if (!description) throw new Error(`Say in tags.ts what the paths of "${name}" are about.`);
    return { name, description };
  });
}
