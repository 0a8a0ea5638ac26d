import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

/** Emails are turned off in the settings, so no alert sends any. */
export function MailsOff({ className }: { className?: string }) {
  const t = useTranslations('alerts');
  return (
    <Banner
      kind="warning"
      className={className}
      actions={
        <Link to="/settings" className={buttonClass({ size: 's' })}>
          {t('mailsOffLink')}
        </Link>
      }
    >
      {t('mailsOff')}
    </Banner>
  );
}
