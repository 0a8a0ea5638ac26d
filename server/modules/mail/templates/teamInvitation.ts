import type { TeamRole } from '#schema/options/teamRoles.ts';
import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  /** Null for a company that no one has reviewed yet. */
  companyName: string | null;
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
  const names = { inviterName, role, siteName };
  const say = (part: 'subject' | 'preview' | 'title' | 'what' | 'notYou' | 'reason') =>
    companyName === null
      ? t(`teamInvitation.new.${part}`, names)
      : t(`teamInvitation.${part}`, { ...names, companyName });
  return {
    subject: say('subject'),
    preview: say('preview'),
    title: say('title'),
    name: '',
    paragraphs: [say('what'), t('teamInvitation.role', { role })],
    button: { label: t('teamInvitation.button'), link: page(link) },
    afterwards: [t('teamInvitation.how', { days }), say('notYou')],
    reason: say('reason'),
  };
}
