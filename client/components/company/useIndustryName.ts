import { useTranslations } from 'use-intl';

/** An industry as people read it; what the option list does not know is shown as it is stored. */
export function useIndustryName() {
  const t = useTranslations('company');
  return (industry: string): string => {
    const key = `industry.${industry}` as 'industry.technology';
    return t.has(key) ? t(key) : industry;
  };
}
