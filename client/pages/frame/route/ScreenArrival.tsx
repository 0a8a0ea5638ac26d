import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSiteName } from '#client/pages/frame/useSiteName.ts';
import { useArrival } from './useArrival.ts';

/** For the screens that stand in for a page: its head would name what is not there. */
export function ScreenArrival({ title }: { title: string }) {
  const fullTitle = useTranslations('shell')('frame.titleWithSite', { title, site: useSiteName() });
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  useArrival();
  return null;
}
