import { useTranslations } from 'use-intl';
import { Banner } from '#client/ui/Banner.tsx';
import { REPLY_WITHIN_HOURS } from '#schema/options/limits.ts';

export interface SentMessage {
  message: string;
  reference: string;
  /** The address the reference was emailed to; null if it was not. */
  mailedTo: string | null;
}

/** The documented sentence, the reference number, and what happens next. */
export function MessageSent({ sent }: { sent: SentMessage }) {
  const t = useTranslations('contact');
  return (
    <Banner kind="success" title={sent.message}>
      <p>
        {t.rich('sent.reference', {
          reference: sent.reference,
          strong: (words) => <strong className="tabular select-all">{words}</strong>,
        })}
      </p>
      {sent.mailedTo && (
        <p className="wrap-anywhere">{t('sent.mailed', { email: sent.mailedTo })}</p>
      )}
      <p>{t('sent.next', { hours: REPLY_WITHIN_HOURS })}</p>
    </Banner>
  );
}
