import { useTranslations } from 'use-intl';
import { ResendVerification } from '#client/components/ResendVerification.tsx';
import { openDialog } from '#client/lib/dialogs.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { NextStep } from './NextStep.tsx';
import { Notice } from './Notice.tsx';

/** An invalid link. What to suggest depends on who is logged in. */
export function VerifyEmailFailed() {
  const t = useTranslations('account');
  const { status, user } = useSession();
  const home = (
    <Link to="/" className={buttonClass()}>
      {t('goHome')}
    </Link>
  );

  if (user?.emailVerified)
    return (
      <Notice
        drawing="letter"
        heading={t('verify.alreadyTitle')}
        actions={
          <>
            <NextStep user={user} />
            {home}
          </>
        }
      >
        {t('verify.already', { email: user.email })}
      </Notice>
    );
  return (
    <Notice
      drawing="broken"
      heading={t('verify.invalidTitle')}
      actions={
        <>
          {user && <ResendVerification variant="main" size="m" />}
          {status === 'guest' && (
            <Button variant="main" onClick={() => openDialog('login')}>
              {t('verify.login')}
            </Button>
          )}
          {home}
        </>
      }
    >
      <p>{t('verify.invalid')}</p>
      <p className="mt-2">
        {user ? t('verify.askAgain', { email: user.email }) : t('verify.perhapsUsed')}
      </p>
    </Notice>
  );
}
