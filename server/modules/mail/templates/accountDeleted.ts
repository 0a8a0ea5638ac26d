import type { Role } from '#schema/options/roles.ts';
import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  /** Who deleted the account. */
  by: 'owner' | 'administrator';
  role: Role;
}

/** The last email to an address, after its account was deleted. */
export function accountDeleted(
  { name, by, role }: Values,
  { t, siteName, support, page }: MailTools,
): MailContent {
  return {
    subject: t('accountDeleted.subject', { siteName }),
    preview: t('accountDeleted.preview'),
    title: t('accountDeleted.title'),
    name,
    paragraphs: [
      t(`accountDeleted.${by === 'owner' ? 'what' : 'byAdministrator'}`, { siteName, role }),
      t('accountDeleted.kept', { role }),
    ],
    button: { label: t('accountDeleted.button', { siteName }), link: page('/') },
    afterwards: [t(`accountDeleted.${by === 'owner' ? 'notYou' : 'mistake'}`, { support })],
    reason: t('accountDeleted.reason', { siteName }),
  };
}
