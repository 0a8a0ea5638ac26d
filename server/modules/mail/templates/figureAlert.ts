import type { MailContent, MailTable, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  /** The reader's given name. */
  name: string;
  alertName: string;
  value: string;
  finding: string;
  condition: string;
  readAt: Date;
  /** The days before or the groups, with bars. */
  table: MailTable;
  /** How many groups the table leaves out. */
  moreGroups: number;
  isPerGroup: boolean;
  hasRows: boolean;
  /** Paths on the site. */
  page: string;
  stop: string;
}

/** Notifies an administrator that a figure crossed the limit of an alert. */
export function figureAlert(values: Values, tools: MailTools): MailContent {
  const { t, siteName, page, time } = tools;
  const { alertName, value, finding, condition, table, moreGroups } = values;
  return {
    subject: t('figureAlert.subject', { name: alertName, value }),
    preview: finding,
    title: alertName,
    name: values.name,
    paragraphs: [finding, t('figureAlert.rule', { condition })],
    facts: [{ label: t('figureAlert.read'), value: time(values.readAt) }],
    ...(table.rows.length > 0 && { table }),
    ...(moreGroups > 0 && { moreEntries: t('figureAlert.more', { count: moreGroups }) }),
    button: {
      label: t(values.hasRows ? 'figureAlert.rows' : 'figureAlert.open'),
      link: page(values.page),
    },
    reason: t(values.isPerGroup ? 'figureAlert.reasonGroups' : 'figureAlert.reason', { siteName }),
    endings: [
      { label: t('figureAlert.stop'), link: page(values.stop) },
      { label: t('figureAlert.manage'), link: page('/admin/analytics/alerts') },
    ],
  };
}
