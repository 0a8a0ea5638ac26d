import { useTranslations } from 'use-intl';

/** The display name of an industry; unknown values are shown as stored. */
export function useIndustryName() {
  const t = useTranslations('company');
  return (industry: string): string => {
    const key = `industry.${industry}` as 'industry.technology';
    return t.has(key) ? t(key) : industry;
  };
}
