import { useTranslations } from 'use-intl';
import { useNavigate } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';

/** The page of a job with the application dialog open. */
export const applyPath = (jobId: string) => `/job-details/${encodeURIComponent(jobId)}?apply=1`;

/** Guests are asked to log in first; employers and administrators cannot apply. */
export function useMayApply(): boolean {
  const { user } = useSession();
  return !user || user.role === 'JOB_SEEKER';
}

/** Opens the login dialog, which leads back to the open application dialog. */
export function useLoginToApply(jobId: string): () => Promise<void> {
  const t = useTranslations('jobFacts');
  const navigate = useNavigate();
  const returnUrl = applyPath(jobId);
  return async () => navigate('/login', { state: { message: t('apply.loginFirst'), returnUrl } });
}
