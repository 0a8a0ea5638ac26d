import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

/** What went wrong with something that was only pressed. */
export function useToldFailure() {
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
