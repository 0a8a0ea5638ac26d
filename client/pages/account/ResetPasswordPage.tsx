import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { openDialog } from '#client/lib/dialogs.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Notice } from './Notice.tsx';
import type { ResetOutcome } from './form/useResetPassword.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export const meta = ({ words }: MetaArgs) => ({ title: words('account')('reset.title') });

/** The target of the emailed reset link. Without a token it only explains the problem, as documented. */
export function Page() {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const [outcome, setOutcome] = useState<ResetOutcome>();

  if (outcome === 'done') return <Done />;
  if (!token || outcome) return <Invalid takesFocus={outcome === 'invalid'} />;
  return <ResetPasswordForm token={token} onEnd={setOutcome} />;
}

function Invalid({ takesFocus }: { takesFocus: boolean }) {
  const t = useTranslations('account');
  return (
    <Notice
      drawing="broken"
      heading={t('reset.invalidTitle')}
      takesFocus={takesFocus}
      actions={
        <>
          <Link to="/" className={buttonClass({ variant: 'main' })}>
            {t('goHome')}
          </Link>
          <Button onClick={() => openDialog('forgot')}>{t('reset.another')}</Button>
        </>
      }
    >
      {t('reset.invalid')}
    </Notice>
  );
}

function Done() {
  const t = useTranslations('account');
  const { status } = useSession();
  return (
    <Notice
      drawing="letter"
      heading={t('reset.doneTitle')}
      takesFocus
      actions={
        status === 'member' ? (
          <Link to="/" className={buttonClass({ variant: 'main' })}>
            {t('goHome')}
          </Link>
        ) : (
          <Button variant="main" onClick={() => openDialog('login')}>
            {t('reset.login')}
          </Button>
        )
      }
    >
      {t('reset.done')}
    </Notice>
  );
}
