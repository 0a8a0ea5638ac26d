import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Notice } from './Notice.tsx';
import { VerifyEmailFailed } from './VerifyEmailFailed.tsx';
import { forgetVerification, verifyEmail, type Verification } from './verifyEmail.ts';

export const meta = ({ words }: MetaArgs) => ({ title: words('account')('verify.title') });

/** Behind the link of the sign-up mail: arriving is enough. */
export function Page() {
  const t = useTranslations('account');
  const client = useApolloClient();
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const [state, setState] = useState<Verification | 'asking'>('asking');

  const ask = useCallback(() => {
    setState('asking');
    void verifyEmail(client, token).then(setState);
  }, [client, token]);
  useEffect(ask, [ask]);

  if (state === 'invalid') return <VerifyEmailFailed />;
  if (state === 'asking')
    return (
      <Notice drawing="letter" heading={t('verify.title')}>
        <p className="inline-flex items-center gap-2">
          <Spinner />
          {t('verify.asking')}
        </p>
      </Notice>
    );
  if (state === 'unreachable')
    return (
      <Notice
        drawing="broken"
        heading={t('verify.unreachableTitle')}
        actions={
          <Button
            variant="main"
            onClick={() => {
              forgetVerification(token);
              ask();
            }}
          >
            {t('verify.retry')}
          </Button>
        }
      >
        {t('verify.unreachable')}
      </Notice>
    );
  return (
    <Notice
      drawing="letter"
      heading={t('verify.doneTitle')}
      actions={
        <>
          <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
            {t('verify.browseJobs')}
          </Link>
          <Link to="/" className={buttonClass()}>
            {t('goHome')}
          </Link>
        </>
      }
    >
      {t('verify.done')}
    </Notice>
  );
}
