import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isNetworkFailure } from '#client/lib/failures.ts';
import { useSiteLocale, type SiteLocale } from '#client/lib/locale.ts';
import { toast } from '#client/ui/toast.ts';
import { downloadFile } from '#client/lib/downloadFile.ts';

export function useExportJobs() {
  const t = useTranslations('manageJobs');
  const shell = useTranslations('shell');
  const locale = useSiteLocale();
  const [exporting, setExporting] = useState(false);
  const run = async (query: URLSearchParams) => {
    setExporting(true);
    try {
      await exportJobs(query, locale);
    } catch (error) {
      const message = isNetworkFailure(error) ? shell('errors.offline') : undefined;
      toast({ kind: 'error', title: t('tools.exportFailed'), message });
    }
    setExporting(false);
  };
  return {
    exporting,
    exportList: (query: URLSearchParams) => void run(query),
    exportChosen: (ids: readonly string[]) => void run(new URLSearchParams({ ids: ids.join(',') })),
  };
}

function exportJobs(query: URLSearchParams, locale: SiteLocale): Promise<void> {
  const path = `/api/jobs/my-jobs/export?${query.toString()}`;
  return downloadFile({ path, locale, name: 'jobs.csv' });
}
