import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

/** Explains why an optimistic change was rolled back. */
export function useAlertFailure() {
  const t = useTranslations('alerts');
  return (error: unknown) => {
    const message = isNetworkFailure(error) ? t('toast.offline') : serverMessage(error);
    toast({ kind: 'error', title: t('toast.failed'), message });
  };
}
