import { useTranslations } from 'use-intl';
import { useFieldName } from './useFieldName.ts';

/** Fields that became public without a review. */
export function ChangedSinceApproval({ names }: { names: readonly string[] }) {
  const t = useTranslations('admin');
  const nameOf = useFieldName();
  const fields = [...new Set(names.map(nameOf).filter((name) => name !== null))];
  if (fields.length === 0) return null;
  return <p className="text-sm text-soft">{t('change.since', { fields: fields.join(', ') })}</p>;
}
