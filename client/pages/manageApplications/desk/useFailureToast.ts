import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

/** Says what failed, and why. */
export function useFailureToast() {
  const shell = useTranslations('shell');
  return (title: string) => (error: unknown) => {
    toast({
      kind: 'error',
      title,
      message: isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error),
    });
  };
}
