import { useTranslations } from 'use-intl';
import { useFactWords } from '#client/components/jobFacts/useFactWords.ts';
import { isFilterFact } from '#schema/fields/jobFacts.ts';
import { CATEGORY_FACTS, parseCategory } from '#schema/options/categories.ts';
import { useCategoryTitle } from '#client/components/useCategoryTitle.ts';
import type { Filter } from '#schema/search/filterAddress.ts';
import type { BrowseState } from '#client/pages/browse/browseState.ts';
import { usePayRange } from './usePayRange.ts';

/** A filter value in the reader's language; `label` is the server's name, for values we have no words for. */
export function useFilterNames({ location, payBy }: BrowseState) {
  const t = useTranslations('browse');
  const facts = useTranslations('jobFacts');
  const factWords = useFactWords();
  const titleOf = useCategoryTitle();
  const payRange = usePayRange(payBy);

  return (filter: Filter, value: string, label = value): string => {
    if (isFilterFact(filter)) return factWords.valueOf(filter, value);
    switch (filter) {
      case 'remote':
      case 'featured':
      case 'hot':
      case 'verified':
      case 'quick':
        return t(`filters.${filter}`);
      case 'company':
        return label === value ? t('filters.group.company') : label;
      case 'category': {
        const known = parseCategory(value);
        return known ? titleOf(CATEGORY_FACTS[known]) : label;
      }
      case 'type': {
        const key = `type.${value}` as 'type.INTERN';
        return facts.has(key) ? facts(key) : label;
      }
      case 'years':
        return t('filters.years', { years: Number(value) });
      case 'within':
        return t('filters.within', { km: value, place: location });
      case 'pay': {
        const [from, to] = value.split('-').map((amount) => Number(amount) || null);
        return payRange(from ?? null, to ?? null);
      }
      case 'state':
      case 'district':
        return label;
      case 'experience':
      case 'salary':
      case 'posted':
      case 'industry': {
        const key = `filters.${filter}.${value}` as 'filters.posted.DAYS_1';
        return t.has(key) ? t(key) : label;
      }
    }
  };
}
