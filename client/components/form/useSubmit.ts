import { useState } from 'react';

/**
 * Ignores a second press while one is in progress. A refusal is kept for display and counted, so it is announced
 * again.
 */
export function useSubmit() {
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
