import { useTranslations } from 'use-intl';
import { deviceOf } from './deviceName.ts';

export function useDeviceName(userAgent: string | null): string {
  const t = useTranslations('account');
  const { browser, system } = deviceOf(userAgent);
  if (browser && system)
    return t('device.both', {
      browser: t(`device.browser.${browser}`),
      system: t(`device.system.${system}`),
    });
  if (browser) return t(`device.browser.${browser}`);
  if (system) return t(`device.system.${system}`);
  return t('device.unknown');
}
