import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { waitingApplicationOf } from '#client/components/apply/waitingApplication.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { NextStep } from './NextStep.tsx';
import { Notice } from './Notice.tsx';
import { VerifyEmailFailed } from './VerifyEmailFailed.tsx';
import { forgetVerification, verifyEmail, type Verification } from './verifyEmail.ts';

export const meta = ({ words }: MetaArgs) => ({ title: words('account')('verify.title') });

/** The target of the link in the sign-up email. Opening it confirms the address. */
export function Page() {
  const client = useApolloClient();
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const [outcome, setOutcome] = useState<Verification | null>(null);
  const [asksAgain, setAsksAgain] = useState(false);

  const ask = useCallback(() => void verifyEmail(client, token).then(setOutcome), [client, token]);
  useEffect(ask, [ask]);
  const retry = () => {
    forgetVerification(token);
    setOutcome(null);
    setAsksAgain(true);
    ask();
  };

  if (outcome === 'done') return <Confirmed takesFocus={asksAgain} />;
  if (outcome === 'invalid') return <VerifyEmailFailed />;
  if (outcome === 'unreachable') return <Unreachable onRetry={retry} />;
  return <Verifying takesFocus={asksAgain} />;
}

function Verifying({ takesFocus }: { takesFocus: boolean }) {
  const t = useTranslations('account');
  return (
    <Notice drawing="letter" heading={t('verify.title')} takesFocus={takesFocus}>
      <p className="inline-flex items-center gap-2">
        <Spinner />
        {t('verify.asking')}
      </p>
    </Notice>
  );
}

function Confirmed({ takesFocus }: { takesFocus: boolean }) {
  const t = useTranslations('account');
  const { user } = useSession();
  const waiting = user && waitingApplicationOf(user.id);
  const actions = (
    <>
      <NextStep user={user} />
      <Link to="/" className={buttonClass()}>
        {t('goHome')}
      </Link>
    </>
  );
  return (
    <Notice
      drawing="letter"
      heading={t('verify.doneTitle')}
      actions={actions}
      takesFocus={takesFocus}
    >
      {waiting
        ? t('verify.readyToSend', { title: waiting.title })
        : t('verify.done', { role: user?.role ?? 'GUEST' })}
    </Notice>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('account');
  const again = (
    <Button variant="main" onClick={onRetry}>
      {t('verify.retry')}
    </Button>
  );
  return (
    <Notice drawing="broken" heading={t('verify.unreachableTitle')} actions={again}>
      {t('verify.unreachable')}
    </Notice>
  );
}
