import { isLocale, type Locale } from '#schema/options/locales.ts';
import { openPath, signPath } from '#server/lib/signedPath.ts';
import type { Services } from '#server/services.ts';

/** How long a link opens its file. */
const LINK_LIFETIME = 5 * 60_000;

const pathOf = (id: string) => `/api/admin/jobs/bulk-upload/uploads/${id}/file`;

/** Opens the annotated file for a while; it needs no login, so that a browser can save it. */
export function linkToAnnotated({ config, clock }: Services, id: string, locale: Locale): string {
  const until = new Date(clock.now().getTime() + LINK_LIFETIME);
  return signPath(pathOf(id), { locale }, until, config.secretKey!);
}

/** In which language it is told; null when its time is over or it was never ours. */
export function openAnnotated({ config, clock }: Services, url: string): Locale | null {
  const locale = openPath(url, clock.now(), config.secretKey!)?.['locale'];
  return isLocale(locale) ? locale : null;
}
