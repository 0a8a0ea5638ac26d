import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

/** Why a request failed: there is no connection, or what the server says. */
export function useFailureReason() {
  const t = useTranslations('shell');
  return useCallback(
    (error: unknown) => (isNetworkFailure(error) ? t('errors.offline') : serverMessage(error)),
    [t],
  );
}

/** Says in a toast what failed, and why. With `Infinity` it stays until closed. */
export function useFailureToast(duration?: number) {
  const reasonOf = useFailureReason();
  return useCallback(
    (title: string, error: unknown): void => {
      toast({ kind: 'error', title, message: reasonOf(error), duration });
    },
    [reasonOf, duration],
  );
}
