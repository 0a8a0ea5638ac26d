import type { ReportRhythm } from '#schema/options/reports.ts';
import type { MailContent, MailTable, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  /** The reader's given name. */
  name: string;
  reportName: string;
  question: string;
  period: string;
  /** The period to compare with, if there is one. */
  before: string | null;
  every: ReportRhythm;
  readAt: Date;
  /** The rows that are listed. There may be more. */
  table: MailTable;
  total: number;
  leftOut: number;
  /** Paths on the site. */
  report: string;
  stop: string;
}

/** An administrator's report with its figures at the time of sending. */
export function analyticsReport(values: Values, tools: MailTools): MailContent {
  const { t, siteName, page, time } = tools;
  const { reportName, question, period, before, every, table, total, leftOut } = values;
  const more = total - table.rows.length;
  return {
    subject: t('analyticsReport.subject', { name: reportName, period }),
    preview: question,
    title: reportName,
    name: values.name,
    paragraphs: [
      t('analyticsReport.intro', { question }),
      ...(total === 0 ? [t('analyticsReport.nothing')] : []),
    ],
    facts: [
      { label: t('analyticsReport.period'), value: period },
      ...(before ? [{ label: t('analyticsReport.before'), value: before }] : []),
      { label: t('analyticsReport.read'), value: time(values.readAt) },
    ],
    ...(total > 0 && { table }),
    moreEntries: more > 0 ? t('analyticsReport.more', { count: more }) : undefined,
    button: { label: t('analyticsReport.button'), link: page(values.report) },
    afterwards: leftOut > 0 ? [t('analyticsReport.leftOut', { count: leftOut })] : [],
    reason: t('analyticsReport.reason', { siteName, every }),
    endings: [
      { label: t('analyticsReport.stop'), link: page(values.stop) },
      { label: t('analyticsReport.manage'), link: page('/admin/analytics/reports') },
    ],
  };
}
