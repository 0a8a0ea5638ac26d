import { useTranslations } from 'use-intl';

/** "11-50 employees" in the reader's language; null when not given. */
export function useCompanySize() {
  const t = useTranslations('company');
  return (size: string | null): string | null => {
    const key = `size.${size}` as 'size.employees_1_10';
    return size && t.has(key) ? t(key) : null;
  };
}
