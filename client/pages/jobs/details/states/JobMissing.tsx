import { useTranslations } from 'use-intl';
import { NothingHere } from '#client/components/NothingHere.tsx';

export function JobMissing() {
  const t = useTranslations('jobs');
  return (
    <NothingHere
      title={t('missing.title')}
      message={t('missing.message')}
      label={t('missing.back')}
    />
  );
}
