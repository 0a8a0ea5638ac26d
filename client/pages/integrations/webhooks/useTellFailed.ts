import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

/** For what was asked by a button and has no form to say it in. */
export function useTellFailed() {
  const t = useTranslations('webhooks');
  const shell = useTranslations('shell');
  return (error: unknown) => {
    const message = isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error);
    toast({ kind: 'error', title: t('notDone'), message });
  };
}
