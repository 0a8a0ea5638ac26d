import { useTranslations } from 'use-intl';
import { browserAndSystemOf } from '#schema/options/devices.ts';

export function useDeviceName(userAgent: string | null): string {
  const t = useTranslations('account');
  const { browser, system } = browserAndSystemOf(userAgent);
  if (browser && system)
    return t('device.both', {
      browser: t(`device.browser.${browser}`),
      system: t(`device.system.${system}`),
    });
  if (browser) return t(`device.browser.${browser}`);
  if (system) return t(`device.system.${system}`);
  return t('device.unknown');
}
