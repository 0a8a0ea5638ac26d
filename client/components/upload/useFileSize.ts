import { useTranslations } from 'use-intl';

const KB = 1024;
const MB = KB * KB;

/** "1.2 MB", "340 KB", formatted for people. */
export function useFileSize(): (bytes: number) => string {
  const t = useTranslations('files');
  return (bytes) => {
    const isLarge = bytes >= MB;
    const amount = isLarge
      ? Math.round(bytes / (MB / 10)) / 10
      : Math.max(1, Math.round(bytes / KB));
    return t('size', { unit: isLarge ? 'megabytes' : 'kilobytes', amount });
  };
}
