/**
 * The modules of the server from the ground up, with what each is about. A module may only import modules in lower
 * layers and those listed before it in its own layer. So there are no circles, and the order is also the reading
 * order.
 */
export const MODULE_LAYERS = {
  platform: {
    activity: 'the log of what people did, each entry sealed by the next',
    mail: 'templates, the outbox and delivery',
    setting: 'the settings of the site, as every process knows them',
    limits: 'how much may be asked for, and asking twice safely',
  },
  people: {
    notification: 'the bell, and email and push by preference',
    account: 'people, logins, sessions, second factor, API keys, preferences',
    file: 'uploads: what they are, where they are kept, who may open them',
    team: "a company's people: their roles, and their rights for each job",
  },
  market: {
    review: 'risk signs, and changes that wait for an administrator',
    company: 'companies, their people, contact and verification',
    job: 'jobs from draft to expiry: reading, posting, reporting',
    search: 'finding jobs, and what was meant by the words typed',
    pay: 'what jobs pay, by title and place',
    candidate: 'seekers as employers see them, resumes and completeness',
  },
  workflows: {
    savedJob: 'jobs a seeker keeps',
    hiddenCompany: 'companies whose jobs a seeker does not want to see',
    alert: 'searches that are sent by email',
    screening: "what applicants answer to a job's questions, and how well it fits",
    application: 'applying, and deciding on applications',
    conversation: 'messages between company and applicant, on the page and by email',
    interview: 'interviews: offering times, booking, invitations, reminders and scorecards',
    offer: 'offers: letters as PDF, acceptance and refusal online, expiry',
    recommendation: 'jobs that fit a person and people who fit a job, with the reasons',
  },
  figures: {
    dashboard: 'the first page of each role, and the weekly report',
    jobPerformance: 'what happens around a job, beside similar ones, and what to change',
    analytics: 'questions about the market, and their answers',
    report: 'saved questions, boards and schedules',
  },
  operations: {
    content: 'articles, the newsletter, contact messages and the sitemap',
    partner: 'webhooks, feeds, persisted operations and nodes',
    bulkUpload: 'many jobs from one file',
    recount: 'what follows from other rows, compared with them every night',
    personalData: 'a copy of everything about a person, and its deletion',
    admin: 'moderation, users, settings and backups',
  },
} as const satisfies Record<string, Record<string, string>>;

export const MODULES: string[] = Object.values(MODULE_LAYERS).flatMap((layer) =>
  Object.keys(layer),
);

const MODULE = /^server\/modules\/([^/]+)\//;

/** The module a file belongs to. */
export function moduleOf(path: string): string | undefined {
  return MODULE.exec(path)?.[1];
}

/** Whether this import violates the order: upwards, or to the right in the same layer. */
export function importsUpwards(from: string, to: string): boolean {
  return MODULES.indexOf(to) > MODULES.indexOf(from);
}
