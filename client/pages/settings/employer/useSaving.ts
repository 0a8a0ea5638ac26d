import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

/** For switches that move at once: confirms when saved; if refused, the switch moves back and the reason is shown. */
export function useSaving({ done, failed }: { done: string; failed: string }) {
  const shell = useTranslations('shell');
  const [isStored, setStored] = useState(false);
  const run = async (send: () => Promise<unknown>) => {
    setStored(false);
    try {
      await send();
      setStored(true);
    } catch (error) {
      const reason = isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error);
      toast({ kind: 'error', title: failed, message: reason });
    }
  };
  return {
    save: (send: () => Promise<unknown>) => void run(send),
    status: isStored ? done : '',
  };
}
