import { downloadFile } from '#client/lib/downloadFile.ts';
import type { SiteLocale } from '#client/lib/locale.ts';

export interface ActivityExport {
  format: 'csv' | 'json';
  startDate: string;
  endDate: string;
}

/** The server builds the file and names it. */
export function exportActivity(asked: ActivityExport, locale: SiteLocale): Promise<void> {
  const { format, ...days } = asked;
  const query = new URLSearchParams({ format });
  for (const [name, day] of Object.entries(days)) if (day) query.set(name, day);
  const path = `/api/admin/activity-logs/export?${query.toString()}`;
  return downloadFile({ path, locale, name: `activity-logs.${format}` });
}
