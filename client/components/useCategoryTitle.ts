import { useTranslations } from 'use-intl';

/** Categories are stored in English; the documented ones are translated into the other languages. */
export function useCategoryTitle() {
  const t = useTranslations('jobFacts');
  return ({ slug, title }: { slug: string; title: string }): string => {
    const key = `category.${slug}` as 'category.finance-banking';
    return t.has(key) ? t(key) : title;
  };
}
