import { useTranslations } from 'use-intl';
import { useNavigate } from '#client/lib/routing.ts';
import { settledSession } from '#client/lib/session.ts';
import { openApply, type ApplyTarget } from './openApply.ts';

/** To the application dialog; a guest is asked to log in first, and finds it open afterwards. */
export function useApply(target: ApplyTarget): () => Promise<void> {
  const t = useTranslations('jobFacts');
  const navigate = useNavigate();
  return async () => {
    const { status } = await settledSession();
    if (status === 'member') return openApply(target);
    const returnUrl = `/job-details/${target.jobId}?apply=1`;
    await navigate('/login', { state: { message: t('apply.loginFirst'), returnUrl } });
  };
}
