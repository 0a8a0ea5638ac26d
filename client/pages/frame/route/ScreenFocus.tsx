import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSiteName } from '#client/pages/frame/useSiteName.ts';
import { useFocusHeading } from './useFocusHeading.ts';

/** For screens that replace a page, whose head would name something that does not exist. */
export function ScreenFocus({ title }: { title: string }) {
  const fullTitle = useTranslations('shell')('frame.titleWithSite', { title, site: useSiteName() });
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  useFocusHeading();
  return null;
}
