import { useState } from 'react';

/** One press at a time; what the server refuses is kept to be shown, and counted so that it is shown again. */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const send = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error ?? new Error());
      setAttempt((count) => count + 1);
      setBusy(false);
    }
  };
  return { busy, failure, attempt, send };
}
