import { useTranslations } from 'use-intl';
import { NothingHere } from '#client/components/NothingHere.tsx';

export function CompanyMissing() {
  const t = useTranslations('company');
  return (
    <NothingHere
      title={t('missing.title')}
      message={t('missing.message')}
      label={t('jobs.browse')}
    />
  );
}
