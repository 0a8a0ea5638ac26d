import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  jobs: {
    title: string;
    company: string;
    location: string;
    salary: string;
    path: string;
    /** The reasons in words, those that speak for the job first. */
    why: string[];
  }[];
  /** A path on the site. */
  unsubscribe: string;
}

/** Jobs that fit a profile, each with why it is here. */
export function recommendedJobs(
  { name, jobs, unsubscribe }: Values,
  { t, siteName, page }: MailTools,
): MailContent {
  const [first] = jobs;
  const count = jobs.length;
  return {
    subject: t('recommendedJobs.subject', { count }),
    preview: first
      ? t('recommendedJobs.preview', { title: first.title, company: first.company })
      : '',
    title: t('recommendedJobs.title', { count }),
    name,
    paragraphs: [t('recommendedJobs.found')],
    entries: jobs.map(({ title, company, location, salary, path, why }) => ({
      title,
      link: page(path),
      lines: [
        [company, location].filter(Boolean).join(' · '),
        salary || t('recommendedJobs.undisclosed'),
        ...why.map((reason) => `• ${reason}`),
      ].filter(Boolean),
    })),
    button: { label: t('recommendedJobs.button'), link: page('/recommended-jobs') },
    reason: t('recommendedJobs.reason', { siteName }),
    endings: [
      { label: t('recommendedJobs.unsubscribe'), link: page(unsubscribe) },
      { label: t('recommendedJobs.manage'), link: page('/profile') },
    ],
  };
}
