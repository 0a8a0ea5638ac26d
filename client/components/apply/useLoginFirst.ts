import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#client/lib/session.ts';
import { useLoginToApply } from './useLoginToApply.ts';

/** If the session ends while the form is open, opens the login dialog, which leads back to the form. */
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
