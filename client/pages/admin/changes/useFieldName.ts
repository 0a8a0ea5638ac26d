import { useTranslations } from 'use-intl';

/** The name of a changed field; null for fields without one, such as those derived from others. */
export function useFieldName() {
  const t = useTranslations('admin');
  return (name: string): string | null => {
    const key = `change.field.${name}` as 'change.field.title';
    return t.has(key) ? t(key) : null;
  };
}
