import { useTranslations } from 'use-intl';

/** The file name; rows sent by a program have none. */
export function useUploadName(): (fileName: string) => string {
  const t = useTranslations('bulkUpload');
  return (fileName) => fileName || t('history.program');
}
