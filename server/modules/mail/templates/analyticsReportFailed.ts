import { REPORT_FAILURES_MAX, type ReportRhythm } from '#schema/options/reports.ts';
import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  /** The reader's given name. */
  name: string;
  reportName: string;
  every: ReportRhythm;
  /** A sentence for the reader; null if it is nothing the reader can fix. */
  why: string | null;
  nextAt: Date;
  /** Paths on the site. */
  report: string;
  stop: string;
}

/** Sent once in place of a report that could not be created. */
export function analyticsReportFailed(values: Values, tools: MailTools): MailContent {
  const { t, siteName, page, time } = tools;
  const { reportName, every, nextAt } = values;
  const reason = values.why ?? t('analyticsReportFailed.unknown');
  return {
    subject: t('analyticsReportFailed.subject', { name: reportName }),
    preview: reason,
    title: t('analyticsReportFailed.title'),
    name: values.name,
    paragraphs: [
      t('analyticsReportFailed.what', { name: reportName, reason }),
      t('analyticsReportFailed.next', { time: time(nextAt), max: REPORT_FAILURES_MAX }),
    ],
    button: { label: t('analyticsReport.button'), link: page(values.report) },
    reason: t('analyticsReport.reason', { siteName, every }),
    endings: [
      { label: t('analyticsReport.stop'), link: page(values.stop) },
      { label: t('analyticsReport.manage'), link: page('/admin/analytics/reports') },
    ],
  };
}
