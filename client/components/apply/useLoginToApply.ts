import { useTranslations } from 'use-intl';
import { useNavigate } from '#client/lib/routing.ts';

/** The page of a job with the application dialog open. */
export const applyPath = (jobId: string) => `/job-details/${encodeURIComponent(jobId)}?apply=1`;

/** Opens the login dialog, which leads back to the open application dialog. */
export function useLoginToApply(jobId: string): () => Promise<void> {
  const t = useTranslations('jobFacts');
  const navigate = useNavigate();
  const returnUrl = applyPath(jobId);
  return async () => navigate('/login', { state: { message: t('apply.loginFirst'), returnUrl } });
}
