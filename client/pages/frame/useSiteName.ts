import { useTranslations } from 'use-intl';
import { useRouteLoaderData } from '#client/lib/routing.ts';
import type { SiteData } from './SiteFrame.tsx';

/** From the site's settings; the brand's own name if they could not be loaded. */
export function useSiteName(): string {
  const t = useTranslations('shell');
  const data = useRouteLoaderData<SiteData>('frame');
  return data?.siteName ?? t('frame.brand');
}
