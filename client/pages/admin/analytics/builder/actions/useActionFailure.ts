import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

/** Reports the failure of an action that has no form to show it. */
export function useActionFailure() {
  const t = useTranslations('analytics');
  const shell = useTranslations('shell');
  return (error: unknown) => {
    const said = serverMessage(error) ?? (error instanceof Error ? error.message : undefined);
    toast({
      kind: 'error',
      title: t('builder.act.failed'),
      message: isNetworkFailure(error) ? shell('errors.offline') : said,
    });
  };
}
