import type { Json } from './jsonSchema.ts';

/** Tags by the first part of the path; for administrator paths, by the second. */
const TAGS: Readonly<Record<string, string>> = {
  'admin activity-logs': 'Who did what, and when.',
  'admin analytics': 'Answers to questions about the market.',
  'admin auth': 'What an administrator may do.',
  'admin companies': 'Companies, and decisions on them.',
  'admin dashboard': 'The figures of the market.',
  'admin jobs': 'Jobs, decisions on them, and bulk uploads.',
  'admin pending-changes': 'Changes to approved jobs and companies that wait for a decision.',
  'admin recounts': 'Stored figures, compared with the rows they are counted from.',
  'admin settings': 'The settings of the site.',
  'admin verifications': 'What companies submitted for verification.',
  'admin users': 'Accounts, and decisions on them.',
  alerts: 'Saved searches whose new jobs are sent by email.',
  applications: 'Applications sent and received, and decisions on them.',
  auth: 'Accounts, logins and passwords.',
  companies: "The caller's company.",
  contact: 'Messages to the team of the site.',
  conversations: 'Messages between companies and applicants.',
  decisions: 'Decisions on many applications at once.',
  employers: "Employers' own settings.",
  'interview-invitations': "An applicant's interview, by the link in the email.",
  interviews: 'Interviews with applicants.',
  jobs: 'Finding, posting and changing jobs.',
  'message-templates': "The company's texts for messages to applicants.",
  notifications: "The caller's notifications.",
  partner: "A partner's jobs, identified by the partner's own ids.",
  'offer-templates': "The company's texts for offer letters.",
  offers: 'Offers to applicants.',
  'pay-insights': 'What jobs pay, by title and place.',
  'pending-changes': 'Changes to approved jobs and to the company that wait for an administrator.',
  'saved-jobs': 'Jobs saved for later.',
  recommendations: 'Jobs that fit the profile of the caller.',
  stages: "The stages of the caller's company between review and hire.",
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
