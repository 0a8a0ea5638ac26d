import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#client/lib/session.ts';
import { useLoginToApply } from './useLoginToApply.ts';

/** Where the session ends over the form, whoever notices it first: the login comes, and leads back. */
export function useLoginFirst(jobId: string, onClose: () => void): void {
  const loginToApply = useLoginToApply(jobId);
  const { status } = useSession();
  const leave = useEffectEvent(() => {
    onClose();
    void loginToApply();
  });
  useEffect(() => {
    if (status === 'guest') leave();
  }, [status]);
}
