import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useNavigate } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';

/** Where the session ends over the form, whoever notices it first: to the login, and from there back to the open dialog. */
export function useLoginFirst(jobId: string, onClose: () => void): void {
  const t = useTranslations('jobFacts');
  const navigate = useNavigate();
  const { status } = useSession();
  const loginFirst = useEffectEvent(() => {
    onClose();
    const returnUrl = `/job-details/${jobId}?apply=1`;
    void navigate('/login', { state: { message: t('apply.loginFirst'), returnUrl } });
  });
  useEffect(() => {
    if (status === 'guest') loginFirst();
  }, [status]);
}
