import { useTranslations } from 'use-intl';
import { useFactWords } from '#client/components/jobFacts/useFactWords.ts';
import { isFilterFact } from '#schema/fields/jobFacts.ts';
import { CATEGORY_FACTS, parseCategory } from '#schema/options/categories.ts';
import { useCategoryTitle } from '#client/components/useCategoryTitle.ts';
import type { Filter } from '#client/pages/browse/browseState.ts';

/** A filter value in the reader's language; `label` is the server's name, for values we have no words for. */
export function useFilterNames() {
  const t = useTranslations('browse');
  const facts = useTranslations('jobFacts');
  const factWords = useFactWords();
  const titleOf = useCategoryTitle();

  return (filter: Filter, value: string, label = value): string => {
    if (isFilterFact(filter)) return factWords.valueOf(filter, value);
    if (filter === 'remote' || filter === 'featured' || filter === 'hot')
      return t(`filters.${filter}`);
    if (filter === 'company') return label === value ? t('filters.group.company') : label;
    if (filter === 'category') {
      const known = parseCategory(value);
      return known ? titleOf(CATEGORY_FACTS[known]) : label;
    }
    if (filter === 'type') {
      const key = `type.${value}` as 'type.INTERN';
      return facts.has(key) ? facts(key) : label;
    }
    if (filter === 'state' || filter === 'district') return label;
    const key = `filters.${filter}.${value}` as 'filters.posted.DAYS_1';
    return t.has(key) ? t(key) : label;
  };
}
