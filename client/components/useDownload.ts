import { useState } from 'react';
import { downloadFile } from '#client/lib/downloadFile.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useFailureToast } from './useFailureToast.ts';

/** Downloads a file. If that fails, a toast with this title says why. */
export function useDownload(failed: string) {
  const locale = useSiteLocale();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const download = async (path: string, name: string) => {
    setBusy(true);
    await downloadFile({ path, locale, name }).catch((error: unknown) =>
      showFailure(failed, error),
    );
    setBusy(false);
  };
  return { busy, download: (path: string, name: string) => void download(path, name) };
}
