import { useState } from 'react';
import { useFailureToast } from '#client/components/useFailureToast.ts';

/** For switches that move at once. Confirms when saved; if refused, the switch moves back with the reason. */
export function useSaving({ done, failed }: { done: string; failed: string }) {
  const showFailure = useFailureToast();
  const [isStored, setStored] = useState(false);
  const run = async (send: () => Promise<unknown>) => {
    setStored(false);
    try {
      await send();
      setStored(true);
    } catch (error) {
      showFailure(failed, error);
    }
  };
  return {
    save: (send: () => Promise<unknown>) => void run(send),
    status: isStored ? done : '',
  };
}
