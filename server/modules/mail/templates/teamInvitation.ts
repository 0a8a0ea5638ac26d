import type { TeamRole } from '#schema/options/teamRoles.ts';
import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  companyName: string;
  inviterName: string;
  role: TeamRole;
  /** How long the link works. */
  days: number;
  link: string;
}

/** To someone who may not have an account. */
export function teamInvitation(
  { companyName, inviterName, role, days, link }: Values,
  { t, siteName, page }: MailTools,
): MailContent {
  return {
    subject: t('teamInvitation.subject', { companyName, inviterName, siteName }),
    preview: t('teamInvitation.preview', { companyName }),
    title: t('teamInvitation.title', { companyName, siteName }),
    name: '',
    paragraphs: [
      t('teamInvitation.what', { companyName, inviterName, role }),
      t('teamInvitation.role', { role }),
    ],
    button: { label: t('teamInvitation.button'), link: page(link) },
    afterwards: [t('teamInvitation.how', { days }), t('teamInvitation.notYou', { companyName })],
    reason: t('teamInvitation.reason', { companyName, inviterName, siteName }),
  };
}
