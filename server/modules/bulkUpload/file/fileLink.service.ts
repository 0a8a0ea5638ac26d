import { isLocale, type Locale } from '#schema/options/locales.ts';
import { openPath, signPath } from '#server/lib/signedPath.ts';
import type { Services } from '#server/services.ts';

/** How long a link is valid. */
const LINK_LIFETIME = 5 * 60_000;

const pathOf = (id: string) => `/api/admin/jobs/bulk-upload/uploads/${id}/file`;

/** A temporary link to the annotated file. It works without a login, so that a browser can save the file. */
export function linkToAnnotated({ config, clock }: Services, id: string, locale: Locale): string {
  const until = new Date(clock.now().getTime() + LINK_LIFETIME);
  return signPath(pathOf(id), { locale }, until, config.secretKey!);
}

/** Returns the language of the file, or null if the link has expired or was not signed here. */
export function openAnnotated({ config, clock }: Services, url: string): Locale | null {
  const locale = openPath(url, clock.now(), config.secretKey!)?.['locale'];
  return isLocale(locale) ? locale : null;
}
