import { inCompany } from '#schema/options/companyLinks.ts';
import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  companyId: string;
  totals: { views: number; applications: number; waiting: number; closing: number };
  /** The jobs that are listed. There may be more. */
  jobs: {
    id: string;
    title: string;
    views: number;
    applications: number;
    waiting: number;
    closesIn: number | null;
  }[];
  total: number;
}

/** The weekly figures of an employer's jobs. */
export function weeklyReport(values: Values, { t, siteName, page }: MailTools): MailContent {
  const { name, companyId, totals, jobs, total } = values;
  const more = total - jobs.length;
  const figures = ['views', 'applications', 'waiting', 'closing'] as const;
  return {
    subject: t('weeklyReport.subject', totals),
    preview: t('weeklyReport.preview', totals),
    title: t('weeklyReport.title'),
    name,
    paragraphs: [t('weeklyReport.intro')],
    facts: figures.map((figure) => ({
      label: t(`weeklyReport.${figure}`),
      value: t('weeklyReport.number', { value: totals[figure] }),
    })),
    entries: jobs.map(({ id, title, closesIn, ...counts }) => ({
      title,
      link: page(inCompany(`/manage-applications?job=${id}`, companyId)),
      lines: [
        t('weeklyReport.job', counts),
        ...(closesIn === null ? [] : [t('weeklyReport.closesIn', { days: closesIn })]),
      ],
    })),
    moreEntries: more > 0 ? t('weeklyReport.more', { count: more }) : undefined,
    button: { label: t('weeklyReport.button'), link: page(inCompany('/manage-jobs', companyId)) },
    reason: t('weeklyReport.reason', { siteName }),
    endings: [{ label: t('weeklyReport.off'), link: page('/settings?section=notifications') }],
  };
}
