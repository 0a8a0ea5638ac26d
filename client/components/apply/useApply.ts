import { settledSession } from '#client/lib/session.ts';
import { openApply, type ApplyTarget } from './openApply.ts';
import { useLoginToApply } from './useLoginToApply.ts';

/** Opens the application dialog. A guest is asked to log in first and finds it open afterwards. */
export function useApply(target: ApplyTarget): () => Promise<void> {
  const loginToApply = useLoginToApply(target.jobId);
  return async () => {
    const { status } = await settledSession();
    if (status === 'member') openApply(target);
    else await loginToApply();
  };
}
