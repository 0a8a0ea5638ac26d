import { useTranslations } from 'use-intl';

/** The words employers use most instead of figures. */
const SAID = {
  negotiable: 'negotiable',
  'best in industry': 'best',
  'as per company norms': 'norms',
  'depends on experience': 'experience',
  'competitive salary': 'competitive',
  'not disclosed': 'undisclosed',
} as const;

/** The employer's own words for the pay, translated where they are common ones. */
export function usePayWords(): (words: string) => string {
  const t = useTranslations('jobFacts');
  return (words) => {
    const usual = SAID[words.toLowerCase() as keyof typeof SAID];
    return usual ? t(`pay.said.${usual}`) : words;
  };
}
