import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSiteName } from '#client/pages/frame/useSiteName.ts';
import { useFocusHeading } from './useFocusHeading.ts';

/** Title and focus for a screen that replaces a page, because the title of the page would be wrong there. */
export function ScreenFocus({ title }: { title: string }) {
  const fullTitle = useTranslations('shell')('frame.titleWithSite', { title, site: useSiteName() });
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  useFocusHeading();
  return null;
}
