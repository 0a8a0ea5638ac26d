import { downloadFile } from '#client/lib/downloadFile.ts';
import type { SiteLocale } from '#client/lib/locale.ts';

export function exportJobs(query: URLSearchParams, locale: SiteLocale): Promise<void> {
  const path = `/api/jobs/my-jobs/export?${query.toString()}`;
  return downloadFile({ path, locale, name: 'jobs.csv' });
}
