import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

/** Reports the failure of a button that has no form to show it. */
export function useFailureToast() {
  const t = useTranslations('webhooks');
  const shell = useTranslations('shell');
  return (error: unknown) => {
    const message = isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error);
    toast({ kind: 'error', title: t('notDone'), message });
  };
}
