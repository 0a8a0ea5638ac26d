import type { AlertFrequency } from '#schema/options/alerts.ts';
import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  alertName: string;
  frequency: AlertFrequency;
  /** The jobs that are listed. There may be more. */
  jobs: {
    title: string;
    company: string;
    location: string;
    salary: string;
    /** Which of the alert's wishes it meets. */
    reason: string;
    path: string;
  }[];
  total: number;
  /** Paths on the site. */
  search: string;
  edit: string;
  unsubscribe: string;
}

/** The new jobs of an alert. */
export function alertDigest(values: Values, { t, siteName, page }: MailTools): MailContent {
  const { name, alertName, frequency, jobs, total, search, edit, unsubscribe } = values;
  const more = total - jobs.length;
  const [first] = jobs;
  return {
    subject: t('alertDigest.subject', { count: total, alertName }),
    preview: first ? t('alertDigest.preview', { title: first.title, company: first.company }) : '',
    title: t('alertDigest.title', { count: total }),
    name,
    paragraphs: [t('alertDigest.found', { count: total, alertName })],
    entries: jobs.map(({ title, company, location, salary, reason, path }) => ({
      title,
      link: page(path),
      lines: [
        [company, location].filter(Boolean).join(' · '),
        salary || t('alertDigest.undisclosed'),
        t('alertDigest.reasonWhy', { reason }),
      ],
    })),
    moreEntries: more > 0 ? t('alertDigest.more', { count: more }) : undefined,
    button: { label: t('alertDigest.button'), link: page(search) },
    reason: t('alertDigest.reason', { alertName, siteName, frequency }),
    endings: [
      { label: t('alertDigest.edit'), link: page(edit) },
      { label: t('alertDigest.unsubscribe'), link: page(unsubscribe) },
      { label: t('alertDigest.manage'), link: page('/job-alerts') },
    ],
  };
}
