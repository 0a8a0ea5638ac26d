import { useTranslations } from 'use-intl';

/** The file's; a program sends rows without one. */
export function useUploadName(): (fileName: string) => string {
  const t = useTranslations('bulkUpload');
  return (fileName) => fileName || t('history.program');
}
