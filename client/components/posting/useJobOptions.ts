import { useTranslations } from 'use-intl';
import type { JobType } from '#client/gql/graphql.ts';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { CATEGORIES, CATEGORY_FACTS } from '#schema/options/categories.ts';
import { JOB_EXPERIENCE_MAX } from '#schema/options/experience.ts';
import { WIZARD_INDUSTRIES } from '#schema/options/industries.ts';
import { JOB_TYPES } from '#schema/options/jobTypes.ts';
import { useCategoryTitle } from '#client/components/useCategoryTitle.ts';

/** A job's options in the reader's language, including an existing value outside the list. */
export function useJobOptions() {
  const t = useTranslations('addJob');
  const facts = useTranslations('jobFacts');
  const industryName = useIndustryName();
  const categoryTitle = useCategoryTitle();
  return {
    types: JOB_TYPES.map((type) => type.toUpperCase() as JobType).map((value) => ({
      value,
      label: facts(`type.${value}`),
    })),
    categories: CATEGORIES.map((value) => ({
      value: value as string,
      label: categoryTitle(CATEGORY_FACTS[value]),
    })),
    industries: (current: string) =>
      withCurrent(WIZARD_INDUSTRIES, current).map((value) => ({
        value,
        label: industryName(value),
      })),
    experience: Array.from({ length: JOB_EXPERIENCE_MAX + 1 }, (_, years) => ({
      value: `${years}`,
      label: years === 0 ? t('field.fresher') : `${years}`,
    })),
  };
}

function withCurrent(values: readonly string[], current: string): readonly string[] {
  return current === '' || values.includes(current) ? values : [...values, current];
}
