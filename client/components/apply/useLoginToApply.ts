import { useTranslations } from 'use-intl';
import { useNavigate } from '#client/lib/routing.ts';

/** Opens the login dialog, which leads back to the open application dialog. */
export function useLoginToApply(jobId: string): () => Promise<void> {
  const t = useTranslations('jobFacts');
  const navigate = useNavigate();
  const returnUrl = `/job-details/${jobId}?apply=1`;
  return async () => navigate('/login', { state: { message: t('apply.loginFirst'), returnUrl } });
}
