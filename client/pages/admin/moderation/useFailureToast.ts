import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

/** The documented sentence, with the reason below it. It stays until closed. */
export function useFailureToast() {
  const shell = useTranslations('shell');
  return (title: string, error: unknown): void => {
    const message = isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error);
    toast({ kind: 'error', title, message, duration: Infinity });
  };
}
