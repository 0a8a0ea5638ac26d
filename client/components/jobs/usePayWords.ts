import { useTranslations } from 'use-intl';
import { usualPayOf } from '#schema/salary/usualPayWords.ts';

/** The employer's own words for the pay, translated where they are common ones. */
export function usePayWords(): (words: string) => string {
  const t = useTranslations('jobFacts');
  return (words) => {
    const usual = usualPayOf(words);
    return usual ? t(`pay.said.${usual}`) : words;
  };
}
