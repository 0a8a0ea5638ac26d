import { useTranslations } from 'use-intl';
import { reportError } from '#client/lib/clientErrors.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useCanInstall } from '#client/lib/offline/installOffer.ts';

/** A line of the menu, where the browser can install the site. */
export function InstallLine({ className }: { className: string }) {
  const t = useTranslations('shell');
  const locale = useSiteLocale();
  if (!useCanInstall()) return null;
  const install = () => {
    import('./installApp.ts')
      .then(({ installApp }) => installApp(locale))
      .catch((error: unknown) => reportError('chunk', error));
  };
  return (
    <li>
      <button type="button" onClick={install} className={className}>
        {t('header.install')}
      </button>
    </li>
  );
}
