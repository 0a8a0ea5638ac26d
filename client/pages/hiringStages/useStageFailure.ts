import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

export function useStageFailure() {
  const t = useTranslations('stages');
  const shell = useTranslations('shell');
  return (error: unknown) =>
    toast({
      kind: 'error',
      title: t('failed.change'),
      message: isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error),
    });
}
