import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { downloadFile } from '#client/lib/downloadFile.ts';
import { isNetworkFailure } from '#client/lib/failures.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { toast } from '#client/ui/toast.ts';

/** Downloads a file of this page: the template, or an upload with its errors. */
export function useDownload() {
  const t = useTranslations('bulkUpload');
  const shell = useTranslations('shell');
  const locale = useSiteLocale();
  const [busy, setBusy] = useState(false);
  const download = async (path: string, name: string) => {
    setBusy(true);
    try {
      await downloadFile({ path, locale, name });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      const message = isNetworkFailure(error) ? shell('errors.offline') : reason || undefined;
      toast({ kind: 'error', title: t('failed.download'), message });
    }
    setBusy(false);
  };
  return { busy, download: (path: string, name: string) => void download(path, name) };
}
