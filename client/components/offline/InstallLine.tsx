import { useTranslations } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useCanInstall } from '#client/lib/offline/installOffer.ts';
import { loadCode } from '#client/ui/loadOnUse.ts';

const load = () => import('./installApp.ts');

/** A line of the menu, where the browser can install the site. */
export function InstallLine({ className }: { className: string }) {
  const t = useTranslations('shell');
  const locale = useSiteLocale();
  if (!useCanInstall()) return null;
  const install = () => void loadCode(load).then((code) => code?.installApp(locale));
  return (
    <li>
      <button type="button" onClick={install} className={className}>
        {t('header.install')}
      </button>
    </li>
  );
}
