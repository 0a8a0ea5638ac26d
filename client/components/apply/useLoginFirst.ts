import { useTranslations } from 'use-intl';
import { useNavigate } from '#client/lib/routing.ts';

/** The session has ended over the form: to the login, and from there back to the open dialog. */
export function useLoginFirst(jobId: string, onClose: () => void): () => void {
  const t = useTranslations('jobFacts');
  const navigate = useNavigate();
  return () => {
    onClose();
    const returnUrl = `/job-details/${jobId}?apply=1`;
    void navigate('/login', { state: { message: t('apply.loginFirst'), returnUrl } });
  };
}
