import { downloadFile } from '#client/lib/downloadFile.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import {
  queryOf,
  type ApplicationsAddress,
} from '#client/pages/manageApplications/applicationsAddress.ts';

export function exportApplications(address: ApplicationsAddress, locale: SiteLocale) {
  return downloadFile({ path: exportPath(address), locale, name: 'applications.csv' });
}

export function exportPath(address: ApplicationsAddress): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryOf(address))) if (value) query.set(name, value);
  return `/api/applications/export?${query.toString()}`;
}
