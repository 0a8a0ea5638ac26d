import { useTranslations } from 'use-intl';

/** The name of a changed field in words; null for one that has none, such as what is worked out from another. */
export function useFieldName() {
  const t = useTranslations('admin');
  return (name: string): string | null => {
    const key = `change.field.${name}` as 'change.field.title';
    return t.has(key) ? t(key) : null;
  };
}
