import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

/** What was shown before the server knew of it has been taken back; this says why. */
export function useAlertFailure() {
  const t = useTranslations('alerts');
  return (error: unknown) => {
    const message = isNetworkFailure(error) ? t('toast.offline') : serverMessage(error);
    toast({ kind: 'error', title: t('toast.failed'), message });
  };
}
