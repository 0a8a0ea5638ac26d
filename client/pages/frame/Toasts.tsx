import { useTranslations } from 'use-intl';
import { Toaster } from '#client/ui/Toaster.tsx';

export function Toasts() {
  const t = useTranslations('shell');
  const labels = {
    region: t('toasts.region'),
    close: t('toasts.close'),
    info: t('toasts.info'),
    success: t('toasts.success'),
    warning: t('toasts.warning'),
    error: t('toasts.error'),
  };
  return <Toaster labels={labels} />;
}
